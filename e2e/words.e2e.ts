import { beforeAll, describe, expect, test } from "vitest";
import { html, sitemapPaths } from "./documents.ts";
import { specifiedAddresses } from "./specified-addresses.ts";
import { specifiedFigures } from "./specified-figures.ts";

/** The words of a part of a page, as a reader sees them. */
function textOf(source: string, element = "main"): string {
  const part = new RegExp(`<${element}[\\s\\S]*</${element}>`).exec(source)?.[0] ?? "";
  return part
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ");
}

/** A page without its navigation and without the calls and related items that are not printed either. */
function withoutWaysOn(source: string): string {
  return source.replace(/<nav[\s\S]*?<\/nav>|<(section|aside)[^>]*\bnoprint\b[\s\S]*?<\/\1>/g, " ");
}

const documents = new Map<string, string>();

beforeAll(async () => {
  for (const path of await sitemapPaths()) documents.set(path, await html(path));
});

describe("figures of the specification", () => {
  const pages = specifiedAddresses.flatMap(([turkish, english, name]) => [
    { path: turkish, figures: specifiedFigures[name]?.tr },
    { path: english, figures: specifiedFigures[name]?.en },
  ]);

  test("belong to pages of the specification", () => {
    const names = specifiedAddresses.map(([, , name]) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(specifiedFigures)));
  });

  test.each(pages.filter(({ figures }) => figures))("$path states them", async ({ path, figures }) => {
    const text = textOf(documents.get(path) ?? (await html(path)));
    expect(figures?.filter((figure) => !text.includes(figure))).toEqual([]);
  });

  test.each(["/hakkimizda/yonetim-yapimiz", "/en/about-us/management"])("%s shows seven people", (path) => {
    expect(documents.get(path)?.match(/<img[^>]*\/art\/(portrait\/|unknown-person)/g)).toHaveLength(7);
  });

  test("every footer names the years of the copyright, from the first to that of the build", () => {
    const without = [...documents].filter(([, source]) => !/© 2024–20\d\d /.test(textOf(source, "footer")));
    expect(without.map(([path]) => path)).toEqual([]);
  });
});

describe("every page", () => {
  const short = /\/(iletisim|contact|medya|media|basari-hikayeleri|success-stories|teklif-al|request-a-quote)$/;

  test("has at least 250 words of its own, lists and contact apart", () => {
    const thin = [...documents]
      .map(([path, source]) => ({ path, words: textOf(withoutWaysOn(source)).trim().split(" ").length }))
      .filter(({ path, words }) => words < 250 && !short.test(path));
    expect(thin).toEqual([]);
  });

  test("nests its headings", () => {
    const jumps = [...documents].flatMap(([path, source]) => {
      const levels = [...(/<main[\s\S]*<\/main>/.exec(source)?.[0].matchAll(/<h([1-6])[ >]/g) ?? [])].map(([, level]) =>
        Number(level),
      );
      const jump = levels.findIndex((level, i) => i > 0 && (level === 1 || level > (levels[i - 1] as number) + 1));
      return jump > 0 || levels[0] !== 1 ? [`${path}: h${levels.join(" h")}`] : [];
    });
    expect(jumps).toEqual([]);
  });

  test("never breaks e-Fatura, Ar-Ge or 7/24 at the end of a line", () => {
    const loose = [...documents].flatMap(([path, source]) => {
      const text = /<body[\s\S]*<script type="application\/json"/.exec(source)?.[0].replace(/<[^>]+>/g, " ") ?? "";
      return (
        text.match(
          /(?<![\w/])(e-(Fatura|Arşiv|Defter|Dönüşüm|Satınalma|Procurement|Transformation|Invoice)|Ar-Ge|7\/24|24\/7|Non-Prod)/g,
        ) ?? []
      ).map((found) => `${path}: ${found}`);
    });
    expect([...new Set(loose)]).toEqual([]);
  });

  test("speaks to the reader without filler", () => {
    const filler = /lorem ipsum|coming soon|çok yakında|yakında sizlerle|under construction|PLACEHOLDER|TODO/i;
    expect([...documents].filter(([, source]) => filler.test(textOf(source))).map(([path]) => path)).toEqual([]);
  });
});
