import type { Words } from "../../copy/words.ts";
import type { Locale } from "../../site/locales.ts";

const texts = import.meta.glob<Words<"error-pages">>("../../content/*/error-pages.yaml", {
  eager: true,
  import: "default",
});

/** What error pages say. The browser has it in every language: an error may come where no loader can. */
export function errorWords(locale: Locale): Words<"error-pages"> {
  return texts[`../../content/${locale}/error-pages.yaml`] as Words<"error-pages">;
}
