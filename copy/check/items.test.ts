import { describe, expect, test } from "vitest";
import { checkSources } from "./check-texts.ts";
import { problemOf, sentenceOf } from "./problem.ts";

const now = new Date("2026-11-18T09:00:00Z");

/** What is said about news alone: these sources hold nothing else that the site needs, and say the same in all items. */
function saidAbout(sources: Readonly<Record<string, string>>, language: "tr" | "en" = "en"): string[] {
  return checkSources(new Map(Object.entries(sources)), now)
    .filter(({ code }) => code !== "missing-text" && code !== "head-twice")
    .map((finding) => `${finding.level}: ${sentenceOf(problemOf(finding, language), language)}`);
}

const text = (more = "", body = "Metin.") =>
  `---\ntitle: "Başlık"\nkind: haber\ndate: 2026-11-20\n${more}summary: "Özet."\ntopics: [ kampüs ]\n---\n${body}\n`;
const files = (tr: string, en = tr, name = "yeni-ofis") => ({
  [`content/tr/news/${name}.md`]: tr,
  [`content/en/news/${name}.md`]: en,
});
const at = (moment: string) => `publish: ${moment}\n`;
const morning = at("2099-01-15T09:00:00+03:00");

describe("what waits for its moment", () => {
  test("is fine with the same moment in both languages, however it is written", () => {
    expect(saidAbout(files(text()))).toEqual([]);
    expect(saidAbout(files(text(morning), text(at("2099-01-15T06:00:00Z"))))).toEqual([]);
  });

  test.each([
    [text(morning), text(at("2099-01-15T10:00:00+03:00")), "is set for 2099-01-15T07:00:00.000Z"],
    [text(morning), text(), "is published"],
    [text(), text(morning), "is set for 2099-01-15T06:00:00.000Z"],
    [text(morning), text(`draft: true\n${morning}`), "is a draft"],
  ])("is refused where the languages would not appear together", (tr, en, state) => {
    const [sentence, ...more] = saidAbout(files(tr, en));
    expect(sentence).toContain(`error: content/en/news/yeni-ofis.md, line `);
    expect(sentence).toContain(
      `all languages appear together, but this text ${state} and content/tr/news/yeni-ofis.md `,
    );
    expect(more).toEqual([]);
  });

  test("is refused where the moment could not be seen coming", () => {
    const said = saidAbout(files(text("publish:\n  2099-01-15T09:00:00+03:00\n")));
    expect(said.filter((sentence) => !sentence.includes("our YAML format"))).toEqual(
      ["tr", "en"].map(
        (locale) =>
          `error: content/${locale}/news/yeni-ofis.md, line 5: the moment stands on one line, without anything else: publish: 2099-01-15T09:00:00+03:00`,
      ),
    );
  });

  test("is checked as if it were published today", () => {
    expect(saidAbout(files(text(morning, "[x](page:yok)"))).at(0)).toBe(
      "error: content/tr/news/yeni-ofis.md, line 9: there is no page “yok”; the names of pages stand in site/pages.ts.",
    );
  });

  test("is refused under a name that is no address", () => {
    expect(saidAbout(files(text(morning), undefined, "Yeni Ofis"), "tr")[0]).toBe(
      "error: content/tr/news/Yeni Ofis.md: dosyanın adı adres olur: a–z arası küçük harfler, rakamlar ve tek tireler, yeni-ofis.md gibi.",
    );
  });

  test("links to nothing that is not there by then", () => {
    const link = (slug: string) => `[haber](page:hakkimizda-medya-haber?haber=${slug})`;
    const all = (target: string, more = morning) => ({
      ...files(text(target), undefined, "hedef"),
      ...files(text(more, link("hedef"))),
    });
    expect(saidAbout(all(""))).toEqual([]);
    expect(saidAbout(all(at("2099-01-15T06:00:00Z")))).toEqual([]);
    expect(saidAbout(all("draft: true\n"))[0]).toBe(
      "error: content/tr/news/yeni-ofis.md, line 9: “hedef” is a draft, so the link would lead nowhere.",
    );
    expect(saidAbout(all(at("2099-01-16T06:00:00Z")))).toHaveLength(2);
    expect(saidAbout(all(morning, ""))).toHaveLength(2);
    expect(saidAbout(files(text("", link("yok"))), "tr")[0]).toBe(
      "error: content/tr/news/yeni-ofis.md, satır 8: “yok” adında bir haber yok.",
    );
  });
});

describe("a draft", () => {
  const draft = (matter: string, body = "Metin.") => ({
    "content/tr/news/taslak.md": `---\ndraft: true\n${matter}\n---\n${body}\n`,
  });

  test("has to be readable", () => {
    expect(saidAbout(draft("title: Yeni ofis: İzmir"))).toEqual([
      'error: content/tr/news/taslak.md, line 3: there is a colon inside the text; put the text in quotation marks: title: "Yeni ofis: İzmir"',
      "warning: content/en/news/taslak.md: is missing; content/tr/news/taslak.md is there, and every text stands in every language.",
    ]);
  });

  test("may lack everything else, which is a warning until it is published", () => {
    const said = saidAbout(draft('title: "Yeni ofis"\nkind: haber', "[x](page:yok)"));
    expect(said.every((sentence) => sentence.startsWith("warning: "))).toBe(true);
    expect(said).toEqual([
      "warning: content/tr/news/taslak.md, line 2: “date” is missing. (The day shown on the page.)",
      "warning: content/tr/news/taslak.md, line 2: “summary” is missing. (Summary)",
      "warning: content/tr/news/taslak.md, line 2: “topics” is missing.",
      "warning: content/tr/news/taslak.md, line 6: there is no page “yok”; the names of pages stand in site/pages.ts.",
      "warning: content/en/news/taslak.md: is missing; content/tr/news/taslak.md is there, and every text stands in every language.",
    ]);
    const published = Object.values(draft("title: Yeni ofis"))[0]?.replace("draft: true\n", "") ?? "";
    expect(saidAbout({ "content/tr/news/taslak.md": published }).every((one) => one.startsWith("error: "))).toBe(true);
  });
});
