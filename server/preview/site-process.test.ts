import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { startSite } from "./site-process.ts";

const content = join(import.meta.dirname, "../../content");

/** A build whose server runs these lines. */
function aBuild(source: string, inputs: Record<string, string> = {}) {
  const build = temporaryFolder();
  mkdirSync(join(build, "server"));
  writeFileSync(join(build, "finished.json"), JSON.stringify({ inputs }));
  writeFileSync(join(build, "server/package.json"), '{"type":"module"}');
  writeFileSync(join(build, "server/main.js"), source);
  return { build, content: "/some/content", dataDir: "/some/data" };
}

const answering = `
import { createServer } from "node:http";
const server = createServer((req, res) => res.end(JSON.stringify({ env: process.env, pid: process.pid })));
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.once("disconnect", () => process.exit());
`;

test("it hears what the build was made with, the draft's folders, and nothing else of this process", async () => {
  vi.stubEnv("SECRET", "s".repeat(32));
  vi.stubEnv("SMTP_URL", "smtp://mail.example.com");
  vi.stubEnv("DATABASE_URL", "postgres://user:password@host/database");
  const site = await startSite(aBuild(answering, { ORIGIN: "https://x.example", RECAPTCHA_SITE_KEY: "k" }));
  onTestFinished(site.stop);
  const { env } = await (await fetch(site.url)).json();
  expect(env).toEqual({
    ORIGIN: "https://x.example",
    RECAPTCHA_SITE_KEY: "k",
    RECAPTCHA_SECRET: "none",
    CONTENT_PREVIEW_DIR: "/some/content",
    CONTENT_PREVIEW_MARKS: "on",
    DATA_DIR: "/some/data",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    WORKER: "off",
    FILES_IN_MEMORY_MB: "1",
    LOG_LEVEL: "error",
  });
  expect(site.hasEnded()).toBe(false);
  await site.stop();
  await expect.poll(site.hasEnded).toBe(true);
});

test("the site answers the office alone: other users of the machine reach its port and get nothing", async () => {
  const build = await writeServerBuild();
  const main = JSON.stringify(join(import.meta.dirname, "../main.ts"));
  writeFileSync(join(build, "server/main.js"), `process.argv[2] = ${JSON.stringify(build)};\nawait import(${main});\n`);
  const site = await startSite({ build, content, dataDir: temporaryFolder() });
  onTestFinished(site.stop);
  const status = async (headers?: Record<string, string>) =>
    (await fetch(`${site.url}/healthz`, headers && { headers })).status;
  expect(await status()).toBe(403);
  expect(await status({ "X-Preview-Key": "guess" })).toBe(403);
  expect(await status(site.headers)).toBe(200);
});

test("a preview that was started by hand answers everyone, also as a process of a cluster", async () => {
  const build = await writeServerBuild();
  const env = { CONTENT_PREVIEW_DIR: content, DATA_DIR: temporaryFolder(), PORT: "0", HOST: "127.0.0.1" };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts"), build], {
    env,
    stdio: ["ignore", "pipe", "ignore", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let log = "";
  child.stdout?.on("data", (data) => {
    log += data;
  });
  await expect.poll(() => /"port":(\d+)/.exec(log)?.[1], { timeout: 60_000 }).toBeDefined();
  expect((await fetch(`http://127.0.0.1:${/"port":(\d+)/.exec(log)?.[1]}/healthz`)).status).toBe(200);
});

test("a folder without a build, and a server that ends at once, say why", async () => {
  const nothing = { ...aBuild(""), build: temporaryFolder() };
  await expect(startSite(nothing)).rejects.toMatchObject({ reason: "not-built" });
  const dying = aBuild('console.error("The build does not fit."); process.exit(1);');
  await expect(startSite(dying)).rejects.toMatchObject({
    reason: "failed",
    message: "the preview did not start: The build does not fit.",
  });
});

test("it ends with the process that started it, however that ends", async () => {
  const place = aBuild(answering);
  const starter = join(temporaryFolder(), "starter.mjs");
  const module = JSON.stringify(join(import.meta.dirname, "site-process.ts"));
  writeFileSync(
    starter,
    `const { startSite } = await import(${module});
    const site = await startSite(${JSON.stringify(place)});
    console.log((await (await fetch(site.url)).json()).pid);
    setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [starter], { stdio: ["ignore", "pipe", "inherit"] });
  const pid = await new Promise<number>((resolve) => child.stdout.once("data", (data) => resolve(Number(data))));
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isAlive()).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(isAlive).toBe(false);
});
