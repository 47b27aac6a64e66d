import { describe, expect, test } from "vitest";
import type { Locale } from "../site/locales.ts";
import { readFrontMatter } from "./front-matter.ts";
import { managedService, managedServicePages } from "./managed-services.ts";
import { type Story, storySchema } from "./schema.ts";
import { words } from "./words.ts";

const products = words("products", "tr");
const robots = words("robotic-process-automation", "tr");

const sources = import.meta.glob<string>("./*/stories/*.md", { query: "?raw", import: "default", eager: true });
const slugs = Object.keys(sources).flatMap((file) => /^\.\/tr\/stories\/(.*)\.md$/.exec(file)?.[1] ?? []);

function story(slug: string, locale: Locale = "tr") {
  const file = `./${locale}/stories/${slug}.md`;
  return readFrontMatter(file, sources[file] ?? "", storySchema).data;
}

/** The page of each service that a story's short tags name. */
const servicePages: Record<Story["tags"][number], Story["services"][number]> = {
  altyapi: "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
  guvenlik: "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
  sap: "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi",
  rpa: "dijital-donusum-urunleri-robotik-surec-otomasyonu",
  bulut: "bulut-cozumleri",
  veri: "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri",
  urun: "dijital-donusum-urunleri",
};

describe.each(slugs)("%s", (slug) => {
  const { services, tags, related } = story(slug);

  test("has the same figures in both languages", () => {
    expect(figures(story(slug, "en"))).toEqual(figures(story(slug)));
  });

  test("is filed under services that it names", () => {
    expect(services).toEqual(expect.arrayContaining(tags.map((tag) => servicePages[tag])));
  });

  test("leads to three other stories", () => {
    expect(new Set(related.filter((other) => other !== slug && slugs.includes(other))).size).toBe(3);
  });
});

test("a page rests on a story that names it among its services", () => {
  const shown = [
    ...managedServicePages.map((page) => [page, managedService(page, "tr").story] as const),
    [servicePages.rpa, robots.reference.slug] as const,
    [servicePages.urun, products.reference.slug] as const,
  ];
  expect(shown.filter(([page, slug]) => !story(slug).services.some((service) => service === page))).toEqual([]);
});

/** The digits of its figures, in any order: %41 is 41%, 7/24 is 24/7. */
function figures({ figures }: ReturnType<typeof story>): string[] {
  return figures.map(({ value, label }) => `${digits(value)} ${digits(label)}`);
}

function digits(text: string): string {
  return text.replace(/\D/g, "").split("").sort().join("");
}
