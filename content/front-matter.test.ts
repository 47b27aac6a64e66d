import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { isPublished } from "./published.ts";
import { newsSchema } from "./schema.ts";

const sound = 'title: "Başlık"\nkind: haber\ndate: 2024-05-01\nsummary: "Özet."\ntopics: [kampüs]';
const read = (matter: string) => readFrontMatter("content/tr/news/a.md", `---\n${matter}\n---\nMetin.\n`, newsSchema);

describe("front matter", () => {
  test("is read and checked", () => {
    expect(read(sound)).toMatchObject({ data: { title: "Başlık", draft: false }, body: "Metin.\n" });
  });

  test("with Windows line ends is the same", () => {
    const source = `---\n${sound}\n---\nMetin.\n`.replaceAll("\n", "\r\n");
    expect(readFrontMatter("a.md", source, newsSchema).data.title).toBe("Başlık");
  });

  test.each([
    [sound.replace("kind: haber", "kind: dedikodu"), /^content\/tr\/news\/a\.md:3: field "kind": /],
    [sound.replace("2024-05-01", "1 Mayıs"), /^content\/tr\/news\/a\.md:4: field "date": /],
    [sound.replace('summary: "Özet."\n', ""), /^content\/tr\/news\/a\.md:2: field "summary": /],
    [`${sound}\nauthor: Ben`, /^content\/tr\/news\/a\.md:7: field "\(all\)": .*author/],
    ['title: "unfinished', /^content\/tr\/news\/a\.md:2: [^\n]+$/],
  ])("that is broken is named with file, line, field and reason", (matter, sentence) => {
    expect(() => read(matter)).toThrow(sentence);
  });

  test("that is missing is named too", () => {
    expect(() => readFrontMatter("a.md", "Metin.", newsSchema)).toThrow("a.md:1: must begin with front matter");
  });
});

describe("an item", () => {
  const now = new Date("2026-05-01T09:00:00Z");

  test("is seen unless it is a draft or its moment has not come", () => {
    expect(isPublished({ draft: false }, now)).toBe(true);
    expect(isPublished({ draft: true }, now)).toBe(false);
    expect(isPublished({ draft: false, publish: "2026-05-01T12:00:00+03:00" }, now)).toBe(true);
    expect(isPublished({ draft: false, publish: "2026-05-01T12:01:00+03:00" }, now)).toBe(false);
  });
});

describe("Markdown", () => {
  const html = (body: string) => renderMarkdown("a.md", body, "en").html;

  test("links by page name, in the language of the text", () => {
    expect(html("[us](page:hakkimizda)")).toContain('<a href="/en/about-us">us</a>');
    expect(html("[a story](page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik)")).toContain(
      'href="/en/about-us/success-stories/tuna-lojistik"',
    );
  });

  test("refuses unknown pages and placeholders by name", () => {
    expect(() => html("[x](page:yok)")).toThrow('a.md:1: links to the unknown page "yok"');
    expect(() => html("[x](page:hakkimizda-medya-haber)")).toThrow('a.md:1: links to "page:hakkimizda-medya-haber": ');
    expect(() => html("{{yok}}")).toThrow("a.md:1: unknown placeholder {{yok}}");
    const text = "---\nversion: 1\n---\nBir.\n\nİki {{yok}}.\n";
    const { body, bodyLine } = readFrontMatter("a.md", text, z.object({ version: z.number() }));
    expect(() => renderMarkdown("a.md", body, "en", bodyLine)).toThrow("a.md:6: unknown placeholder {{yok}}");
  });

  test("numbers its sections for the table of contents", () => {
    const { toc } = renderMarkdown("a.md", "## One\n\ntext\n\n### Below\n\n## Two *and*\n", "en");
    expect(toc).toEqual([
      { id: "s1", title: "One" },
      { id: "s2", title: "Two and" },
    ]);
  });
});
