import { valueAt } from "../../../copy/check/schema-fields.ts";
import { localeCodes } from "../../../site/locales.ts";
import { servicesOf, type Words } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import type { Route } from "./+types/draft-card.ts";
import { bodyKey, type DraftText, isChangedPlace, keyOf, readDraftText } from "./draft-text.server.ts";
import { factsName } from "./filters.ts";
import { hasLinks, linkContext, linkTargets } from "./link-targets.server.ts";
import { keyOfEntry, listOfGroup } from "./named-entries.server.ts";
import { nameIn } from "./open-draft.server.ts";
import { withWords } from "./open-texts.server.ts";
import { shownTwins } from "./shown-draft.server.ts";
import { sharedSources, shownText } from "./shown-fields.server.ts";
import { pageAddress } from "./texts.server.ts";
import { noteWriter } from "./writers.server.ts";

/** One place of a text in all languages, for the card below a page; the long text is the place "body". Null where it is gone. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [locale, now] = [localeOf(context), servicesOf(context).clock()];
  const { searchParams } = new URL(request.url);
  const asked = { name: searchParams.get("text") ?? "", path: searchParams.get("path") ?? "" };
  return withWords(context, async (words) => {
    const found = await readDraftText(words, params.draft, asked.name);
    const fact = found && factIn(found, asked.path);
    const facts = fact ? await readDraftText(words, params.draft, factsName) : undefined;
    const isFact = facts?.sides[locale]?.places.values.some((place) => keyOf(place.path) === fact);
    const { name, path } = fact && isFact ? { name: factsName, path: fact } : asked;
    const text = isFact ? facts : found;
    if (!text) return null;
    const links = hasLinks(text) ? await linkContext(words, params.draft, now) : undefined;
    const { fields } = shownText(text, await sharedSources(words, params.draft), locale, links);
    const field =
      fields.find(({ key }) => key === path) ??
      (path === "body" ? fields.find(({ key }) => key === bodyKey) : undefined);
    if (!field) return null;
    // The words of a link and where it leads belong together.
    const link = /(^|\.)text$/.test(path) ? fields.find(({ key }) => key === path.replace(/text$/, "to")) : undefined;
    const shown = [field, ...(link?.type === "link" ? [link] : [])];
    const needsLinks = shown.some(({ key, type }) => key === bodyKey || type === "link");
    return {
      drafts: dictionary(locale).drafts,
      words: dictionary(locale).words,
      text: name,
      title: await nameIn(words, text, locale),
      fields: shown,
      links: links && needsLinks ? linkTargets(links, locale) : [],
      seen: seenIn(text),
      entry: await entryAt(words, params.draft, text, path),
      isEverywhere: pageAddress(name) === undefined,
      twins: (await isChangedPlace(words, text, field.key))
        ? (await shownTwins(words, params.draft, locale)).filter((one) => one.name === name)
        : [],
      writers: noteWriter(params.draft, personOf(context), name, now),
    };
  });
}

/** The fact that is all of what a place says, in every language. */
function factIn({ sides }: DraftText, path: string): string | undefined {
  const values = Object.values(sides).map(({ places }) => places.values.find((one) => keyOf(one.path) === path)?.value);
  const [first, ...others] = values.map((value) => /^\{\{([\w.-]+)\}\}$/.exec(String(value))?.[1]);
  return others.every((other) => other === first) ? first : undefined;
}

function seenIn({ sides }: DraftText) {
  return Object.fromEntries(localeCodes.map((code) => [code, sides[code]?.version]));
}

/** The entry of a list that a place is in, with how the list is changed; of a fact that of the list which describes it. */
async function entryAt(words: Words, draft: string, text: DraftText, path: string) {
  const [group = "", key = ""] = path.split(".");
  const named = text.name === factsName ? listOfGroup(group) : undefined;
  const own = named ? await readDraftText(words, draft, named.text) : text;
  const sides = localeCodes.flatMap((code) => own?.sides[code] ?? []);
  const lists = sides.map(({ places }) =>
    places.lists.findLast(({ path: list }) =>
      named ? keyOf(list) === named.list : path.startsWith(`${keyOf(list)}.`),
    ),
  );
  const [list] = lists;
  if (!own || !list || !lists.every((one) => one?.length === list.length)) return undefined;
  const at = named ? await placeOf(words, draft, named, key, own) : Number(path.split(".")[list.path.length]);
  return Number.isInteger(at) && at >= 0
    ? { text: own.name, list: keyOf(list.path), at, length: list.length, seen: seenIn(own) }
    : undefined;
}

async function placeOf(
  words: Words,
  draft: string,
  named: NonNullable<ReturnType<typeof listOfGroup>>,
  key: string,
  { sides }: DraftText,
) {
  const facts = await readDraftText(words, draft, factsName);
  const [side] = localeCodes.flatMap((code) => sides[code] ?? []);
  const entries = side && valueAt(side.places.data, named.list.split("."));
  const data = Object.values(facts?.sides ?? {})[0]?.places.data;
  return Array.isArray(entries) ? entries.findIndex((entry) => keyOfEntry(named, entry, data) === key) : -1;
}
