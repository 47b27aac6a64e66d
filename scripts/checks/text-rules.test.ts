import { describe, expect, test } from "vitest";
import { legalPages } from "../../site/pages.ts";
import { missingTexts, publishingMistakes } from "./text-rules.ts";

const legal = legalPages.flatMap((name) => [`content/tr/legal/${name}.md`, `content/en/legal/${name}.md`]);

test("a long text without its other language is named by the file that is missing", () => {
  expect(missingTexts(legal)).toEqual([]);
  expect(missingTexts([...legal, "content/tr/news/yeni-ofis.md"])).toEqual(["content/en/news/yeni-ofis.md"]);
  expect(missingTexts([...legal, "content/en/stories/tuna.md"])).toEqual(["content/tr/stories/tuna.md"]);
});

test("a legal page without its text is missing it in both languages", () => {
  expect(missingTexts(legal.slice(2))).toEqual(legal.slice(0, 2));
});

describe("what waits for its moment", () => {
  const text = (more = "", body = "Metin.") =>
    `---\ntitle: "Başlık"\nkind: haber\ndate: 2026-11-20\n${more}summary: "Özet."\ntopics: [kampüs]\n---\n${body}\n`;
  const files = (tr: string, en = tr, name = "yeni-ofis") => ({
    [`content/tr/news/${name}.md`]: tr,
    [`content/en/news/${name}.md`]: en,
  });
  const at = (moment: string) => `publish: ${moment}\n`;
  const morning = at("2099-01-15T09:00:00+03:00");

  test("is fine with the same moment in both languages, however it is written", () => {
    expect(publishingMistakes(files(text()))).toEqual([]);
    expect(publishingMistakes(files(text(morning), text(at("2099-01-15T06:00:00Z"))))).toEqual([]);
    expect(publishingMistakes({ "content/tr/legal/a.md": "no item" })).toEqual([]);
  });

  test.each([
    [text(morning), text(at("2099-01-15T10:00:00+03:00"))],
    [text(morning), text()],
    [text(), text(morning)],
    [text(morning), text(`draft: true\n${morning}`)],
  ])("is refused where the languages would not appear together", (tr, en) => {
    const [sentence, ...more] = publishingMistakes(files(tr, en));
    expect(sentence).toMatch(/^content\/en\/news\/yeni-ofis\.md: both languages appear together, but this is .+\.$/);
    expect(more).toEqual([]);
  });

  test("is refused where the moment could not be seen coming", () => {
    const folded = "publish:\n  2099-01-15T09:00:00+03:00\n";
    expect(publishingMistakes(files(text(folded)))).toEqual([
      "content/tr/news/yeni-ofis.md: the moment must stand in a line of its own, as it is: publish: 2099-01-15T09:00:00+03:00.",
      "content/en/news/yeni-ofis.md: the moment must stand in a line of its own, as it is: publish: 2099-01-15T09:00:00+03:00.",
    ]);
  });

  test("is refused under a name that is no address", () => {
    expect(publishingMistakes(files(text(morning), undefined, "Yeni Ofis"))[0]).toContain(
      "content/tr/news/Yeni Ofis.md: its name becomes an address",
    );
  });

  test("links to nothing that is not there by then", () => {
    const link = (slug: string) => `[haber](page:hakkimizda-medya-haber?haber=${slug})`;
    const all = (target: string, more = morning) => ({
      ...files(text(target), undefined, "hedef"),
      ...files(text(more, link("hedef"))),
    });
    expect(publishingMistakes(all(""))).toEqual([]);
    expect(publishingMistakes(all(at("2099-01-15T06:00:00Z")))).toEqual([]);
    expect(publishingMistakes(all("draft: true\n"))[0]).toBe(
      'content/tr/news/yeni-ofis.md: links to "hedef", which is a draft.',
    );
    expect(publishingMistakes(all(at("2099-01-16T06:00:00Z")))).toHaveLength(2);
    expect(publishingMistakes(all(morning, ""))).toHaveLength(2);
    expect(publishingMistakes(files(text("", link("yok"))))[0]).toBe(
      'content/tr/news/yeni-ofis.md: links to "yok", which does not exist.',
    );
  });
});
