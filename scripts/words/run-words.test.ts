import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkTexts } from "../../copy/check/check-texts.ts";
import { terminalLanguage } from "../../copy/check/problem.ts";
import { localeCodes } from "../../site/locales.ts";
import { findingsAsJson, runWords } from "./run-words.ts";

const content = join(import.meta.dirname, "../../content");
const now = new Date("2026-12-01T12:00:00Z");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "texts-"));
  for (const name of [...localeCodes, "facts.yaml", "terms.yaml"]) {
    cpSync(join(content, name), join(folder, name), { recursive: true });
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");

function change(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(join(folder, file), read(file).replace(from, to));
}

function words(args: string[], language: "tr" | "en" = "en") {
  const { code, lines } = runWords(args, { folder, language, now });
  return { code, said: stripVTControlCharacters(lines.join("\n")) };
}

test("the site's own texts are in order, which is known within seconds", () => {
  const before = process.cpuUsage();
  expect(checkTexts({ folder: content, language: "en" })).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  expect(words([], "tr").said).toMatch(/^Bütün metinler yerinde: \d+ dosya, [\d,]+ sn\.$/);
});

test.each([
  [{ LANG: "tr_TR.UTF-8" }, "tr"],
  [{ LANG: "tr_TR.UTF-8", LC_MESSAGES: "en_GB" }, "en"],
  [{ LANG: "en_US.UTF-8", LC_ALL: "tr_TR" }, "tr"],
  [{ LANG: "de_DE.UTF-8" }, "en"],
  [{}, "en"],
])("%j speaks %s", (env, language) => {
  expect(terminalLanguage(env)).toBe(language);
});

test("mistakes come first, then warnings, then what can be done", () => {
  change("tr/legal.yaml", "toc: Bu metinde", "toc: \"Bu 'metinde'\"");
  change("tr/news/calisan-portali-yenilendi.md", "date: 2026-03-12", "date: 12 Mart");
  const matter = 'draft: true\ntitle: "A"\nkind: haber\ndate: 2026-11-20\nsummary: "B."\ntopics: [ C ]';
  for (const locale of localeCodes) {
    const body = locale === "tr" ? "Öbür metin." : "Text.";
    writeFileSync(join(folder, locale, "news/taslak.md"), `---\n${matter}\n---\n${body}\n`);
  }
  expect(words([], "tr")).toEqual({
    code: 1,
    said: [
      "Düzeltilecekler",
      "content/tr/legal.yaml, satır 1: düz tırnak var; şöyle yazın: ‘metinde’",
      "content/tr/news/calisan-portali-yenilendi.md, satır 4: tarih 2026-11-20 gibi yazılır.",
      "",
      "Göz atılacaklar",
      "content/tr/news/taslak.md, satır 9: “Öbür” yerine “diğer” yazıyoruz; sözcükler content/terms.yaml dosyasında.",
      "",
      "2 hata, 1 uyarı. Hatalar düzelmeden site kurulmaz.",
      "Bunların 1 tanesini “npm run words -- --fix” kendisi düzeltir.",
    ].join("\n"),
  });
});

test("an unknown argument is named, with those that there are", () => {
  expect(words(["--all"])).toEqual({ code: 1, said: expect.stringMatching(/^“--all” is not known\. There are: /) });
});

describe("--fix", () => {
  test("mends quotation marks, joiners, dots and double spaces, and changes nothing else", () => {
    const yaml = read("tr/legal.yaml");
    const story = read("tr/stories/ege-enerji.md");
    change("tr/legal.yaml", "toc: Bu metinde", `toc: "Bu \\"metinde\\"  Ar-Ge'nin 7/24 işi..." # not`);
    change("tr/legal.yaml", "inShort: Kısaca.", "inShort: 'Kısaca ''bir'' e-Fatura.'");
    change("en/legal.yaml", "toc: ", "toc: 24/\u20607 ");
    appendFileSync(join(folder, "tr/legal.yaml"), "\n# son\n");
    appendFileSync(join(folder, "tr/stories/ege-enerji.md"), `\n"Bir" [söz](page:iletisim) \`"x"\` dedi.\n`);
    appendFileSync(join(folder, "en/stories/ege-enerji.md"), `\n“A” [word](page:iletisim) was said.\n`);

    const { code, said } = words(["--fix"]);
    expect(said).toContain("8 mended in content/tr/legal.yaml.");
    expect(code).toBe(0);
    expect(read("tr/legal.yaml")).toBe(
      `${yaml
        .replace("toc: Bu metinde", 'toc: "Bu “metinde” Ar-\u2060Ge’nin 7/\u206024 işi…" # not')
        .replace("inShort: Kısaca.", "inShort: 'Kısaca ‘bir’ e-\u2060Fatura.'")}\n# son\n`,
    );
    expect(read("tr/stories/ege-enerji.md")).toBe(`${story}\n“Bir” [söz](page:iletisim) \`"x"\` dedi.\n`);
  });

  test("puts a file into the format of the files", () => {
    const home = read("tr/home.yaml");
    writeFileSync(join(folder, "tr/home.yaml"), home.replaceAll("\n  ", "\n    "));
    expect(words([]).said).toContain("content/tr/home.yaml, line 2: this file leaves our YAML format");
    expect(words(["--fix"]).said).toContain("1 mended in content/tr/home.yaml.");
    expect(read("tr/home.yaml")).toBe(home);
  });

  test("mends no version and no figure", () => {
    change("tr/forms.yaml", "açık rıza veriyorum", "rıza veriyorum");
    change("en/about.yaml", "4,000", "4,500");
    const before = ["tr/forms.yaml", "en/about.yaml"].map(read);
    const { code, said } = words(["--fix"]);
    expect(["tr/forms.yaml", "en/about.yaml"].map(read)).toEqual(before);
    expect(code).toBe(1);
    expect(said).toContain("There was nothing to mend.");
    expect(said).toContain("Errors: 2, warnings: 0.");
  });
});

describe("new-version", () => {
  test("gives a changed consent the day as its version, in every language", () => {
    change("tr/forms.yaml", "açık rıza veriyorum", "rıza veriyorum");
    expect(words([]).said).toContain("npm run words -- new-version consent");
    expect(words(["new-version", "consent"])).toEqual({
      code: 0,
      said: "consent: version 2026-12-01 is written in content/en/forms.yaml, content/tr/forms.yaml.",
    });
    for (const locale of localeCodes) expect(read(`${locale}/forms.yaml`)).toContain('  version: "2026-12-01"\n');
    expect(words([]).code).toBe(0);

    change("en/forms.yaml", "I consent to", "I agree to");
    expect(words(["new-version", "consent"]).said).toContain("version 2026-12-01.2");
    expect(words([]).code).toBe(0);
  });

  test("gives a changed notice the next number and the day from which it holds", () => {
    const number = Number(/\nversion: "1\.(\d+)"/.exec(read("tr/legal/aydinlatma-metni.md"))?.[1]);
    const next = `1.${number + 1}`;
    appendFileSync(join(folder, "en/legal/aydinlatma-metni.md"), "\nMore.\n");
    expect(words([]).code).toBe(1);
    const { said } = words(["new-version", "aydinlatma-metni"], "tr");
    expect(said).toContain(`aydinlatma-metni: ${next} sürümü yazıldı: `);
    for (const locale of localeCodes) {
      const text = read(`${locale}/legal/aydinlatma-metni.md`);
      expect(text).toContain(`\nversion: "${next}"\n`);
      expect(text).toMatch(/\ndigest: "[0-9a-f]{16}"\neffective: 2026-12-01\n/);
    }
    expect(words([]).code).toBe(0);
  });

  test("writes none where nothing has changed, and says what has versions", () => {
    const before = read("tr/forms.yaml");
    expect(words(["new-version", "consent"]).said).toContain("no new version is needed");
    expect(read("tr/forms.yaml")).toBe(before);
    expect(words(["new-version", "yok"]).said).toMatch(/^There is no text “yok” with a version\. There are: .*consent/);
    expect(words(["new-version"]).code).toBe(1);
  });
});

test("programs get what is wrong in both languages", async () => {
  writeFileSync(join(folder, "tr/home.yaml"), `${read("tr/home.yaml")}# \u2062\n`);
  const found = JSON.parse(await findingsAsJson(folder, now));
  expect(found).toEqual([
    {
      file: "content/tr/home.yaml",
      line: expect.any(Number),
      level: "error",
      message: {
        tr: expect.stringContaining("ön izlemenin görünmeyen bir işareti"),
        en: expect.stringContaining("an invisible mark of a preview"),
      },
    },
  ]);
});
