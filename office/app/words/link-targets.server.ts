import { words as siteWords } from "../../../content/words.ts";
import { anchors } from "../../../site/anchors.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { hasParams, pageNames, pages } from "../../../site/pages.ts";
import { addressesOf, itemOf, linkTo } from "./items.server.ts";
import type { LinkTarget } from "./link-picker.tsx";
import { titleOf } from "./shown-text.server.ts";
import type { Text } from "./texts.server.ts";

/** Everything that a long text may link to: pages and their sections, stories and news. */
export function linkTargets(published: readonly Text[], locale: Locale): LinkTarget[] {
  const names = siteWords("page-names", locale);
  const toPages = pageNames
    .filter((name) => !hasParams(name))
    .flatMap((name): LinkTarget[] => {
      const address = href(name, locale);
      const sections = anchors[pages[name].module] ?? [];
      return [
        { target: `page:${name}`, text: names[name], address },
        ...sections.map((id) => ({ target: `page:${name}#${id}`, text: names[name], address: `${address}#${id}` })),
      ];
    });
  const toItems = published.flatMap((text): LinkTarget[] => {
    const item = itemOf(text.name);
    if (!item) return [];
    return [
      { target: linkTo(item), text: titleOf(text, locale), address: addressesOf(item.folder, item.slug)[locale] },
    ];
  });
  return [...toPages, ...toItems].sort((one, other) => one.text.localeCompare(other.text, locale));
}
