import type { Words } from "../../copy/words.ts";
import type { Locale } from "../../site/locales.ts";

const texts = import.meta.glob<Words<"company">>("../../content/*/company.yaml", { eager: true, import: "default" });

/** Name and slogan stand on every page, error pages included: the browser has them in every language. */
export function companyWords(locale: Locale): Words<"company"> {
  return texts[`../../content/${locale}/company.yaml`] as Words<"company">;
}
