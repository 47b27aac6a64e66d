import { onTestFinished } from "vitest";
import { buildInputs, readEnvironment } from "../../server/env.ts";
import type { Handler } from "../../server/http/react-router.ts";
import { createLog } from "../../server/log.ts";
import { type StartOptions, startServer } from "../../server/serve.ts";
import { openServices } from "../../server/services.ts";
import { type FakeFile, fakeFiles, writeBuild } from "./finished-build.ts";

type Setup = {
  settings?: Record<string, string>;
  files?: Record<string, FakeFile>;
  handler?: Handler;
  timeouts?: StartOptions["timeouts"];
  meter?: StartOptions["meter"];
  /** With storage and all that stands on it, not only pages. */
  withServices?: boolean;
};

const builds = new Map<string, Promise<string>>();

/** The same build for all tests that do not ask for another one. */
function sharedBuild(files: Record<string, FakeFile>, inputs: Record<string, string>): Promise<string> {
  if (files !== fakeFiles) return writeBuild(files, inputs);
  const key = JSON.stringify(inputs);
  const build = builds.get(key) ?? writeBuild(files, inputs);
  builds.set(key, build);
  return build;
}

/** Starts the server on a free port with a small finished build and a stand-in for React Router. */
export async function startSite({ settings = {}, files = fakeFiles, handler = echo, ...setup }: Setup = {}) {
  const lines: string[] = [];
  const env = readEnvironment({ HOST: "127.0.0.1", PORT: "0", ...settings });
  const buildDir = await sharedBuild(files, buildInputs(settings));
  const log = createLog(env.LOG_LEVEL, { write: (text: string) => lines.push(...text.trimEnd().split("\n")) });
  const services = setup.withServices ? await openServices(env, log) : undefined;
  const timeouts = { announce: 0, ...setup.timeouts };
  const { meter } = setup;
  const running = await startServer({ env, buildDir, handler, log, timeouts, meter, ...(services && { services }) });
  onTestFinished(async () => {
    running.server.closeAllConnections();
    await Promise.all([running.stop(), services?.stopDelivering()]);
    await services?.close();
  });
  const url = `http://127.0.0.1:${running.port}`;
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(url + path, { redirect: "manual", headers, ...init });
  return { ...running, url, get, lines, buildDir };
}

/** Answers with what reached it. */
async function echo(request: Request): Promise<Response> {
  const seen = { method: request.method, url: request.url, headers: [...request.headers], body: await request.text() };
  const text = `<!doctype html><script>seen()</script><pre>${JSON.stringify(seen).replaceAll("<", "&lt;")}</pre>`;
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** What `echo` says it saw. */
export async function echoedRequest(response: Response) {
  const text = /<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "null";
  const seen = JSON.parse(text.replaceAll("&lt;", "<"));
  return { ...seen, headers: Object.fromEntries(seen.headers) } as {
    method: string;
    url: string;
    body: string;
    headers: Record<string, string>;
  };
}
