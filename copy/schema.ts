import { z } from "zod";
import type { PageParams } from "../site/href.ts";
import { type PageName, pageNames } from "../site/pages.ts";
import type { Assumption } from "./marks.ts";
import type { Photo } from "./picture-files.ts";
import { choice, described, head, id, picture, seen } from "./schemas/fields.ts";

/** What search engines and sharers read of a page. */
export type Meta = { title: string; description: string };

/** A link to one of our own pages. */
export type Link = { text: string; to: PageName; params?: PageParams; hash?: string; query?: string };

export type ReferenceCard = {
  image: string;
  no1: string;
  content1: string;
  no2: string;
  content2: string;
  to?: { name: "hakkimizda-basari-hikayeleri-hikaye"; hikaye: string };
};
export type BreadcrumbItem = { name: string; link?: string };
export type Figure = { value: string; label: string };

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug");

export const sectors = [
  "lojistik",
  "gida",
  "saglik",
  "enerji",
  "perakende",
  "sigorta",
  "uretim",
  "turizm",
  "tekstil",
  "finans",
  "kamu",
  "egitim",
] as const;
export const storyTags = ["altyapi", "guvenlik", "sap", "modernizasyon", "rpa", "bulut", "veri", "urun"] as const;
export const newsKinds = ["haber", "rapor", "duyuru"] as const;
/** Signs of app/art/signs.ts that say what a news item is about. */
export const newsSigns = [
  "medya",
  "altyapi",
  "sap",
  "guvenlik",
  "modern",
  "veri",
  "bulut",
  "yonetilen",
  "urun",
  "robot",
  "belge",
  "teklif",
  "yetenek",
  "staj",
  "kampus",
  "arge",
  "yonetim",
  "hikaye",
] as const;

const publishing = {
  date: described(z.iso.date(), "figure", "Sayfada görünen gün.", "The day shown on the page."),
  draft: described(
    z.boolean().default(false),
    "id",
    "“Evet” ise metin siteye çıkmaz.",
    "While it is “yes” the text does not appear.",
  ),
  /** The item appears with the first build after this moment. */
  publish: described(
    z.iso.datetime({ offset: true }),
    "figure",
    "Metnin siteye çıkacağı an.",
    "The moment at which the text appears.",
  ).optional(),
};

/** A story or news item without a photograph has a drawing, made from its name or from this one. */
const seed = described(
  slug,
  "id",
  "Fotoğraf yokken kapaktaki çizimin tohumu; yazılmazsa çizim öğenin adından yapılır.",
  "The seed of the drawing on a cover without a photograph; if nothing is written, it is made from the item's name.",
).exactOptional();

export const legalSchema = z.strictObject({
  title: seen(),
  description: head("Arama sonucunda başlığın altındaki metin.", "The text below the title in search results."),
  version: id("Metnin sürümü; talep ve rızalarla saklanır.", "Version of the text, kept with requests and consents."),
  /** What its version stands for. */
  digest: id(
    "Bu sürümün sözleri; yeni sürümle birlikte yazılır.",
    "The wording of this version; written with each new version.",
    { perLanguage: true },
  ).optional(),
  effective: described(z.iso.date(), "figure", "Metnin yürürlüğe girdiği gün.", "The day from which the text holds."),
  summary: seen(),
});

export const storySchema = z.strictObject({
  ...publishing,
  title: seen(),
  customer: seen(),
  sector: choice(sectors, "Müşterinin sektörü.", "Sector of the customer."),
  services: z
    .array(choice(pageNames, "Hikâyede geçen hizmetin sayfa adı.", "Name of the page of a service in the story."))
    .min(1)
    .max(3),
  tags: z
    .array(choice(storyTags, "Hikâyenin bulunduğu süzgeç.", "Filter under which the story is found."))
    .min(1)
    .max(3),
  summary: seen(),
  figures: z
    .array(
      z.strictObject({
        value: seen(),
        label: seen(),
      }),
    )
    .min(2)
    .max(4),
  duration: seen(),
  quote: z.strictObject({
    text: seen("Müşterinin sözü.", "What the customer says."),
    person: seen("Sözün sahibi.", "Who says it."),
    role: seen("Sözün sahibinin görevi.", "The position of that person."),
    picture: picture("portrait").exactOptional(),
  }),
  timeline: z.strictObject({
    title: seen(),
    steps: z
      .array(
        z.strictObject({
          name: seen(),
          text: seen(),
        }),
      )
      .min(3)
      .max(5),
  }),
  related: z
    .array(
      described(slug, "id", "Sonda önerilen hikâyenin dosya adı.", "File name of a story recommended at the end.", {
        story: true,
      }),
    )
    .length(3),
  weight: described(
    z.int().min(1).max(5).default(3),
    "figure",
    "Hikâyeler haritasında ışığın büyüklüğü: 1 en küçük, 5 en büyük; yazılmazsa 3.",
    "How large the story's light is on the chart: 1 is the smallest, 5 the largest, 3 if nothing is written.",
  ),
  seed,
  picture: picture("cover").exactOptional(),
});

export const newsSchema = z.strictObject({
  ...publishing,
  title: seen(),
  kind: choice(newsKinds, "Haberin türü.", "Kind of the news item."),
  summary: seen(),
  topics: z
    .array(seen("Haberin konusu; sayfada etiket olarak durur.", "Topic of the news item, shown as a label."))
    .min(1)
    .max(3),
  sign: described(
    z.enum(newsSigns).default("medya"),
    "id",
    "Haberin listede önünde duran işaret; yazılmazsa medya.",
    "The sign before the item in the list; medya if nothing is written.",
  ),
  seed,
  picture: picture("cover").exactOptional(),
});

export type Legal = z.infer<typeof legalSchema> & Document;
export type Story = z.infer<typeof storySchema> & Document & { slug: string; photo?: Photo };
export type News = z.infer<typeof newsSchema> & Document & { slug: string; photo?: Photo };

/** A Markdown text, ready to be shown. */
export type Document = {
  html: string;
  toc: { id: string; title: string }[];
  minutes: number;
  /** Sentences that are true only for some values of settings. */
  assumptions?: Assumption[];
};
