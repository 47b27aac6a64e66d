import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compiledTexts } from "../../copy/compiled-copy.ts";
import { conditionsOf } from "../../copy/marks.ts";
import { samplePhotograph, writePicture } from "../../testing/sample-pictures.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { compileCopy } from "./compile-copy.ts";

const conditions = conditionsOf({});
const moment = new Date("2026-11-20T09:00:00Z");

const news = "tr/news/later.md";

/** Our copy with one more news item, changed as a test needs it. */
function withNews(change: (text: string) => string): string {
  const root = temporaryFolder();
  cpSync("content", join(root, "content"), { recursive: true });
  const text = readFileSync("content/tr/news/calisan-portali-yenilendi.md", "utf8");
  writeFileSync(join(root, "content", news), change(text));
  return root;
}

test("an item of a later moment is not in it, and it says when the item appears", async () => {
  const publish = "publish: 2026-12-01T09:00:00+03:00";
  const root = withNews((text) => text.replace(/^date:/m, `${publish}\ndate:`));
  const before = await compileCopy({ root, moment, conditions });
  expect([before.due, news in before.texts]).toEqual(["2026-12-01T06:00:00.000Z", false]);
  const after = await compileCopy({ root, moment: new Date("2026-12-01T06:00:00Z"), conditions });
  expect([after.due, news in after.texts]).toEqual([undefined, true]);
});

test("neither drafts nor what is no page of its own is in it", async () => {
  const root = withNews((text) => text.replace(/^date:/m, "draft: true\ndate:"));
  const { texts } = await compileCopy({ root, moment, conditions });
  expect(news in texts).toBe(false);
  expect(Object.keys(texts).filter((file) => /terms|report-texts|README/.test(file))).toEqual([]);
  expect(compiledTexts({ moment: "", texts, pictures: {} }).filesIn("tr/legal")).toContain(
    "tr/legal/cerez-politikasi.md",
  );
});

test("photographs are known by their size and their bytes", async () => {
  const root = withNews((text) => text);
  mkdirSync(join(root, "content/pictures"), { recursive: true });
  await writePicture(root, "deniz.jpg", await samplePhotograph({ width: 400, height: 500 }));
  const { pictures } = await compileCopy({ root, moment, conditions });
  expect(pictures["deniz.jpg"]).toMatchObject({ name: "deniz", width: 400, height: 500 });
});

test("a mistake names its text", async () => {
  const root = withNews((text) => text.replace(/^title:.*\n/m, ""));
  await expect(compileCopy({ root, moment, conditions })).rejects.toThrow("content/tr/news/later.md");
});
