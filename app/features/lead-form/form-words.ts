import { createContext } from "react-router";
import type { Words } from "../../../copy/words.ts";
import type { Field } from "../../../domain/lead/fields.ts";
import type { FormResult } from "../../../domain/lead/form-result.ts";
import { askedFields, type FieldError } from "../../../domain/lead/read-form.ts";
import { type Locale, locales } from "../../../site/locales.ts";

type Forms = Words<"forms">;

/**
 * The words of forms. Whoever reads the sentence of the consent does not need its version; where it is not asked for,
 * it is not there.
 */
export type FormWords = Omit<Forms, "consent"> & { consent?: Forms["notice"] };

/** Without what only the server needs. */
export function shownWords({ consent, ...words }: FormWords): FormWords {
  if (!consent || __TRANSFER_CONSENT__ === "off") return words;
  const { before, link, after } = consent;
  return { ...words, consent: { before, link, after } };
}

/** What a form with these fields needs: its questions, its choices, and a sentence for each mistake. */
export type WordsOf<Asked extends Field> = {
  labels: Record<Asked["name"], string>;
  choices: {
    [Choice in Extract<Asked, { kind: "choice" }> as Choice["name"]]: Record<Choice["choices"][number], string>;
  };
  errors: {
    missing: Record<
      Extract<Asked, { required: true } | { requiredWhen: object } | { kind: "consent" }>["name"],
      string
    >;
    wrong: Record<Extract<Asked, { kind: "email" | "phone" }>["name"], string>;
  };
};

/** A table of words read by a name that only the form's own table knows. */
type Table = Readonly<Record<string, string | undefined>>;

/**
 * Without what is said of fields that these forms do not have: a page carries its words a second time, as data. A field
 * without its words does not compile.
 */
export function wordsFor<const Fields extends readonly Field[]>(
  words: FormWords & WordsOf<Fields[number]>,
  fields: Fields,
): FormWords {
  const names = askedFields<Field>(fields, __TRANSFER_CONSENT__).map(({ name }) => name);
  const ofFields = <Words extends object>(table: Words) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name))) as Words;
  const { labels, choices, hints, errors } = words;
  return {
    ...shownWords(words),
    labels: ofFields(labels),
    choices: ofFields(choices),
    hints: ofFields(hints),
    errors: { ...errors, missing: ofFields(errors.missing), wrong: ofFields(errors.wrong) },
  };
}

export function labelOf(words: FormWords, name: string): string {
  return (words.labels as Table)[name] ?? name;
}

export function hintOf(words: FormWords, name: string): string | undefined {
  return (words.hints as Table)[name];
}

/** What can be chosen, in the form's order. */
export function choicesOf(words: FormWords, name: string, values: readonly string[]) {
  const texts = (words.choices as Readonly<Record<string, Table | undefined>>)[name];
  return values.map((value) => ({ value, text: texts?.[value] ?? value }));
}

/** The sentence for what is wrong with a field. */
export function errorText(words: FormWords, field: Field, code: FieldError["code"], locale: Locale): string {
  const { missing, wrong, tooLong, country } = words.errors;
  if (code === "country") return country;
  if (code === "tooLong" && "max" in field) {
    const max = new Intl.NumberFormat(locales[locale].iso).format(field.max);
    return tooLong.replace("{max}", max).replace("{label}", labelOf(words, field.name));
  }
  return (code === "wrong" && (wrong as Table)[field.name]) || ((missing as Table)[field.name] ?? words.failed.title);
}

/** What the action of this request answered: the page that is its answer says it in its title. */
export const actionResultContext = createContext<FormResult | null>(null);

/** What stands before the title of a page that answers a form. */
export function titlePrefix(result: FormResult | null | undefined, words: Pick<FormWords, "errors" | "sent">): string {
  if (!result || result.status === "changed" || result.status === "begun") return "";
  return "values" in result ? `${words.errors.prefix} ` : `${words.sent.title} · `;
}
