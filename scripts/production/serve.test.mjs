import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWords } from "../../server/words/open-words.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aCheckout } from "../../testing/server/words.ts";

function serve(args, env = {}) {
  const options = { env: { ...process.env, ...env }, encoding: "utf8" };
  return spawnSync(process.execPath, [join(import.meta.dirname, "serve.mjs"), ...args], options);
}

test("where content/ has what never was published, npm start stops and names both commands that help", async () => {
  const folder = temporaryFolder();
  await openWords({ folder, checkout: aCheckout(), clock: Date.now });
  const { status, stdout, stderr } = serve([], { OFFICE_DIR: folder });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\ncontent\/ has changes that are not published:\n {2}content\/\S+, .*, and \d+ more\n/);
  expect(stderr).toContain("npm run office -- import-words");
  expect(stderr).toContain("npm start -- --own-words");
});

test("npm start knows no other option", () => {
  expect(serve(["--own-word"]).stderr).toBe('\n"npm start" knows one option: npm start -- --own-words\n');
});
