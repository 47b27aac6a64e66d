import { hasLinks, linkContext, linkTargets } from "../../../copy/view/link-targets.ts";
import { pageAddress } from "../../../copy/view/text-addresses.ts";
import { bodyKey } from "../../../copy/view/text-names.ts";
import { entryAt, seenVersions, textAt } from "../../../copy/view/text-place.ts";
import { isChangedField, textFields } from "../../../copy/view/text-view.ts";
import { textsOf } from "../../../server/use-cases/copy/draft-texts.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import type { Route } from "./+types/draft-card.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { shownTwins } from "./shown-draft.server.ts";
import { noteWriter } from "./writers.server.ts";

/** One place of a text in all languages, for the card below a page; the long text is the place "body". Null where it is gone. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [locale, now] = [localeOf(context), servicesOf(context).clock()];
  const { searchParams } = new URL(request.url);
  const place = { text: searchParams.get("text") ?? "", path: searchParams.get("path") ?? "" };
  return withWords(context, async (words) => {
    const files = await textsOf(words, { draft: params.draft });
    const match = textAt(files, place);
    if (!match) return null;
    const { text, path } = match;
    const { name } = text;
    const links = hasLinks(text) ? await linkContext(files, now) : undefined;
    const { fields } = textFields({ text, files, links, words: dictionary(locale), locale });
    const field =
      fields.find(({ key }) => key === path) ??
      (path === "body" ? fields.find(({ key }) => key === bodyKey) : undefined);
    if (!field) return null;
    // The words of a link and where it leads belong together.
    const link = /(^|\.)text$/.test(path) ? fields.find(({ key }) => key === path.replace(/text$/, "to")) : undefined;
    const all = [field, ...(link?.type === "link" ? [link] : [])];
    const needsLinks = all.some(({ key, type }) => key === bodyKey || type === "link");
    return {
      drafts: dictionary(locale).drafts,
      words: dictionary(locale).words,
      text: name,
      title: await nameIn(words, text, locale),
      fields: all,
      links: links && needsLinks ? linkTargets(links, dictionary(locale), locale) : [],
      seen: seenVersions(text),
      entry: entryAt(files, text, path),
      isEverywhere: pageAddress(name) === undefined,
      twins: isChangedField(text, await textsOf(words, "published"), field.key)
        ? (await shownTwins(words, params.draft, locale)).filter((one) => one.name === name)
        : [],
      writers: noteWriter(params.draft, personOf(context), name, now),
    };
  });
}
