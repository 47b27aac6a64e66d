import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { folderTexts } from "./folder-texts.ts";
import type { FactsByLocale } from "./parse-facts.ts";
import { textSource } from "./source.ts";

const file = "tr/publishing.yaml";

function textsOf(...files: string[]) {
  const folder = temporaryFolder();
  for (const name of files)
    cpSync(join(import.meta.dirname, "../content", name), join(folder, name), { recursive: true });
  const change = (name: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), "utf8")));
  return { folder, change, texts: folderTexts(folder) };
}

describe("texts of a folder", () => {
  test("are those that the build compiles", () => {
    const { texts } = textsOf("tr", "en", "facts.yaml");
    const compiled = textSource();
    for (const folder of ["tr", "tr/news", "en/stories", "en/legal", "tr/reports"]) {
      expect([...texts.filesIn(folder)].sort()).toEqual([...compiled.filesIn(folder)].sort());
      for (const name of compiled.filesIn(folder)) expect(texts.read(name), name).toEqual(compiled.read(name));
    }
  });

  test("are read again once they have changed, and only then", () => {
    const { texts, change } = textsOf(file);
    const before = texts.read(file);
    expect(texts.read(file)).toBe(before);
    change(file, (text) => text.replace("Taslak", "Karalama"));
    expect(texts.read(file)).toMatchObject({ draft: "Karalama" });
  });

  test("are read again once the facts that they name have changed", () => {
    const { texts, change } = textsOf("tr/company.yaml", "facts.yaml");
    expect(texts.read("tr/company.yaml")).toMatchObject({ name: "Yakamoz" });
    change("facts.yaml", (text) => text.replace("name: Yakamoz", "name: Deniz"));
    expect(texts.read("tr/company.yaml")).toMatchObject({ name: "Deniz" });
  });

  test("take facts from elsewhere where the folder has none", () => {
    const { folder } = textsOf("en/company.yaml");
    expect(() => folderTexts(folder).read("en/company.yaml")).toThrow("content/facts.yaml");
    const facts = () => textSource().read("facts.yaml") as FactsByLocale;
    expect(folderTexts(folder, { otherFacts: facts }).read("en/company.yaml")).toMatchObject({
      fullName: "Yakamoz Teknoloji",
    });
  });

  test("name a mistake with its line, and heal", () => {
    const { texts, change } = textsOf(file);
    change(file, (text) => text.replace("draft:", "drfat:"));
    expect(() => texts.read(file)).toThrow(/^content\/tr\/publishing\.yaml, (line|satır) \d+: .*draft/);
    change(file, (text) => text.replace("drfat:", "draft:"));
    expect(texts.read(file)).toMatchObject({ draft: "Taslak" });
  });

  test("come and go with their files", () => {
    const { texts, folder } = textsOf("tr/news", "facts.yaml");
    const [first = ""] = texts.filesIn("tr/news");
    expect(texts.has(first)).toBe(true);
    rmSync(join(folder, first));
    expect(texts.has(first)).toBe(false);
    expect(texts.filesIn("tr/news")).not.toContain(first);
    expect(() => texts.read(first)).toThrow(`content/${first}: `);
    expect(texts.filesIn("tr/yok")).toEqual([]);
  });
});
