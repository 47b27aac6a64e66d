import type { Meta } from "../../../content/schema.ts";
import type { Locale } from "../../../site/locales.ts";
import { type PageName, pages } from "../../../site/pages.ts";

type Copy = { meta: Meta };

const files = import.meta.glob<Record<string, Copy | Record<string, Copy>>>("../../../content/{tr,en}/**/*.ts", {
  eager: true,
});

/** Where the copy of a module lies that is not in the file of the same name. */
const folders: Record<string, string> = { "managed-service": "managed-services", report: "reports" };

/**
 * The copy of a page that has its words in TypeScript, from the file that is named like its module. Modules with several
 * pages keep theirs by page name.
 */
export function pageCopy(name: PageName, locale: Locale): Copy {
  const { module } = pages[name];
  const file = `content/${locale}/${folders[module] ?? module}`;
  const exported = Object.values(files[`../../../${file}/index.ts`] ?? files[`../../../${file}.ts`] ?? {})[0];
  const copy = exported && "meta" in exported ? exported : exported?.[name];
  if (!copy) throw new Error(`${file}.ts must export the copy of the page ${name}, with its "meta": search reads it`);
  return copy as Copy;
}
