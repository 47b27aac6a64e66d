import { z } from "zod";
import { pageNames } from "../../site/pages.ts";
import type { PictureSlot } from "../picture-files.ts";

/** What a field is: on the page, in its head, heard by screen readers only, a figure, or a name the code knows. */
type FieldKind = "seen" | "head" | "spoken" | "figure" | "id";

/** What a field is for, in a sentence for editors. Messages and tools show it. */
export type FieldInfo = { kind: FieldKind; tr: string; en: string; slots?: readonly string[] } & Limits;

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

const written = () => z.string().regex(/\S/, "empty");

function text(info: FieldInfo, limits: Limits = {}) {
  return written().register(fieldInfo, { ...info, ...limits });
}

/** Says of any schema what its field is for. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  kind: FieldKind,
  tr: string,
  en: string,
  limits: Limits = {},
): Schema {
  fieldInfo.add(schema, { kind, tr, en, ...limits });
  return schema;
}

/** A text that visitors read. */
export const seen = (tr: string, en: string, limits?: Limits) => text({ kind: "seen", tr, en }, limits);

/** A text for search engines and shared links. */
export const head = (tr: string, en: string, limits?: Limits) => text({ kind: "head", tr, en }, limits);

/** A text for screen readers. */
export const spoken = (tr: string, en: string, limits?: Limits) => text({ kind: "spoken", tr, en }, limits);

type SentenceOptions = Limits & { kind?: "seen" | "head" | "spoken"; mayOmit?: boolean };

/** A text with named slots, such as "{total} stories"; in every language all of them are filled. */
export const sentence = (slots: readonly string[], tr: string, en: string, options: SentenceOptions = {}) => {
  const { kind = "seen", mayOmit = false, ...limits } = options;
  const check = (text: string, context: z.RefinementCtx) => {
    const found = [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, slot = ""]) => slot);
    const missing = mayOmit ? [] : slots.filter((slot) => !found.includes(slot));
    const unknown = found.filter((slot) => !slots.includes(slot));
    for (const slot of missing) context.addIssue({ code: "custom", message: "missing-slot", params: { slot } });
    for (const slot of unknown) context.addIssue({ code: "custom", message: "unknown-slot", params: { slot, slots } });
  };
  return written()
    .superRefine(check)
    .register(fieldInfo, { kind, tr, en, slots, ...limits });
};

/** A sentence in the forms its number needs: Turkish has one form for all numbers, English two. */
export const counted = (slots: readonly string[], tr: string, en: string) =>
  z.strictObject({ one: sentence(slots, tr, en, { mayOmit: true }), other: sentence(slots, tr, en) });

/** The same with words of its own for none. */
export const countedOrNone = (slots: readonly string[], tr: string, en: string) =>
  z.strictObject({ zero: seen(tr, en), ...counted(slots, tr, en).shape });

/** A number that is drawn or counted. */
export const figure = (tr: string, en: string) => z.number().register(fieldInfo, { kind: "figure", tr, en });

/** A name that the code knows: of a sign, a picture, a place on the page. It is the same in every language. */
export const id = (tr: string, en: string, limits?: Limits) =>
  written().register(fieldInfo, { kind: "id", tr, en, ...limits });

/** The file name of a story that is shown. */
export const storyName = (tr: string, en: string) => id(tr, en, { story: true });

/** One of the names that the code knows. */
export const choice = <const Name extends string>(names: readonly Name[], tr: string, en: string) =>
  z.enum(names).register(fieldInfo, { kind: "id", tr, en });

/** The name of a page in the table of pages. */
export const page = choice(
  pageNames,
  "Gidilen sayfanın site/pages.ts tablosundaki adı.",
  "Name of the page it leads to, from site/pages.ts.",
);

/** A link to one of our own pages. */
export const link = (tr: string, en: string, limits?: Limits) =>
  z.strictObject({
    text: seen(tr, en, limits),
    to: page,
    params: z
      .record(z.string(), z.string())
      .register(fieldInfo, {
        kind: "id",
        tr: "Bağlantının gösterdiği hikâyenin ya da haberin dosya adı.",
        en: "The file name of the story or news item that the link leads to.",
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
export const pageHead = z.strictObject({
  title: seen("Sayfanın en üstündeki büyük başlık.", "The large title at the top of the page."),
  lead: seen("Sayfanın büyük başlığının altındaki giriş cümlesi.", "The opening sentence below the page's title."),
  picture: picture("head").exactOptional(),
});

/** Rows that lead to other pages: a short name, then a sentence. */
export const linkRows = z
  .array(
    z.strictObject({
      kicker: seen(
        "Bağlantı satırının başındaki kısa ad; çoğunlukla gidilen sayfanın adı.",
        "The short name before a row's link, mostly that of its page.",
        { max: 40 },
      ),
      link: link("Bağlantı satırının tıklanan cümlesi.", "The sentence of a row that is the link."),
    }),
  )
  .min(1);

/** Steps that stand one after the other, each with its number. */
export const numberedSteps = z
  .array(
    z.strictObject({
      number: figure("Adımın dairesindeki sıra numarası.", "The number in the circle of a step."),
      name: seen("Daire içindeki numaranın yanında adımın adı.", "The name of a step, with its number."),
      description: seen("Numaralı adımda ne olduğunu anlatan cümle.", "What happens in a numbered step."),
    }),
  )
  .min(1);

/** Questions that unfold; search engines are told of them too. */
export const questions = z
  .array(
    z.strictObject({
      id: id("Sorunun adresteki adı; bağlantılar onu açar.", "Name of a question in the address; links open it."),
      question: seen("Sık sorulanlar listesinde bir soru.", "A question in the list of frequent questions."),
      answer: seen("Soru açılınca okunan yanıt.", "The answer that shows when a question unfolds."),
    }),
  )
  .min(1);

/** What stands beside the questions. */
export const questionsHead = z.strictObject({
  title: seen("Sık sorulanlar bölümünün başlığı.", "Title of the section of frequent questions."),
  ask: link("Soruların yanında iletişim formuna bağlantı.", "Link beside the questions, to the contact form.", {
    max: 60,
  }),
});

/** The section of frequent questions of a page. */
export const questionsSection = questionsHead.extend({ items: questions });

/** The card of a success story on another page; the story gives its title and figures. */
export const storyCard = z.strictObject({
  slug: storyName(
    "Referans kartında gösterilen hikâyenin dosya adı.",
    "File name of the story shown on the reference card.",
  ),
  kicker: seen("Referans kartında müşteri adından önceki söz.", "The word before the customer's name on the card."),
  more: seen("Referans kartında hikâyeye giden bağlantı.", "The link to the story on the reference card."),
});

/** The last section of a career page: it leads to the application site. */
export const applyCall = z.strictObject({
  title: seen("Sayfanın sonundaki başvuru çağrısının başlığı.", "Title of the call to apply at the page's end."),
  lead: seen("Başvuru düğmesinden önceki açıklama.", "The explanation before the button to apply."),
  button: seen("Başvuru sitesine giden düğme.", "The button that leads to the application site.", { max: 60 }),
});
