import type { z } from "zod";
import { defaultLocale, type Locale } from "../site/locales.ts";
import type { schemas } from "./schemas/index.ts";
import { textSource } from "./source.ts";

export type WordsName = keyof typeof schemas;
export type Words<Name extends WordsName> = z.infer<(typeof schemas)[Name]>;

/** The one way to the short texts. Runs on the server, never in the browser. */
export function words<Name extends WordsName>(name: Name, locale: Locale): Words<Name> {
  const { has, read } = textSource();
  const file = `${locale}/${name}.yaml`;
  if (has(file)) return read(file) as Words<Name>;
  // biome-ignore lint/suspicious/noConsole: whoever runs the site should hear of it
  console.warn(`There is no "${name}" in the language "${locale}"; "${defaultLocale}" stands in.`);
  return read(`${defaultLocale}/${name}.yaml`) as Words<Name>;
}
