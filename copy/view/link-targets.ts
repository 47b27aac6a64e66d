import { setImmediate as nextTurn } from "node:timers/promises";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { hasParams, type PageName, pageNames, pages } from "../../site/pages.ts";
import { itemsOf } from "../check/items.ts";
import { anchorsOf, type LinkContext } from "../check/links.ts";
import { isRecord, valueAt } from "../check/schema-fields.ts";
import { readText, type Text } from "../check/texts.ts";
import { type DraftText, sidesOf } from "../editing/draft-text.ts";
import { isLinkTarget } from "../editing/link-fields.ts";
import type { TextFiles } from "../editing/text-file.ts";
import { facts } from "../facts.ts";
import { managedServiceTexts } from "../managed-services.ts";
import { reportTexts } from "../reports.ts";
import { words as siteWords } from "../words.ts";
import { addressesOf, itemOf, linkTo } from "./text-addresses.ts";
import type { ViewWords } from "./view-words.ts";

/** Where a link may lead, and how a long text writes that. */
export type LinkTarget = { target: string; text: string; address: string };

/** All texts of a draft, read as the check reads them: what links may lead to. */
export async function linkContext(files: TextFiles, now: number): Promise<LinkContext> {
  const texts = new Map<string, Text>();
  for (const [path, { text }] of files) {
    if (!/^content\/[\w-]+\/(?!office\/)/.test(path)) continue;
    const read = readText(path, text, new Map());
    if (!Array.isArray(read)) texts.set(path, read);
    await nextTurn();
  }
  return { texts, items: itemsOf([...texts.values()]), now: new Date(now) };
}

/** Whether anything in a text may be a link. */
export function hasLinks(text: DraftText): boolean {
  return sidesOf(text).some(
    ([, { file, places }]) => places.body !== undefined || places.values.some(({ path }) => isLinkTarget(file, path)),
  );
}

/** Everything that a link may lead to: pages and their sections, stories and news. */
export function linkTargets(context: LinkContext, words: ViewWords, locale: Locale): LinkTarget[] {
  const names = siteWords("page-names", locale);
  const { people } = facts(locale);
  const sectionNames = words.drafts.link.sections;
  const toPages = pageNames
    .filter((name) => !hasParams(name))
    .flatMap((name): LinkTarget[] => {
      const [address, text] = [href(name, locale), names[name]];
      const sections = anchorsOf(name, locale, context).map((id) => {
        const title = sectionTitle(name, id, locale, context) ?? sectionNames[id] ?? people[id]?.name ?? id;
        return { target: `page:${name}#${id}`, text: `${text}: ${title}`, address: `${address}#${id}` };
      });
      return [{ target: `page:${name}`, text, address }, ...sections];
    });
  const toItems = [...context.texts.values()].flatMap((text): LinkTarget[] => {
    const item = text.locale === locale ? itemOf(text.name) : undefined;
    if (!item) return [];
    const title = valueAt(text.raw, ["title"]);
    const address = addressesOf(item)[locale];
    return [{ target: linkTo(item), text: String(title ?? item.slug), address }];
  });
  return [...toPages, ...toItems].sort((one, other) => one.text.localeCompare(other.text, locale));
}

/** What stands above a section: the heading of a long text, or the first words of what has this id. */
function sectionTitle(page: PageName, id: string, locale: Locale, { texts }: LinkContext): string | undefined {
  const legal = texts.get(`content/${locale}/legal/${page}.md`);
  const headings = [...(legal?.body.matchAll(/^## (.+)$/gm) ?? [])].map(([, heading]) => heading);
  if (legal) return headings[Number(id.slice(1)) - 1];
  const names: Readonly<Record<string, string>> = { ...managedServiceTexts, ...reportTexts };
  return wordsOf(texts.get(`content/${locale}/${names[page] ?? pages[page].module}.yaml`)?.raw, id);
}

function wordsOf(value: unknown, id: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isRecord(value) && value.id === id) {
    const title = value.title ?? value.question ?? value.name;
    return typeof title === "string" ? title : undefined;
  }
  return Object.values(value)
    .map((part) => wordsOf(part, id))
    .find((found) => found !== undefined);
}
