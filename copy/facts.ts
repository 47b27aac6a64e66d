import type { Locale } from "../site/locales.ts";
import type { Facts } from "./schemas/facts.ts";
import { textSource } from "./source.ts";

export type { Facts } from "./schemas/facts.ts";

const factsFile = "facts.yaml";

/** The one way to the facts of the company. Runs on the server, never in the browser. */
export function facts(locale: Locale): Facts {
  return (textSource().read(factsFile) as Record<Locale, Facts>)[locale];
}
