import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { onTestFinished } from "vitest";
import { readEnvironment } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { startServer } from "../../server/serve.ts";
import { openServices } from "../../server/services.ts";
import { openStorage } from "../../server/storage/open-storage.ts";
import { postedContact } from "../samples.ts";
import { writeServerBuild } from "./server-build.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const build = writeServerBuild();

/** A server that takes contact forms, looks after its storage every few milliseconds, and keeps what it told. */
export async function startFormSite(settings: Record<string, string>) {
  const env = readEnvironment({ HOST: "127.0.0.1", PORT: "0", TRUSTED_PROXIES: "127.0.0.1", ...settings });
  const lines: { level: number; msg: string }[] = [];
  const log = createLog("info", { write: (line) => void lines.push(...line.trimEnd().split("\n").map(parsed)) });
  const services = await openServices(env, log, undefined, { checkMs: 50, retryMs: 50, timeoutMs: 2_000 });
  const { port, stop } = await startServer({ env, buildDir: await build, services, log, timeouts: { announce: 0 } });
  const baseUrl = `http://127.0.0.1:${port}`;
  const acknowledged: string[] = [];
  let ended: Promise<void> | undefined;

  /** Posts a contact form as script does, and gives the status of the response. Every visitor has an address of their own. */
  async function post(): Promise<number> {
    const headers = {
      Origin: env.ORIGIN,
      "X-Forwarded-For": `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`,
    };
    const body = new URLSearchParams(postedContact({ message: randomUUID() }));
    const response = await fetch(`${baseUrl}/iletisim.data`, { method: "POST", headers, body });
    const [reference] = /[2-9B-Z]{4}-[2-9B-Z]{4}/.exec(await response.text()) ?? [];
    if (reference) acknowledged.push(reference);
    return response.status;
  }

  async function end(): Promise<void> {
    await Promise.all([stop(), services.stopDelivering()]);
    await services.close();
  }

  async function missingIn(dataDir: string): Promise<string[]> {
    const { leads, close: closeStorage } = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir });
    const found = await Promise.all(acknowledged.map((reference) => leads.find(reference)));
    await closeStorage();
    return acknowledged.filter((_, index) => !found[index]);
  }

  const close = () => (ended ??= end());
  onTestFinished(close);
  return {
    post,
    status: async (path: string) => (await fetch(baseUrl + path)).status,
    /** Sentences for operators, as they were logged. */
    told: () =>
      lines.filter(({ level, msg }) => level >= 50 && !/^(request|failure|alert)$/.test(msg)).map(({ msg }) => msg),
    /** Ends the server and gives what was acknowledged and would not be found after a restart. */
    async missing(): Promise<string[]> {
      await close();
      return missingIn(env.DATA_DIR);
    },
    /** The same, if it were killed now. */
    missingAfterKill(): Promise<string[]> {
      const copy = temporaryFolder();
      cpSync(env.DATA_DIR, copy, { recursive: true });
      return missingIn(copy);
    },
    acknowledged,
  };
}

function parsed(line: string): { level: number; msg: string } {
  return JSON.parse(line);
}
