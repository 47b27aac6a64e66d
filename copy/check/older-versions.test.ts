import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkSources } from "./check-texts.ts";
import { problemOf, sentenceOf } from "./problem.ts";
import { readSources } from "./texts.ts";

const sources = readSources(join(import.meta.dirname, "../../content"));

/** What is said once a copy of the terms of use lies at these places as the given version. */
function said(version: string, ...files: string[]): string[] {
  const changed = new Map(sources);
  for (const file of files) {
    const locale = file.split("/")[1];
    const text = sources.get(`content/${locale}/legal/kullanim-sartlari.md`) ?? "";
    changed.set(file, text.replace(/^version: .*/m, `version: "${version}"`));
  }
  const findings = checkSources(changed, new Date("2026-11-18T09:00:00Z"));
  return findings
    .filter(({ file }) => file.includes("/older/"))
    .map((finding) => sentenceOf(problemOf(finding, "en"), "en"));
}

const older = (path: string) => [`content/tr/legal/older/${path}`, `content/en/legal/older/${path}`];

describe("older versions of a legal text", () => {
  test("may stand in every language", () => {
    expect(said("0.9", ...older("kullanim-sartlari/0.9.md"))).toEqual([]);
  });

  test("stand in every language", () => {
    expect(said("0.9", "content/tr/legal/older/kullanim-sartlari/0.9.md")).toEqual([
      "content/en/legal/older/kullanim-sartlari/0.9.md: is missing; content/tr/legal/older/kullanim-sartlari/0.9.md is there, and every text stands in every language.",
    ]);
  });

  test("bear their version as name", () => {
    const [first] = said("0.9", ...older("kullanim-sartlari/0.8.md"));
    expect(first).toContain("the file is called 0.8.md, but its version is 0.9; both are the same: 0.9.md");
  });

  test("belong to a legal text", () => {
    for (const path of ["kullanim-sarti/0.9.md", "0.9.md"]) {
      expect(said("0.9", ...older(path))[0]).toContain("older versions stand like");
    }
  });

  test("are not in force any more", () => {
    const version = /^version: "(.*)"/m.exec(sources.get("content/tr/legal/kullanim-sartlari.md") ?? "")?.[1] ?? "";
    const [first] = said(version, ...older(`kullanim-sartlari/${version}.md`));
    expect(first).toContain(`${version} is the version in force`);
  });
});
