import { z } from "zod";
import type { Locale } from "../../site/locales.ts";
import { pageNames } from "../../site/pages.ts";
import type { PictureSlot } from "../picture-files.ts";

/** What a field is: on the page, in its head, heard by screen readers only, a figure, or a name the code knows. */
type FieldKind = "seen" | "head" | "spoken" | "figure" | "id";

export type FieldInfo = {
  kind: FieldKind;
  /** What the field is for, for editors. A text that they see on the page needs no such sentence. */
  about?: { tr: string; en: string } & Partial<Record<Locale, string>>;
  /** Its name among those of copy/view, where that is not its key. */
  name?: string;
  slots?: readonly string[];
} & Limits;

export const fieldInfo = z.registry<FieldInfo>();

/** What `npm run words` looks at besides the schema. */
type Limits = {
  /** The most characters. */
  max?: number;
  /** Each language has figures or a value of its own here. */
  perLanguage?: true;
  /** Sent as an SMS: only letters that every phone has. */
  sms?: true;
  /** The file name of a story. */
  story?: true;
};

type Options = Limits &
  Pick<FieldInfo, "about" | "name"> & {
    /** Where a sentence with slots is read, if not on the page. */
    kind?: "head" | "spoken";
    /** Whether a sentence may do without its slots. */
    mayOmit?: boolean;
  };

type DetailsWithSentence = [tr: string, en: string, options?: Options];
/** Options of a field, with a sentence about it in Turkish and English before them where it needs one. */
type Details = [options?: Options] | DetailsWithSentence;

const hasSentence = (details: Details): details is DetailsWithSentence => typeof details[0] === "string";

function optionsFrom(details: Details): Options {
  if (!hasSentence(details)) return details[0] ?? {};
  const [tr, en, options] = details;
  return { ...options, about: { tr, en } };
}

const written = () => z.string().regex(/\S/, "empty");

/** Says of any schema what its field is for. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldKind,
  tr: string,
  en: string,
  limits: Limits = {},
): Schema {
  fieldInfo.add(schema, { kind, about: { tr, en }, ...limits });
  return schema;
}

/** A text that visitors read. */
export const seen = (...details: Details) => written().register(fieldInfo, { kind: "seen", ...optionsFrom(details) });

/** A text for search engines and shared links. */
export const head = (tr: string, en: string, limits?: Limits) => described(written(), "head", tr, en, limits);

/** A text for screen readers. */
export const spoken = (tr: string, en: string, limits?: Limits) => described(written(), "spoken", tr, en, limits);

/** A text with named slots, such as "{total} stories"; in every language all of them are filled. */
export const sentence = (slots: readonly string[], ...details: Details) => {
  const { kind = "seen", mayOmit = false, ...options } = optionsFrom(details);
  const check = (text: string, context: z.RefinementCtx) => {
    const found = [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, slot = ""]) => slot);
    const missing = mayOmit ? [] : slots.filter((slot) => !found.includes(slot));
    const unknown = found.filter((slot) => !slots.includes(slot));
    for (const slot of missing) context.addIssue({ code: "custom", message: "missing-slot", params: { slot } });
    for (const slot of unknown) context.addIssue({ code: "custom", message: "unknown-slot", params: { slot, slots } });
  };
  return written()
    .superRefine(check)
    .register(fieldInfo, { kind, slots, ...options });
};

/** A sentence in the forms its number needs: Turkish has one form for all numbers, English two. */
export const counted = (slots: readonly string[], ...details: Details) => {
  const options = optionsFrom(details);
  return z.strictObject({ one: sentence(slots, { ...options, mayOmit: true }), other: sentence(slots, options) });
};

/** The same with words of its own for none. */
export const countedOrNone = (slots: readonly string[], ...details: Details) =>
  z.strictObject({ zero: seen(...details), ...counted(slots, ...details).shape });

/** A list with one entry at least. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** The same of entries with several fields. */
export const entries = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => list(z.strictObject(shape));

/** A part of a page with its title and the sentence below it. */
export const section = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ title: seen(), lead: seen(), ...shape });

/** A note with its title. */
export const note = z.strictObject({ title: seen(), text: seen() });

/** A number that is drawn or counted. */
export const figure = (tr: string, en: string) => described(z.number(), "figure", tr, en);

/** A name that the code knows: of a sign, a picture, a place on the page. It is the same in every language. */
export const id = (tr: string, en: string, limits?: Limits) => described(written(), "id", tr, en, limits);

/** The file name of a story that is shown. */
export const storyName = (tr: string, en: string) => id(tr, en, { story: true });

/** One of the names that the code knows. */
export const choice = <const Name extends string>(names: readonly Name[], tr: string, en: string) =>
  described(z.enum(names), "id", tr, en);

/** The name of a page in the table of pages. */
export const page = choice(
  pageNames,
  "Gidilen sayfanın site/pages.ts tablosundaki adı.",
  "Name of the page it leads to, from site/pages.ts.",
);

/** A link to one of our own pages. */
export const link = (...details: Details) =>
  z.strictObject({
    text: seen({ name: "link", ...optionsFrom(details) }),
    to: page,
    params: z
      .record(z.string(), z.string())
      .register(fieldInfo, {
        kind: "id",
        about: {
          tr: "Bağlantının gösterdiği hikâyenin ya da haberin dosya adı.",
          en: "The file name of the story or news item that the link leads to.",
        },
      })
      .exactOptional(),
    hash: id("Gidilen sayfada açılacak bölümün adı.", "Name of the section to open on that page.").exactOptional(),
    query: id(
      "Gidilen adresin soru işaretinden sonraki bölümü.",
      "What follows the question mark in the link's address.",
    ).exactOptional(),
  });

/** What search engines and shared links show of a page. */
export const meta = z.strictObject({
  title: head(
    "Arama sonucunda ve tarayıcı sekmesinde görünen başlık.",
    "The title in search results and in the browser's tab.",
  ),
  description: head("Arama sonucunda başlığın altındaki metin.", "The text below the title in search results."),
});

/** Where in the layout the photograph of a field stands. */
export const pictureFields = z.registry<{ slot: PictureSlot }>();

/** A photograph in the place of a drawn picture. */
export const picture = (slot: PictureSlot) =>
  z
    .strictObject({
      file: id(
        "Fotoğrafın content/pictures klasöründeki dosyası, örneğin defne-arslan.jpg.",
        "The photograph's file in content/pictures, such as defne-arslan.jpg.",
      ),
      alt: spoken(
        "Fotoğrafta ne göründüğü: onu görmeyenlere okunur.",
        "What the photograph shows, read to those who do not see it.",
      ),
    })
    .register(pictureFields, { slot });

/** The words at the top of a page. */
export const pageHead = section({ picture: picture("head").exactOptional() });

/** Rows that lead to other pages: a short name, then a sentence. */
export const linkRows = entries({ kicker: seen({ max: 40 }), link: link() });

/** Steps that stand one after the other, each with its number. */
export const numberedSteps = entries({
  number: figure("Adımın dairesindeki sıra numarası.", "The number in the circle of a step."),
  name: seen(),
  description: seen(),
});

/** A table with a heading in each row and column. */
export const tableRows = entries({ title: seen(), cells: list(seen()) });

/** A sentence with a link in it. */
export const sentenceWithLink = z.strictObject({ before: seen(), link: link(), after: seen() });

/** The page numbers below a list. */
export const paging = z.strictObject({
  label: spoken(
    "Liste altındaki sayfa numaralarının ekran okuyucu adı.",
    "Name of the page numbers below the list for screen readers.",
  ),
  previous: seen({ max: 20 }),
  next: seen({ max: 20 }),
});

/** Questions that unfold; search engines are told of them too. */
export const questions = entries({
  id: id("Sorunun adresteki adı; bağlantılar onu açar.", "Name of a question in the address; links open it."),
  question: seen(),
  answer: seen(),
});

/** What stands beside the questions. */
export const questionsHead = z.strictObject({ title: seen(), ask: link({ max: 60 }) });

/** The section of frequent questions of a page. */
export const questionsSection = questionsHead.extend({ items: questions });

/** The card of a success story on another page; the story gives its title and figures. */
export const storyCard = z.strictObject({
  slug: storyName(
    "Referans kartında gösterilen hikâyenin dosya adı.",
    "File name of the story shown on the reference card.",
  ),
  kicker: seen(),
  more: seen(),
});

/** The last section of a career page: it leads to the application site. */
export const applyCall = section({ button: seen({ max: 60 }) });
