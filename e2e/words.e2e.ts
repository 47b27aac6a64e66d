import { beforeAll, describe, expect, test } from "vitest";
import { html, sitemapPaths } from "./documents.ts";

/** The words of a page's own part, as a reader sees them. */
function mainText(source: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(source)?.[0] ?? "";
  return main
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ");
}

const documents = new Map<string, string>();

beforeAll(async () => {
  for (const path of await sitemapPaths()) documents.set(path, await html(path));
});

describe("figures of the specification", () => {
  const facts: [path: string, ...texts: string[]][] = [
    ["/", "4000+", "25+", "20+", "50+", "15", "9", "5.632 m²", "300+"],
    ["/en", "4000+", "25+", "20+", "50+", "15", "9", "5,632 m²", "300+"],
    ["/bulut-cozumleri", "25+", "20+", "50+"],
    ["/en/cloud-solutions", "25+", "20+", "50+"],
    ["/dijital-kampus", "15 ", "9 ", "5.632", "300", "dört ay"],
    ["/en/digital-campus", "15 ", "9 ", "5,632", "300", "four months"],
    ["/dijital-donusum-urunleri/robotik-surec-otomasyonu", "%90", "10", "%0", "8", "%70", "%50", "200+"],
    ["/en/digital-transformation-products/robotic-process-automation", "90%", "10×", "0%", "8×", "70%", "50%", "200+"],
    ["/hakkimizda/kariyer", "12", "4", "%3", "6–7 ay"],
    ["/en/about-us/career", "12", "4", "3%", "6–7 months"],
    ["/hakkimizda/kariyer/dxperience", "6–7 ay"],
    ["/en/about-us/career/dxperience", "6–7 months"],
    ["/hakkimizda/kariyer/dxtechway", "2 yıl"],
    ["/en/about-us/career/dxtechway", "2 years"],
    ["/hakkimizda/kariyer/ise-alim", "2 yıl", "özel nitelikli"],
    ["/en/about-us/career/recruitment", "2 years", "sensitive personal data"],
    ["/is-etigi-kurallari", "100", "6 ay", "08.30–12.00", "13.00–17.30"],
    ["/en/business-ethics-rules", "USD 100", "6 months", "08:30–12:00", "13:00–17:30"],
    ["/kisisel-verilerin-korunmasi", "30 gün", "60 gün"],
    ["/en/personal-data-protection", "30 days", "60 days"],
    ["/hizmet-yonetim-politikasi", "20000"],
    ["/en/business-continuity-policy", "22301"],
    ["/yonetilen-hizmetler/teklif-al", "24 saat", "09.00", "18.00"],
    ["/en/managed-services/request-a-quote", "24 hours", "09:00", "18:00"],
  ];
  const services = [
    "bilgi-teknolojileri-altyapi-yonetimi",
    "sap-ve-is-uygulamalari-yonetimi",
    "siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
    "uygulama-modernizasyonu",
    "veri-yonetimi-ve-stratejileri",
  ];
  const counters = services.map((service): (typeof facts)[number] => [
    `/yonetilen-hizmetler/${service}`,
    "45+",
    "20+",
    "350+",
  ]);

  test.each([...facts, ...counters])("%s states them", (path, ...texts) => {
    const text = mainText(documents.get(path) as string);
    expect(texts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});

describe("every page", () => {
  const short = /\/(iletisim|contact|medya|media|basari-hikayeleri|success-stories|teklif-al|request-a-quote)$/;

  test("has at least 250 words of its own, lists and contact apart", () => {
    const thin = [...documents]
      .map(([path, source]) => ({ path, words: mainText(source).split(" ").length }))
      .filter(({ path, words }) => words < 250 && !short.test(path));
    expect(thin).toEqual([]);
  });

  test("nests its headings", () => {
    const jumps = [...documents].flatMap(([path, source]) => {
      const levels = [...(/<main[\s\S]*<\/main>/.exec(source)?.[0].matchAll(/<h([1-6])[ >]/g) ?? [])].map(([, level]) =>
        Number(level),
      );
      const jump = levels.findIndex((level, i) => i > 0 && level > (levels[i - 1] as number) + 1);
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
    expect([...documents].filter(([, source]) => filler.test(mainText(source))).map(([path]) => path)).toEqual([]);
  });
});
