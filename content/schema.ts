import { z } from "zod";
import type { PageParams } from "../site/href.ts";
import { type PageName, pageNames } from "../site/pages.ts";
import type { Photo } from "./pictures.ts";
import { picture } from "./schemas/fields.ts";

/** What search engines and sharers read of a page. */
export type Meta = { title: string; description: string };

/** A link to one of our own pages. */
export type Link = { text: string; to: PageName; params?: PageParams; hash?: string; query?: string };

export type Person = { id: string; name: string; title: string; description: string; image: string; photo?: Photo };
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

const day = z.iso.date();
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens only");
const text = z.string().trim().min(1, "must not be empty");
const pageName = z.enum(pageNames as [PageName, ...PageName[]]);

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
export const storyTags = ["altyapi", "guvenlik", "sap", "rpa", "bulut", "veri", "urun"] as const;
export const newsKinds = ["haber", "rapor", "duyuru"] as const;

const publishing = {
  date: day,
  draft: z.boolean().default(false),
  /** The item appears with the first build after this moment. */
  publish: z.iso.datetime({ offset: true }).optional(),
};

export const legalSchema = z.strictObject({
  title: text,
  description: text,
  version: text,
  effective: day,
  summary: text,
});

export const storySchema = z.strictObject({
  ...publishing,
  title: text,
  customer: text,
  sector: z.enum(sectors),
  services: z.array(pageName).min(1).max(3),
  tags: z.array(z.enum(storyTags)).min(1).max(2),
  summary: text,
  figures: z
    .array(z.strictObject({ value: text, label: text }))
    .min(2)
    .max(4),
  duration: text,
  quote: z.strictObject({ text, person: text, role: text, picture: picture("portrait").exactOptional() }),
  timeline: z.strictObject({
    title: text,
    steps: z
      .array(z.strictObject({ name: text, text }))
      .min(3)
      .max(5),
  }),
  related: z.array(slug).length(3),
  picture: picture("cover").exactOptional(),
});

export const newsSchema = z.strictObject({
  ...publishing,
  title: text,
  kind: z.enum(newsKinds),
  summary: text,
  topics: z.array(text).min(1).max(3),
  picture: picture("cover").exactOptional(),
});

export type Legal = z.infer<typeof legalSchema> & Document;
export type Story = z.infer<typeof storySchema> & Document & { slug: string; photo?: Photo };
export type News = z.infer<typeof newsSchema> & Document & { slug: string; photo?: Photo };

/** A Markdown text, ready to be shown. */
export type Document = { html: string; toc: { id: string; title: string }[]; minutes: number };
