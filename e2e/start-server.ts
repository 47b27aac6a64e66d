import type { TestProject } from "vitest/node";
import { trustingSettings } from "./posted-forms.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
    /** The same build where the database does not answer. */
    brokenUrl: string;
  }
}

const unreachable = { DATABASE_URL: "postgres://none@127.0.0.1:1/none", SECRET: "a secret of thirty-two characters" };

/** The server on the production build, with and without a database, once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startServer(undefined, trustingSettings);
  const broken = await startServer(undefined, { ...trustingSettings, ...unreachable });
  project.provide("baseUrl", site.baseUrl);
  project.provide("dataDir", site.dataDir);
  project.provide("brokenUrl", broken.baseUrl);
  return async () => {
    await site.stop();
    await broken.stop();
  };
}
