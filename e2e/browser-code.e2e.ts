import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSources } from "../copy/check/texts.ts";
import { root } from "./server.ts";

/** Lines of copy that are long enough to be a sentence, without their key, list sign and quotes. */
function sentencesOf(source: string): string[] {
  return source
    .split("\n")
    .map((line) => line.replace(/^[\s-]*([\w-]+:)?\s*/, "").replace(/^["']|["']$/g, ""))
    .filter((text) => text.length >= 20 && text.includes(" "));
}

test("the browser's code holds no sentence of content/", async () => {
  const assets = join(root, process.env.BUILD_DIR || "build", "client/assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
  const sentences = [...readSources(join(root, "content")).values()].flatMap(sentencesOf);
  expect(code.length).toBeGreaterThan(500_000);
  expect(sentences.length).toBeGreaterThan(3_000);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
});
