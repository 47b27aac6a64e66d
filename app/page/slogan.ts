import type { Words } from "../../content/words.ts";
import type { Locale } from "../../site/locales.ts";

const texts = import.meta.glob<Words<"company">>("../../content/*/company.yaml", { eager: true, import: "default" });

/** Stands on every page, error pages included: the browser has it in every language. */
export function slogan(locale: Locale): string {
  return (texts[`../../content/${locale}/company.yaml`] as Words<"company">).slogan;
}
