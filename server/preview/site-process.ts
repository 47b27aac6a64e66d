import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { previewKeyHeader } from "../http/preview-page.ts";

/** So long a start may take on a busy machine. */
const startTime = 30_000;

export type SiteProcess = {
  /** Where it answers, on this machine alone. */
  url: string;
  /** It refuses requests without this header; empty where its build asks for none. */
  headers: Record<string, string>;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
};

type Place = { build: string; content: string; dataDir: string };

/** The build cannot be previewed: there is none, or its process did not start. */
export class SiteNotStarted extends Error {
  override name = "SiteNotStarted";
  readonly reason: "not-built" | "failed";

  constructor(reason: "not-built" | "failed", message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Starts the site's own build on the texts of a folder. Its environment has what the build was made with and nothing of
 * this process: no database, no mail server, no secret. It ends with this process, however that ends.
 */
export async function startSite({ build, content, dataDir }: Place): Promise<SiteProcess> {
  const inputs = await inputsOf(build);
  const child = spawn(process.execPath, ["--max-semi-space-size=8", join(build, "server/main.js")], {
    env: environmentFor({ ...inputs, CONTENT_PREVIEW_DIR: content, DATA_DIR: dataDir }),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  const ended = once(child, "exit").catch(() => {});
  const start = await Promise.race([
    once(child, "message").then(([message]) => message as { port: number; key?: string }),
    ended.then(() => undefined),
    pause(startTime, undefined, { ref: false }),
  ]).catch(() => undefined);
  if (start === undefined) {
    child.kill("SIGKILL");
    throw new SiteNotStarted("failed", `the preview did not start: ${said.trim()}`);
  }
  return {
    url: `http://127.0.0.1:${start.port}`,
    headers: start.key === undefined ? {} : { [previewKeyHeader]: start.key },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => stop(child, ended),
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGTERM");
  const isLate = await Promise.race([ended.then(() => false), pause(3_000, true, { ref: false })]);
  if (isLate) child.kill("SIGKILL");
}

/** What the build was made with, which its server wants to hear again. */
async function inputsOf(build: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(build, "finished.json"), "utf8")).inputs;
  } catch {
    throw new SiteNotStarted("not-built", `there is no build of the site in ${build}`);
  }
}

function environmentFor(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...settings,
    // Nobody sends a form from a preview, but its settings have to make sense together.
    ...(settings.RECAPTCHA_SITE_KEY && { RECAPTCHA_SECRET: "none" }),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    WORKER: "off",
    FILES_IN_MEMORY_MB: "1",
    LOG_LEVEL: "error",
    CONTENT_PREVIEW_MARKS: "on",
  };
}
