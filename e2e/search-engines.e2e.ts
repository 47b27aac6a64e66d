import { beforeAll, describe, expect, test } from "vitest";
import { ask, first, html, sitemapPaths } from "./documents.ts";

const documents = new Map<string, string>();

beforeAll(async () => {
  for (const path of await sitemapPaths()) documents.set(path, await html(path));
});

/** Pages whose value of a pattern is empty or stands on another page too. */
function notUnique(pattern: RegExp): string[] {
  const seen = new Map<string, string>();
  return [...documents].flatMap(([path, source]) => {
    const value = first(source, pattern);
    const twin = seen.get(value);
    seen.set(value, path);
    return value === "" ? [`${path}: none`] : twin ? [`${path} and ${twin}: ${value}`] : [];
  });
}

describe("every page", () => {
  test("has a title of its own", () => expect(notUnique(/<title>([^<]*)</)).toEqual([]));
  test("has a title without a step of the wizard, also where it is shared", () => {
    const titles = [...documents.values()].flatMap(
      (source) => source.match(/<title>.*?<|og:title" content=".*?"/g) ?? [],
    );
    expect(titles.filter((title) => /adım \d|step \d/.test(title))).toEqual([]);
  });
  test("has a description of its own", () =>
    expect(notUnique(/<meta name="description" content="([^"]*)"/)).toEqual([]));
  test("has a description of a useful length", () => {
    const odd = [...documents].map(([path, source]) => ({
      path,
      length: first(source, /<meta name="description" content="([^"]*)"/).length,
    }));
    expect(odd.filter(({ length }) => length < 50 || length > 210)).toEqual([]);
  });
  test("has a share image of its own that is a PNG of 1200 by 630 and at most 250 kB", async () => {
    expect(notUnique(/<meta property="og:image" content="([^"]*)"/)).toEqual([]);
    for (const source of documents.values()) {
      const path = first(source, /<meta property="og:image" content="https?:\/\/[^/"]+([^"]*)"/);
      const answer = await ask(path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-type"), path).toBe("image/png");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(bytes.length, path).toBeLessThanOrEqual(250_000);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  });
  test("has the cards that sharers read", () => {
    const property = (source: string, name: string) =>
      first(source, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`));
    for (const [path, source] of documents) {
      for (const name of ["og:type", "og:site_name", "og:title", "og:description", "og:locale", "og:image:alt"]) {
        expect(property(source, name), `${name} of ${path}`).not.toBe("");
      }
      expect(property(source, "og:url"), path).toBe(first(source, /<link rel="canonical" href="([^"]*)"/));
      expect(property(source, "twitter:card"), path).toBe("summary_large_image");
    }
  });
  test("but the home page shows the way to itself, as its structured data says", () => {
    for (const [path, source] of documents) {
      if (path === "/" || path === "/en") continue;
      const way = structuredData(source).find((block) => block["@type"] === "BreadcrumbList") as unknown as {
        itemListElement: { name: string }[];
      };
      const shown = /<nav[^>]* aria-label="(?:Konum|Breadcrumb)"[^>]*>([\s\S]*?)<\/nav>/.exec(source)?.[1] ?? "";
      const names = [...shown.matchAll(/<li[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, name]) => plain(name as string));
      expect(names, path).toEqual(way.itemListElement.map(({ name }) => name));
    }
  });
  test("carries structured data that parses", () => {
    for (const [path, source] of documents) {
      const blocks = structuredData(source);
      expect(blocks.length, path).toBeGreaterThan(0);
      for (const block of blocks) expect(block["@context"], path).toBe("https://schema.org");
    }
  });
});

describe("structured data", () => {
  test.each([
    ["/", "Organization"],
    ["/en", "WebSite"],
    ["/hakkimizda/kariyer", "BreadcrumbList"],
    ["/yonetilen-hizmetler/uygulama-modernizasyonu", "Service"],
    ["/yonetilen-hizmetler/uygulama-modernizasyonu", "FAQPage"],
    ["/bulut-cozumleri", "FAQPage"],
    ["/en/digital-transformation-products", "FAQPage"],
    ["/dijital-donusum-urunleri/robotik-surec-otomasyonu", "FAQPage"],
    ["/en/about-us/success-stories/tuna-lojistik", "Article"],
    ["/siber-dayaniklilik-raporu", "Report"],
    ["/iletisim", "ContactPage"],
  ])("%s names a %s", (path, type) => {
    expect(structuredData(documents.get(path) as string).map((block) => block["@type"])).toContain(type);
  });

  test("a news item is a NewsArticle", () => {
    const [, source] = [...documents].find(([path]) => path.startsWith("/en/about-us/media/")) as [string, string];
    expect(structuredData(source).map((block) => block["@type"])).toContain("NewsArticle");
  });
});

function plain(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

function structuredData(source: string): Record<string, string>[] {
  return [...source.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json as string),
  );
}

describe("for machines", () => {
  test("the sitemap has alternates and days of change", async () => {
    const xml = await html("/sitemap.xml");
    expect(xml).toMatch(/<xhtml:link rel="alternate" hreflang="en" href="[^"]+\/en\/about-us"\/>/);
    expect(xml).toMatch(/<loc>[^<]+\/cerez-politikasi<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  test("robots.txt leads to the sitemap", async () => {
    const answer = await ask("/robots.txt");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
  });

  test.each(["/feed.xml", "/en/feed.xml"])("%s lists the news", async (path) => {
    const answer = await ask(path);
    const xml = await answer.text();
    expect(answer.headers.get("content-type")).toMatch(/^application\/rss\+xml/);
    expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(14);
  });

  test("the manifest's icons exist", async () => {
    const answer = await ask("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    for (const { src } of icons) expect((await ask(src)).status, src).toBe(200);
  });

  test("thank-you and error pages stay out of search engines", async () => {
    for (const path of [
      "/yonetilen-hizmetler/teklif-al-tesekkurler",
      "/en/managed-services/quote-thank-you",
      "/nowhere",
    ]) {
      expect(await html(path), path).toContain('<meta name="robots" content="noindex"');
    }
  });
});
