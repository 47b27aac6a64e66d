import { href } from "../../site/href.ts";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import { hasParams, legalPages, type PageName, pageNames, pages } from "../../site/pages.ts";
import { managedServiceTexts } from "../managed-services.ts";
import { reportTexts } from "../reports.ts";
import { type ItemFolder, itemFolders, type Kind } from "./text-names.ts";

export const itemPages = {
  news: { page: "hakkimizda-medya-haber", param: "haber" },
  stories: { page: "hakkimizda-basari-hikayeleri-hikaye", param: "hikaye" },
} as const;

export type Item = { folder: ItemFolder; slug: string };

export function itemOf(name: string): Item | undefined {
  const [, folder, slug = ""] = /^(news|stories)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  const known = itemFolders.find((one) => one === folder);
  return known && { folder: known, slug };
}

export function addressesOf({ folder, slug }: Item): Record<Locale, string> {
  const { page, param } = itemPages[folder];
  const addresses = localeCodes.map((code) => [code, href(page, code, { [param]: slug })]);
  return Object.fromEntries(addresses) as Record<Locale, string>;
}

/** How a long text writes a link to an item. */
export function linkTo({ folder, slug }: Item): string {
  const { page, param } = itemPages[folder];
  return `page:${page}?${param}=${slug}`;
}

const textPages = new Map<string, PageName>(
  Object.entries({ ...managedServiceTexts, ...reportTexts }).map(([page, name]) => [name, page as PageName]),
);

/** What stands around each item, and is no page of its own. */
const itemModules = new Set(["legal", "news", "report", "story"]);

/** What kind of text it is, and the page that shows it. */
export function kindOf(name: string): { kind: Kind; page: PageName | undefined } {
  const [folder, ...rest] = name.split("/");
  if ((folder === "stories" || folder === "news") && rest.length > 0) return { kind: folder, page: undefined };
  if (folder === "legal" && rest.length > 0) {
    return { kind: "legal", page: legalPages.find((page) => page === rest[0]) };
  }
  if (folder === "report-texts") return { kind: "pages", page: pageNames.find((page) => page === rest[0]) };
  const page = textPages.get(name) ?? pageNames.find((one) => pages[one].module === name && !itemModules.has(name));
  return { kind: page ? "pages" : "others", page };
}

/** The address of the page that shows a text, in the default language; undefined for what several pages share. */
export function pageAddress(name: string): string | undefined {
  const [folder = "", slug = "", ...rest] = name.split("/");
  if (rest.length > 0 || folder === "report-texts") return undefined;
  if ((folder === "stories" || folder === "news") && slug) return addressesOf({ folder, slug })[defaultLocale];
  const { page } = kindOf(name);
  return page && !hasParams(page) ? href(page, defaultLocale) : undefined;
}
