import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
  }
}

/** The server on the production build, once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { baseUrl, dataDir, stop } = await startServer();
  project.provide("baseUrl", baseUrl);
  project.provide("dataDir", dataDir);
  return stop;
}
