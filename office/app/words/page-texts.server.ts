import { checkFacts, factsFile } from "../../../copy/check/facts.ts";
import { mayCarryMark } from "../../../copy/editing/characters.ts";
import { editablePlaces } from "../../../copy/editing/places.ts";
import { factSlots, shownFacts } from "../../../copy/fill-facts.ts";
import type { FieldInfo } from "../../../copy/schemas/fields.ts";
import { fieldLabel } from "../../../copy/view/field-label.ts";
import { type FoundPage, href } from "../../../site/href.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../site/locales.ts";
import { pages } from "../../../site/pages.ts";
import type { OfficeServices, Words } from "../../services.server.ts";
import { textOfFile } from "./shown-draft.server.ts";
import { pageAddress } from "./texts.server.ts";

/** A text that people change: the name of the text it stands in, and the field. */
export type TextPlace = { text: string; path: string };

/** The page of a draft in one language: where it is, what stands on it, or why it cannot be shown. */
export type ShownPage = {
  locale: Locale;
  address: string;
  places: TextPlace[];
  trouble?: "missing" | "broken" | "not-built" | "failed";
  /** The text that keeps it from being shown. */
  broken?: string;
};

/** The page in every language, as the site shows it with the texts of a draft. */
export function showPage({ previews }: OfficeServices, draft: string, page: FoundPage): Promise<ShownPage[]> {
  return Promise.all(
    localeCodes.map(async (locale): Promise<ShownPage> => {
      const address = href(page.name, locale, page.params);
      const shown = await previews.show(draft, address);
      if (shown.outcome !== "shown") {
        const broken = shown.outcome === "broken" ? { broken: textOfFile(shown.file).name } : {};
        return { locale, address, places: [], trouble: shown.outcome, ...broken };
      }
      return { locale, address, places: placesIn(await shown.response.text()) };
    }),
  );
}

/** Read from the table that a page of a preview brings, in the order in which they stand on it. */
export function placesIn(html: string): TextPlace[] {
  const [, table = "[]"] = /<script type="application\/json" id="places">(.*?)<\/script>/s.exec(html) ?? [];
  const entries: [number, { file: string; path: string }][] = JSON.parse(table);
  return entries.map(([, { file, path }]) => ({ text: nameOf(file), path }));
}

/** "tr/news/x.md" is the text "news/x". */
function nameOf(file: string): string {
  return file.replace(/^[^/]+\/|\.\w+$/g, "");
}

/** A text of the page that nobody can click there, in every language. */
export type HiddenText = TextPlace & { label: string; values: (string | undefined)[] };

/**
 * What the page's texts say to search engines and screen readers, and figures that it draws from; with what tells one
 * state of these texts from another.
 */
export async function hiddenTexts(words: Words, draft: string, names: readonly string[], locale: Locale) {
  const all = (await words.texts({ draft })) ?? [];
  const shown = all.filter(({ path }) => names.includes(textOfFile(path).name));
  const { facts } = checkFacts(new Map(all.map(({ path, text }) => [path, text])));
  const factsVersion = all.find(({ path }) => path === factsFile)?.version ?? "";
  const files = shown.flatMap((file) => {
    const { name, language } = textOfFile(file.path);
    return language ? [{ ...file, name, language }] : [];
  });
  const found = new Map<string, HiddenText>();
  for (const { path: file, version, text, name, language } of files) {
    const slots = facts ? factSlots(facts[language]) : {};
    for (const { path, value, info, data } of readPlaces(file, `${version} ${factsVersion}`, text, slots)) {
      const key = `${name} ${path}`;
      const label = fieldLabel(path.split("."), info, data, locale);
      const hidden = found.get(key) ?? {
        text: name,
        path,
        label,
        values: localeCodes.map(() => undefined),
      };
      found.set(key, {
        ...hidden,
        label: language === locale ? label : hidden.label,
        values: hidden.values.with(localeCodes.indexOf(language), value),
      });
    }
  }
  const order = ({ text }: HiddenText) => names.indexOf(text);
  return {
    hidden: [...found.values()].sort((one, other) => order(one) - order(other)),
    version: shown.map(({ version }) => version).join(" "),
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
    return isHidden && typeof value === "string" ? [{ path: path.join("."), value, info, data: places.data }] : [];
  });
}

/**
 * The names of the texts that a page shows: its own first, then those of parts, then what every page has around it. Where
 * it cannot be shown, those among all that are its own, and the one that is in the way.
 */
export function textsOf({ name, params }: FoundPage, shown: readonly ShownPage[], all: readonly string[]): string[] {
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
