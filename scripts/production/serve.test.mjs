import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openPublishedWords } from "../../server/copy-repository/open-words.ts";
import { readJson } from "../../server/publishing/site-builds.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aCheckout } from "../../testing/server/words.ts";

function serve(args, env = {}) {
  const options = { env: { ...process.env, ...env }, encoding: "utf8" };
  return spawnSync(process.execPath, [join(import.meta.dirname, "serve.mjs"), ...args], options);
}

test("where content/ has what never was published, npm start stops and names both commands that help", async () => {
  const folder = temporaryFolder();
  await openPublishedWords({ folder, checkout: aCheckout(), clock: Date.now });
  const { status, stdout, stderr } = serve([], { OFFICE_DIR: folder });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\ncontent\/ has changes that are not published:\n {2}content\/\S+, .*, and \d+ more\n/);
  expect(stderr).toContain("npm run office -- import-words");
  expect(stderr).toContain("npm start -- --own-words");
});

test("npm start knows no other option", () => {
  expect(serve(["--own-word"]).stderr).toBe('\n"npm start" knows one option: npm start -- --own-words\n');
});

/** Answers with a text. */
function writePublication(publication, text) {
  mkdirSync(join(publication, "server"), { recursive: true });
  const server = `
    const server = require("node:http").createServer((request, response) => response.end("${text}"));
    server.listen(Number(process.env.PORT), () => console.log("port " + server.address().port));
    process.on("SIGTERM", () => process.exit(0));
  `;
  writeFileSync(join(publication, "server/main.js"), server);
}

/** Nothing is built. */
const programs = { "build.mjs": "", "code-build.mjs": "export const codeBuild = async () => ({ build: 'code' });" };

test("a moment in which nothing can be written down does not keep the site from what is published next", async () => {
  const [root, office] = [temporaryFolder(), temporaryFolder()];
  for (const name of ["content", "copy", "domain", "scripts", "server", "site"])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  for (const [name, code] of Object.entries(programs)) writeFileSync(join(root, "scripts/production", name), code);
  writePublication(join(root, "build"), "one");
  const next = "1".repeat(40);
  writePublication(join(office, "site", next), "two");
  mkdirSync(join(office, "site/serving.json"));

  const env = { ...process.env, OFFICE_DIR: office, PORT: "0", BUILD_DIR: "", METRICS_PORT: "" };
  const site = spawn(process.execPath, [join(root, "scripts/production/serve.mjs")], { env, stdio: "pipe" });
  onTestFinished(() => void site.kill("SIGTERM"));
  let [port, said] = ["", ""];
  site.stdout.setEncoding("utf8").on("data", (text) => {
    port ||= /port (\d+)/.exec(text)?.[1] ?? "";
  });
  site.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const page = () =>
    fetch(`http://localhost:${port}`).then(
      (response) => response.text(),
      () => "",
    );
  const patience = { timeout: 15_000 };
  await expect.poll(page, patience).toBe("one");
  await expect.poll(() => said, patience).toMatch(/^What the site shows cannot be told to the office now\. .*\n$/);
  await pause(1_200);
  expect(said.trim().split("\n")).toHaveLength(1);
  rmSync(join(office, "site/serving.json"), { recursive: true });
  symlinkSync(next, join(office, "site/current"));
  await expect.poll(page, patience).toBe("two");
  await expect.poll(() => readJson(join(office, "site/serving.json")), patience).toMatchObject({ build: next });
  expect(readdirSync(join(office, "site")).sort()).toEqual([next, "current", "serving.json"]);
});
