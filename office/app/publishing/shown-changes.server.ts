import { editablePlaces } from "../../../content/editing/places.ts";
import { officeWords } from "../../../content/office-words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { ChangedFile } from "../../services.server.ts";
import { labelOf, titleOf } from "../words/shown-text.server.ts";
import type { Text } from "../words/texts.server.ts";

/** A place of a text before and after: what is gone and what came, between what stayed. */
export type Difference = { start: string; gone: string; come: string; end: string };

export type ShownChange = {
  name: string;
  title: string;
  files: {
    path: string;
    /** Absent for what stands once for all languages. */
    language: Locale | undefined;
    languageName: string | undefined;
    note: string | undefined;
    fields: { label: string; difference: Difference }[];
  }[];
};

/** "home" and its language for content/tr/home.yaml; for anything else its path. */
export function placeOf(path: string): { name: string; language: Locale | undefined } {
  const [, folder, name] = /^content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? [];
  const language = localeCodes.find((code) => code === folder);
  return language && name ? { name, language } : { name: path.replace(/^content\//, ""), language: undefined };
}

/** What a text is called; one that is not published yet by its name. */
export function namesOfTexts(texts: readonly Text[], locale: Locale): (path: string) => string {
  const titles = new Map(texts.map((text) => [text.name, titleOf(text, locale)]));
  return (path) => titles.get(placeOf(path).name) ?? placeOf(path).name;
}

/** Changed files by the text they belong to, place by place. */
export function shownChanges(changes: readonly ChangedFile[], texts: readonly Text[], locale: Locale): ShownChange[] {
  const nameOf = namesOfTexts(texts, locale);
  const shown = new Map<string, ShownChange>();
  for (const change of changes) {
    const { name, language } = placeOf(change.path);
    const about = shown.get(name) ?? { name, title: nameOf(change.path), files: [] };
    shown.set(name, about);
    const languageOf = language && languageName(language, locale);
    about.files.push({ path: change.path, language, languageName: languageOf, ...shownFile(change, locale) });
  }
  const order = (language: Locale | undefined) => (language ? localeCodes.indexOf(language) : -1);
  for (const { files } of shown.values()) files.sort((one, other) => order(one.language) - order(other.language));
  return [...shown.values()];
}

function shownFile({ path, before, after }: ChangedFile, locale: Locale) {
  const words = officeWords("publications", locale).changes;
  const note = !before ? words.added : !after ? words.removed : undefined;
  if (note) return { note, fields: [] };
  if (before?.text === undefined || after?.text === undefined) return { note: words.picture, fields: [] };
  const [old, now] = [readable(path, before.text), readable(path, after.text)];
  const paths = [...new Set([...now.fields.keys(), ...old.fields.keys()])];
  const fields = paths.flatMap((key) => {
    const [was, is] = [old.fields.get(key), now.fields.get(key)];
    if (was?.value === is?.value) return [];
    const { path: place = [], info } = is ?? was ?? {};
    return [{ label: labelOf(place, info, locale), difference: differenceOf(was?.value ?? "", is?.value ?? "") }];
  });
  if (old.body !== now.body) fields.push({ label: words.body, difference: differenceOf(old.body, now.body) });
  return { note: fields.length > 0 ? undefined : words.nothing, fields };
}

function readable(path: string, source: string) {
  const places = editablePlaces(path, source);
  if (places.code !== "read") return { fields: new Map<string, never>(), body: source };
  const fields = new Map(
    places.values.map(({ path: place, value, info }) => [place.join("."), { path: place, value: String(value), info }]),
  );
  return { fields, body: places.body ?? "" };
}

const around = 60;
const most = 600;

/** By whole words from both ends. */
function differenceOf(before: string, after: string): Difference {
  const [old, now] = [before, after].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const rest = Math.min(old.length, now.length) - start;
  while (end < rest && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return {
    start: lastOf(old.slice(0, start).join("").trim()),
    gone: cut(
      old
        .slice(start, old.length - end)
        .join("")
        .trim(),
    ),
    come: cut(
      now
        .slice(start, now.length - end)
        .join("")
        .trim(),
    ),
    end: firstOf(end > 0 ? old.slice(-end).join("").trim() : ""),
  };
}

function lastOf(text: string): string {
  return text.length > around ? `… ${text.slice(text.indexOf(" ", text.length - around) + 1)}` : text;
}

function firstOf(text: string): string {
  const space = text.lastIndexOf(" ", around);
  return text.length > around ? `${text.slice(0, space > 0 ? space : around)} …` : text;
}

function cut(text: string): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}
