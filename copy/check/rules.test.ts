import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { mendText } from "../view/typography.ts";
import { checkSources } from "./check-texts.ts";
import { problemOf, sentenceOf } from "./problem.ts";
import { readSources } from "./texts.ts";

type Change = [file: string, from: string | RegExp, to: string];

const both = (file: string, from: string | RegExp, to: string): Change[] =>
  ["tr", "en"].map((locale) => [`${locale}/${file}`, from, to]);

/** Changes that the schemas allow, and what is said about the files. */
const rules: { rule: string; changes: Change[]; said: string[] }[] = [
  {
    rule: "a text that is too long is refused, with what the field is for",
    changes: [["tr/chrome.yaml", /^( +)open: .*/m, "$1open: Bütün menüyü açan düğme"]],
    said: [
      "error: content/tr/chrome.yaml, line *: “open” has 23 characters; 16 is the most that looks good. (Ana menü · “Bütün menüyü açan düğme”)",
    ],
  },
  {
    rule: "code and pictures in Markdown and addresses that are none are refused",
    changes: both(
      "news/operasyon-merkezi-yeni-binasina-tasindi.md",
      /^## /m,
      "<script>alert()</script>\n\nA <b>word</b> [here](javascript:a@b.example) ![a](https://x.example/a.jpg).\n\n## ",
    ),
    said: ["tr", "en"].flatMap((locale) => {
      const file = `error: content/${locale}/news/operasyon-merkezi-yeni-binasina-tasindi.md, line *`;
      const nothing = "does nothing on the page and is read as it stands; leave it out, or write it in Markdown.";
      return [
        `${file}: “<script>alert()</script>” ${nothing}`,
        `${file}: “<b>” ${nothing}`,
        `${file}: “</b>” ${nothing}`,
        `${file}: the link “javascript:a@b.example” leads nowhere; our pages are written like [text](page:iletisim), others with https://`,
        `${file}: the picture “https://x.example/a.jpg” in this text would not show on the site; leave it out. A photograph has a field of its own.`,
      ];
    }),
  },
  {
    rule: "markup in a plain field is refused, which would be read as it stands",
    changes: [
      ["tr/campus.yaml", /^( +lead: "?)/m, "$1<b>Yeni</b> "],
      ["en/campus.yaml", /^( +lead: "?)/m, "$1A [new](https://x.example) "],
      ["tr/cloud.yaml", /^( +lead: "?)/m, "$1Çok **yeni** "],
      ["en/cloud.yaml", /^( +lead: "?)/m, "$1A *new* cloud "],
    ],
    said: [
      ["tr/campus.yaml", "<b>"],
      ["tr/cloud.yaml", "**yeni**"],
      ["en/campus.yaml", "[new](https://x.example)"],
      ["en/cloud.yaml", "*new*"],
    ].map(
      ([file, mark]) =>
        `error: content/${file}, line *: “${mark}” is read here as it is written; this field has no HTML tags and no Markdown, so leave it out.`,
    ),
  },
  {
    rule: "clock times stand in one form, 18:00",
    changes: [["tr/quote-thank-you.yaml", "(09:00–⁠18:00)", "(09.00–⁠18:00)"]],
    said: ["error: content/tr/quote-thank-you.yaml, line *: a clock time is written like 18:00, not 09.00."],
  },
  {
    rule: "a story is filed under services that it names and leads to three others",
    changes: both("stories/lodos-sigorta.md", "tags: [ modernizasyon, bulut ]", "tags: [ modernizasyon, rpa ]").concat(
      both(
        "stories/lodos-sigorta.md",
        "related: [ poyraz-perakende, kordon-gida,",
        "related: [ lodos-sigorta, mercan-universitesi,",
      ),
    ),
    said: ["tr", "en"].flatMap((locale) => [
      `error: content/${locale}/stories/lodos-sigorta.md, line *: the filter “rpa” needs “dijital-donusum-urunleri-robotik-surec-otomasyonu” among the services.`,
      `error: content/${locale}/stories/lodos-sigorta.md, line *: “related” names the story itself; name another one.`,
      `error: content/${locale}/stories/lodos-sigorta.md, line *: “related” names “mercan-universitesi” twice; name three different stories.`,
    ]),
  },
  {
    rule: "a page rests on a story that names it among its services",
    changes: both("managed-services/infrastructure.yaml", /^story: .*/m, "story: lodos-sigorta"),
    said: ["tr", "en"].map(
      (locale) =>
        `error: content/${locale}/managed-services/infrastructure.yaml, line *: the story “lodos-sigorta” does not name this page, “yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi”, among its services.`,
    ),
  },
  {
    rule: "a report shows its charts and has the chapters that its page announces",
    changes: [
      ["tr/report-texts/siber-dayaniklilik-raporu.md", "::chart durus-bedeli", "::chart durus-bedel"],
      ["tr/report-texts/siber-dayaniklilik-raporu.md", "## Yöntem: üç an", "## Yöntem: iki an"],
    ],
    said: [
      "error: content/tr/report-texts/siber-dayaniklilik-raporu.md, line *: no line ::chart durus-bedeli shows this chart.",
      "error: content/tr/report-texts/siber-dayaniklilik-raporu.md, line *: chapter 1 is “Yöntem: iki an, bir çizelge” here and “Yöntem: üç an, bir çizelge” in content/tr/reports/cyber-resilience.yaml.",
      "error: content/tr/report-texts/siber-dayaniklilik-raporu.md, line *: the text calls a chart “durus-bedel”, which is not among the charts above.",
    ],
  },
  {
    rule: "what the code knows by its name is the same in every language",
    changes: [["en/home.yaml", "icon: bulut", "icon: urun"]],
    said: [
      "error: content/en/home.yaml, line *: “icon” is the same in every language, but it is “urun” here and “bulut” in content/tr/home.yaml.",
    ],
  },
];

let said: string[] = [];

beforeAll(() => {
  const sources = new Map(readSources(join(import.meta.dirname, "../../content")));
  for (const [file, from, to] of rules.flatMap(({ changes }) => changes)) {
    const source = sources.get(`content/${file}`) ?? "";
    const changed = source.replace(from, to);
    if (changed === source) throw new Error(`There is no ${from} in ${file}`);
    sources.set(`content/${file}`, changed);
  }
  said = checkSources(sources, new Date("2026-11-18T09:00:00Z")).map(
    (finding) => `${finding.level}: ${sentenceOf(problemOf(finding, "en"), "en")}`,
  );
});

/** A sentence as a pattern: * stands for a line, which changes with the texts. */
function patternOf(sentence: string): RegExp {
  return new RegExp(`^${sentence.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".+")}$`);
}

test.each(rules)("$rule", ({ changes, said: expected }) => {
  const names = new Set(changes.map(([file]) => file.replace(/^\w+\//, "")));
  const about = said.filter((sentence) =>
    [...names].some((name) => /content\/\w+\/([^ ,:]+)/.exec(sentence)?.[1] === name),
  );
  expect(about).toEqual(expected.map((sentence) => expect.stringMatching(patternOf(sentence))));
});

test.each([
  ['"Bir" söz', "“Bir” söz"],
  ["Yakamoz'un 'sözü'", "Yakamoz’un ‘sözü’"],
  ['("x")', "(“x”)"],
  ["Ar-Ge, e-Fatura, 7/24, S/4HANA", "Ar-\u2060Ge, e-\u2060Fatura, 7/\u206024, S/\u20604HANA"],
  ["bekle...  gel", "bekle… gel"],
  ['[a](page:x "t") {"b"} `"c"`', '[a](page:x "t") {"b"} `"c"`'],
  ['"söz" <a href="/x" class="y">ve</a>', '“söz” <a href="/x" class="y">ve</a>'],
  ["ya\u200Bpış\uFEFFtır", "yapıştır"],
  ["e-posta ve Ar-\u2060Ge", "e-posta ve Ar-\u2060Ge"],
])("%s is mended to %s", (text, mended) => {
  expect(mendText(text)).toBe(mended);
});
