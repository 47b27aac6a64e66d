import {
  type CopySide,
  type CopyText,
  isNew,
  type LastChange,
  missingFields,
  statesOf,
} from "../../../copy/view/copy-texts.ts";
import { isOlderVersion, type State } from "../../../copy/view/text-names.ts";
import { words as siteWords } from "../../../copy/words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDay, istanbulTime } from "../../../domain/time.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../site/locales.ts";
import { hasParams, pages } from "../../../site/pages.ts";
import { type Dictionary, dictionary } from "../dictionary.server.ts";
import { draftAddress, textAddress } from "./filters.ts";

/** The people of the office by number. */
export type Names = ReadonlyMap<number, string>;

/** A text in the list: what it is, its state in each language, and its last change in any of them. */
export function shownRow(text: CopyText, names: Names, now: number, locale: Locale) {
  const [last] = localeCodes
    .flatMap((code) => text.sides[code]?.change ?? [])
    .sort((one, other) => one.order - other.order);
  return {
    name: text.name,
    title: titleOf(text, locale),
    to: placeOf(text),
    address: addressOf(text, locale),
    sides: localeCodes.map((code) => shownState(text, code, now, locale)),
    // What was never changed here tells nobody anything.
    change: last && !(last.isFirst && last.person === undefined) ? shownChange(last, names, locale) : undefined,
  };
}

/** Where it is read; a text that stands in a draft alone is read there. */
export function placeOf(text: CopyText): string {
  const [draft] = isNew(text) ? localeCodes.flatMap((code) => text.sides[code]?.drafts ?? []) : [];
  return draft ? draftAddress(draft.draft, text.name) : textAddress(text.name);
}

/** In the reader's language, or as it is called where it has none. */
export function titleOf({ name, page, kind, sides }: CopyText, locale: Locale): string {
  const about = dictionary(locale).words;
  const names: Readonly<Record<string, string>> = about.names;
  const [own, other] = [sides[locale]?.reading, sides[defaultLocale]?.reading];
  if (kind === "legal") return legalTitle(name, own ?? other, about);
  const pageName = page && siteWords("page-names", locale)[page];
  if (pageName) return name.startsWith("report-texts/") ? fill(about.document, { page: pageName }) : pageName;
  if (kind === "others") return names[name] ?? name;
  return own?.title ?? other?.title ?? name;
}

function legalTitle(name: string, reading: CopySide["reading"], about: Dictionary["words"]): string {
  const { title = name, version } = reading ?? {};
  const named = isOlderVersion({ name }) ? about.olderVersion : about.version;
  return version ? fill(named, { title, version }) : title;
}

/** Where it is on the site; for what stands once. */
export function addressOf({ page, name }: CopyText, locale: Locale): string | undefined {
  return page && !hasParams(page) && !isOlderVersion({ name }) ? pages[page][locale] : undefined;
}

/** The state of a text in a language, in words. `lacks` where somebody has to write. */
export function shownState(text: CopyText, language: Locale, now: number, locale: Locale) {
  const states = statesOf(text, language, now);
  const drafts = text.sides[language]?.drafts ?? [];
  const draft = drafts.find(({ at }) => at !== undefined) ?? drafts[0];
  return {
    language,
    languageName: languageName(language, locale),
    states: states.map((state) => ({
      state,
      text: stateText(text, language, state, locale),
      to: draft && (state === "draft" || state === "timed") ? draftAddress(draft.draft, text.name) : undefined,
    })),
  };
}

function stateText(text: CopyText, language: Locale, state: State, locale: Locale): string {
  const about = dictionary(locale).words;
  const { reading, drafts } = text.sides[language] ?? {};
  const at = drafts?.find((one) => one.at !== undefined)?.at;
  if (state === "partial") return fillCounted(about.fieldsMissing, reading ? missingFields(text, language) : 0);
  if (state === "timed" && at !== undefined) return fill(about.timedAt, { moment: istanbulTime(at, locale) });
  if (state === "draft" && drafts) return about.inDraft;
  if (state === "timed" && reading?.publish) {
    return fill(about.timedAt, { moment: istanbulTime(Date.parse(reading.publish), locale) });
  }
  return about.states[state];
}

/** Who made a change and when, as far as the repository of the words knows. */
export function shownChange({ person, at, isFirst }: LastChange, names: Names, locale: Locale) {
  const about = dictionary(locale).words;
  const day = istanbulDay(at, locale);
  return {
    by: (person === undefined ? undefined : names.get(person)) ?? about.elsewhere,
    when: isFirst && person === undefined ? fill(about.before, { day }) : day,
  };
}
