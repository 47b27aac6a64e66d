import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { folderTexts } from "../../../copy/folder-texts.ts";
import { setTextSource } from "../../../copy/source.ts";
import { words } from "../../../copy/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { temporaryFolder } from "../../../testing/server/temporary-folder.ts";
import { legalVersion } from "./versions.ts";

const name = "aydinlatma-metni";
const content = join(import.meta.dirname, "../../../content");

/** The notice as it is, and older versions of it from made days. */
function addVersions(folder: string, locale: Locale, versions: Record<string, string>): void {
  const text = readFileSync(join(content, locale, "legal", `${name}.md`), "utf8");
  const older = join(folder, locale, "legal/older", name);
  mkdirSync(older, { recursive: true });
  for (const [version, day] of Object.entries(versions)) {
    const made = text.replace(/^version: .*/m, `version: "${version}"`).replace(/^effective: .*/m, `effective: ${day}`);
    writeFileSync(join(older, `${version}.md`), made);
  }
}

const find = (locale: Locale, asked: string | null) => legalVersion(name, locale, asked, words("legal", locale));

describe("the versions of a legal text", () => {
  beforeEach(() => {
    const folder = temporaryFolder();
    for (const locale of ["tr", "en"] as const) {
      cpSync(join(content, locale), join(folder, locale), { recursive: true });
      rmSync(join(folder, locale, "legal/older"), { recursive: true, force: true });
      addVersions(folder, locale, { "1.9": "2025-03-01", "1.10": "2025-03-01", "1.0": "2024-06-30" });
    }
    cpSync(join(content, "facts.yaml"), join(folder, "facts.yaml"));
    setTextSource({ ...folderTexts(folder), isPreview: true });
  });
  afterEach(() => setTextSource());

  test("are listed beside the one in force, newest first", () => {
    const found = find("tr", null);
    expect(found?.older).toBeUndefined();
    expect(found?.previous).toEqual({
      title: "Önceki sürümler",
      rows: [
        { href: "/aydinlatma-metni?version=1.10", kicker: "Yürürlük: 1 Mart 2025", title: "Sürüm 1.10" },
        { href: "/aydinlatma-metni?version=1.9", kicker: "Yürürlük: 1 Mart 2025", title: "Sürüm 1.9" },
        { href: "/aydinlatma-metni?version=1.0", kicker: "Yürürlük: 30 Haziran 2024", title: "Sürüm 1.0" },
      ],
    });
  });

  test("say of an older one what it is, and lead to the one in force", () => {
    const found = find("en", "1.0");
    expect(found?.text.effective).toBe("2024-06-30");
    expect(found?.older?.notice).toContain("version 1.0");
    expect(found?.older?.current.href).toBe("/en/clarification-text");
  });

  test("have the one in force under its own number too, and no others", () => {
    expect(find("tr", find("tr", null)?.text.version ?? "")?.older).toBeUndefined();
    expect(find("tr", "0.1")).toBeUndefined();
    expect(find("tr", "")).toBeUndefined();
  });
});

test("a legal text without older versions says nothing of them", () => {
  expect(Object.keys(legalVersion("kullanim-sartlari", "tr", null, words("legal", "tr")) ?? {})).toEqual(["text"]);
});
