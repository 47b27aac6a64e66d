import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { facts } from "./facts.ts";
import { readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { isPublished } from "./published.ts";
import { newsSchema } from "./schema.ts";

/** The language of the terminal decides that of the sentences. */
beforeEach(() => void vi.stubEnv("LC_ALL", "en_US"));

const sound = 'title: "Başlık"\nkind: haber\ndate: 2024-05-01\nsummary: "Özet."\ntopics: [ kampüs ]';
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
    [
      sound.replace("kind: haber", "kind: dedikodu"),
      "content/tr/news/a.md, line 3: “dedikodu” is not possible for “kind”; there are: haber, rapor, duyuru. (Kind of the news item.)",
    ],
    [sound.replace("2024-05-01", "1 Mayıs"), "content/tr/news/a.md, line 4: a date is written like 2026-11-20."],
    [sound.replace('summary: "Özet."\n', ""), "content/tr/news/a.md, line 2: “summary” is missing. (Summary)"],
    [`${sound}\nauthor: Ben`, "content/tr/news/a.md, line 7: there is no field “author”; the fields here are "],
    [
      'title: "unfinished',
      'content/tr/news/a.md, line 2: a quotation mark is opened but not closed: title: "unfinished"',
    ],
  ])("that is broken is named with file, line, field and reason", (matter, sentence) => {
    expect(() => read(matter)).toThrow(sentence);
  });

  test("that is missing is named too", () => {
    expect(() => readFrontMatter("a.md", "Metin.", newsSchema)).toThrow(
      "a.md, line 1: the file begins with a line of three hyphens",
    );
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
  const html = (body: string) => renderMarkdown("a.md", body, { locale: "en", facts: () => facts("en") }).html;

  test("links by page name, in the language of the text", () => {
    expect(html("[us](page:hakkimizda)")).toContain('<a href="/en/about-us">us</a>');
    expect(html("[a story](page:hakkimizda-basari-hikayeleri-hikaye?hikaye=tuna-lojistik)")).toContain(
      'href="/en/about-us/success-stories/tuna-lojistik"',
    );
  });

  test("refuses unknown pages and placeholders by name", () => {
    expect(() => html("[x](page:yok)")).toThrow("a.md, line 1: there is no page “yok”");
    expect(() => html("[x](page:hakkimizda-medya-haber)")).toThrow(
      "a.md, line 1: a link to “hakkimizda-medya-haber” says which one; such as page:hakkimizda-medya-haber?haber=",
    );
    expect(() => html("{{yok}}")).toThrow("a.md, line 1: there is no fact {{yok}}");
    const text = "---\nversion: 1\n---\nBir.\n\nİki {{yok}}.\n";
    const { body, bodyLine } = readFrontMatter("a.md", text, z.object({ version: z.number() }));
    expect(() => renderMarkdown("a.md", body, { locale: "en", facts: () => facts("en"), bodyLine })).toThrow(
      "a.md, line 6: there is no fact {{yok}}",
    );
  });

  test("lets nothing that is written become code", () => {
    for (const body of [
      "a <script>alert(1)</script> b",
      "<script>alert(1)</script>",
      "<div onclick=alert(1)>a</div>",
      "a <img src=x onerror=alert(1)> b",
      "<!-- a --><svg/onload=alert(1)>",
      "<style>a{}</style>",
      "## <script>alert(1)</script>",
      "| <script>alert(1)</script> |\n|---|\n| <b>a</b> |",
      '[a](<b" onmouseover="alert(1)>)',
      "[a](javascript:alert(1))",
      "[a](JaVaScRiPt:alert(1))",
      "[a](data:text/html,<script>alert(1)</script>)",
      "[a](&#106;avascript:alert(1))",
      "<javascript:alert(1)>",
      '![a" onerror="alert(1)](x "b" onerror="c")',
    ]) {
      const found = html(body);
      const tags = [...found.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
      expect(tags.join(" "), body).not.toMatch(/<(script|style|svg|div onclick|b)\b|\son\w+=|javascript:|data:/i);
    }
    expect(html("a <b>bold</b>")).toContain("a &lt;b&gt;bold&lt;/b&gt;");
    expect(html("[a](https://x.example/?a=1&b=2)")).toContain('<a href="https://x.example/?a=1&amp;b=2">a</a>');
  });

  test("says what each row of a table is about, and names the column of every other cell", () => {
    const table = html("| Name | Days *left* |\n|---|---|\n| `a` | 7 |\n");
    expect(table).toContain('<div class="table" data-columns="2"><table>');
    expect(table).toContain('<th scope="row"><code>a</code></th><td data-label="Days left">7</td>');
  });

  test("numbers its sections for the table of contents", () => {
    const { toc } = renderMarkdown("a.md", "## One\n\ntext\n\n### Below\n\n## Two *and*\n", {
      locale: "en",
      facts: () => facts("en"),
    });
    expect(toc).toEqual([
      { id: "s1", title: "One" },
      { id: "s2", title: "Two and" },
    ]);
  });
});
