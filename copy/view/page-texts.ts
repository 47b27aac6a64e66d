import { type FoundPage, href } from "../../site/href.ts";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import { pages } from "../../site/pages.ts";
import { checkFacts } from "../check/facts.ts";
import { keyOf } from "../check/schema-fields.ts";
import { mayCarryMark } from "../editing/characters.ts";
import { editablePlaces } from "../editing/places.ts";
import type { TextFiles } from "../editing/text-file.ts";
import { factSlots, shownFacts } from "../fill-facts.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import { fieldLabel } from "./field-label.ts";
import { pageAddress } from "./text-addresses.ts";
import { factsFile, type TextPlace, textOfFile } from "./text-names.ts";

/** The page of a draft in one language: where it is, what stands on it, or why it cannot be shown. */
export type PageView = {
  locale: Locale;
  address: string;
  places: TextPlace[];
  trouble?: "missing" | "broken" | "not-built" | "failed";
  /** The text that keeps it from being shown. */
  broken?: string;
};

type Preview =
  | { outcome: "shown"; response: Response }
  | { outcome: "broken"; file: string }
  | { outcome: "missing" | "not-built" | "failed" };

/** The page in every language, as the site shows it with the texts of a draft. */
export function readPage(show: (address: string) => Promise<Preview>, page: FoundPage): Promise<PageView[]> {
  return Promise.all(
    localeCodes.map(async (locale): Promise<PageView> => {
      const address = href(page.name, locale, page.params);
      const preview = await show(address);
      if (preview.outcome === "shown") {
        return { locale, address, places: readPlaceTable(await preview.response.text()) };
      }
      const broken = preview.outcome === "broken" ? { broken: textOfFile(preview.file).name } : {};
      return { locale, address, places: [], trouble: preview.outcome, ...broken };
    }),
  );
}

/** Read from the table that a page of a preview brings, in the order in which they stand on it. */
export function readPlaceTable(html: string): TextPlace[] {
  const [, table = "[]"] = /<script type="application\/json" id="places">(.*?)<\/script>/s.exec(html) ?? [];
  const entries: [number, { file: string; path: string }][] = JSON.parse(table);
  return entries.map(([, { file, path }]) => ({ text: textOfFile(`content/${file}`).name, path }));
}

/** A text of the page that nobody can click there, in every language. */
export type HiddenText = TextPlace & { label: string; values: (string | undefined)[] };

/**
 * What the page's texts say to search engines and screen readers, and figures that it draws from; with what tells one
 * state of these texts from another.
 */
export function hiddenTexts(all: TextFiles, names: readonly string[], locale: Locale) {
  const { facts } = checkFacts(new Map([...all].map(([path, { text }]) => [path, text])));
  const factsVersion = all.get(factsFile)?.version ?? "";
  const shown = [...all].filter(([path]) => names.includes(textOfFile(path).name));
  const hidden = new Map<string, HiddenText>();
  for (const [file, { version, text: source }] of shown) {
    const { name, language } = textOfFile(file);
    if (!language) continue;
    const slots = facts ? factSlots(facts[language]) : {};
    for (const { path, value, info, data } of readPlaces(file, `${version} ${factsVersion}`, source, slots)) {
      const key = `${name} ${path}`;
      const one = hidden.get(key) ?? { text: name, path, label: "", values: localeCodes.map(() => undefined) };
      if (one.label === "" || language === locale) one.label = fieldLabel(path.split("."), info, data, locale);
      one.values[localeCodes.indexOf(language)] = value;
      hidden.set(key, one);
    }
  }
  const order = ({ text }: HiddenText) => names.indexOf(text);
  return {
    hidden: [...hidden.values()].sort((one, other) => order(one) - order(other)),
    version: shown.map(([, { version }]) => version).join(" "),
  };
}

type Slots = Readonly<Record<string, string>>;
type Read = { path: string; value: string; info: FieldInfo; data: unknown };
/** By file and version; a page has about twenty of them. */
const known = new Map<string, Read[]>();

function readPlaces(file: string, version: string, text: string, slots: Slots): Read[] {
  const key = `${file} ${version}`;
  const places = known.get(key) ?? hiddenPlaces(file, text, slots);
  known.delete(key);
  known.set(key, places);
  for (const old of [...known.keys()].slice(0, -400)) known.delete(old);
  return places;
}

function hiddenPlaces(file: string, text: string, slots: Slots): Read[] {
  const places = editablePlaces(file, text);
  if (places.code !== "read") return [];
  return places.values.flatMap(({ path, value, info }) => {
    const isHidden =
      info?.kind === "head" ||
      info?.kind === "spoken" ||
      (info?.kind === "seen" && !mayCarryMark(shownFacts(String(value), slots)));
    return isHidden && typeof value === "string" ? [{ path: keyOf(path), value, info, data: places.data }] : [];
  });
}

/**
 * The names of the texts that a page shows: its own first, then those of parts, then what every page has around it. Where
 * it cannot be shown, those among all that are its own, and the one that is in the way.
 */
export function textsOnPage({ name, params }: FoundPage, shown: readonly PageView[], all: readonly string[]): string[] {
  const own = [pages[name].module, name, ...Object.values(params)];
  const rank = (text: string) => (own.includes(text.split("/").at(-1) ?? "") ? 0 : text === "chrome" ? 2 : 1);
  const address = href(name, defaultLocale, params);
  const isShown = shown.some(({ trouble }) => !trouble);
  const names = new Set([
    ...shown.flatMap(({ places, broken }) => [...places.map(({ text }) => text), ...(broken ? [broken] : [])]),
    ...all.filter((text) => !isShown && (rank(text) === 0 || pageAddress(text) === address)),
  ]);
  return [...names].sort((one, other) => rank(one) - rank(other));
}
