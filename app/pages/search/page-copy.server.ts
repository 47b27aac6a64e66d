import { managedService } from "../../../content/managed-services.ts";
import { managers } from "../../../content/managers.ts";
import { type ReportPage, reportWords } from "../../../content/reports.ts";
import type { Meta } from "../../../content/schema.ts";
import { type WordsName, words } from "../../../content/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { type PageName, pages } from "../../../site/pages.ts";

type Copy = { meta: Meta; [part: string]: unknown };

/** The copy of a page that is no long text: the text that is named like its module, or like the page itself. */
export function pageCopy(name: PageName, locale: Locale): Copy {
  const { module } = pages[name];
  if (module === "managed-service") return managedService(name, locale);
  if (module === "report") return reportWords(name as ReportPage, locale);
  if (module === "quote") return { ...words("quote", locale), services: words("quote-services", locale) };
  if (module === "management") return { ...words("management", locale), people: managers(locale) };
  const copy: object | undefined = words(module as WordsName, locale);
  if (copy && "meta" in copy) return copy as Copy;
  const file = `content/${locale}/${module}.yaml`;
  throw new Error(`${file} must hold the copy of the page ${name}, with its "meta": search reads it`);
}
