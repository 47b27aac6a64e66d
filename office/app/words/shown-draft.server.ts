import { changeRows, clashRows } from "../../../copy/view/change-view.ts";
import type { CopyText } from "../../../copy/view/copy-texts.ts";
import { pageAddress } from "../../../copy/view/text-addresses.ts";
import { factsName, isOlderVersion, itemFolders, movedFile, textOfFile } from "../../../copy/view/text-names.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import type { ChangedFile, Conflict, Draft, Words } from "../../../server/ports/words.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { dictionary } from "../dictionary.server.ts";
import { type Names, titleOf } from "./shown-text.server.ts";

/** Who did something, and when. */
function by(names: Names, person: number, at: number, locale: Locale) {
  return { name: names.get(person) ?? dictionary(locale).words.elsewhere, when: istanbulTime(at, locale) };
}

/** A draft in the list. */
export function shownDraft(draft: Draft, texts: number, names: Names, locale: Locale) {
  const timedAt = draft.timed?.failure ? undefined : draft.timed?.at;
  return {
    id: draft.id,
    title: draft.title,
    begun: by(names, draft.begunBy, draft.begunAt, locale),
    changed: by(names, draft.changedBy, draft.changedAt, locale),
    texts,
    timed: timedAt && fill(dictionary(locale).words.timedAt, { moment: istanbulTime(timedAt, locale) }),
  };
}

/** How many texts a draft changes, each once for all its languages. */
export function countTexts(files: readonly Pick<ChangedFile, "path">[]): number {
  return new Set(files.filter(isNoPicture).map(({ path }) => textOfFile(path).name)).size;
}

/** A picture comes and goes with the texts that name it. */
export function isNoPicture({ path }: Pick<ChangedFile, "path">): boolean {
  return !path.startsWith("content/pictures/");
}

export type ShownText = Awaited<ReturnType<typeof shownChanges>>[number];

/** Every changed text with its changes. */
export async function shownChanges(words: Words, all: readonly ChangedFile[], locale: Locale) {
  const files = all.filter(isNoPicture);
  const published = await readTexts(words);
  const names = [...new Set(files.map(({ path }) => textOfFile(path).name))];
  const titleOfFile = namesOfTexts(published, locale, files);
  return names.map((name) => {
    const order = ({ path }: ChangedFile) => localeCodes.indexOf(textOfFile(path).language as Locale);
    const own = files
      .filter(({ path }) => textOfFile(path).name === name)
      .sort((one, other) => order(one) - order(other));
    const isText = own.some(({ path }) => textOfFile(path).language !== undefined);
    return {
      name,
      isText: (isText || name === factsName) && !isOlderVersion({ name }) && own.some(({ after }) => after !== null),
      page: pageAddress(name),
      title: titleOfFile(own[0]?.path ?? name),
      rows: changeRows(own, dictionary(locale), locale),
    };
  });
}

export function nameOf(published: readonly CopyText[], name: string, locale: Locale): string | undefined {
  const found = published.find((text) => text.name === name);
  return found && titleOf(found, locale);
}

/** What the text is called that a file belongs to, also one that is in a draft alone or is not published any more. */
export function namesOfTexts(published: readonly CopyText[], locale: Locale, changes: readonly ChangedFile[] = []) {
  return (path: string): string => {
    const { name } = textOfFile(path);
    const [folder, slug] = name.split("/");
    const kind = itemFolders.find((one) => one === folder);
    const item = kind && `${dictionary(locale).drafts.items.kinds[kind]}: ${slug}`;
    const own = changes.filter((one) => textOfFile(one.path).name === name);
    const title = titleIn(own.filter((one) => textOfFile(one.path).language === locale)) ?? titleIn(own);
    return nameOf(published, name, locale) ?? sharedName(name, locale) ?? title ?? item ?? name;
  };
}

/** What stands once for all languages. */
function sharedName(path: string, locale: Locale): string | undefined {
  if (path === movedFile) return dictionary(locale).drafts.changes.moved;
  return path.startsWith("content/pictures/") ? dictionary(locale).pictures.photo.title : undefined;
}

/** What a text that is not published yet calls itself. */
function titleIn(files: readonly ChangedFile[]): string | undefined {
  const texts = files.map(({ after, before }) => (after ?? before)?.text ?? "");
  return texts.map((text) => /^title: *["']?(.+?)["']?$/m.exec(text)?.[1]).find(Boolean);
}

/** The twins of a draft that wait for a decision, and those that were said to be right. */
export async function shownTwins(words: Words, draft: string, locale: Locale, paths?: readonly string[]) {
  const twins = (await words.twins(draft, paths)) ?? [];
  const published = await readTexts(words);
  const titleOfFile = namesOfTexts(published, locale, await words.changes(draft));
  return twins
    .filter(({ state }) => state !== "changed")
    .map((twin) => {
      const { name } = textOfFile(twin.path);
      const own = textOfFile(twin.path).language;
      const missing = twin.version === null ? own : textOfFile(twin.twin).language;
      return {
        ...twin,
        name,
        title: titleOfFile(twin.path),
        code: textOfFile(twin.twin).language,
        language: missing ? capital(languageName(missing, locale), locale) : "",
      };
    });
}

function capital(word: string, locale: Locale): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

/** A conflict with what there is to choose; undefined where the next save merges it. */
export function shownConflict(conflict: Conflict, published: readonly CopyText[], locale: Locale) {
  const { path, own, published: there } = conflict;
  const { language } = textOfFile(path);
  const clashes = clashRows(conflict, dictionary(locale), locale);
  if (clashes?.length === 0) return undefined;
  return {
    path,
    own: own?.version ?? "",
    published: there?.version ?? "",
    title: namesOfTexts(published, locale)(path),
    language: language && languageName(language, locale),
    clashes,
    whole: clashes ? undefined : { own: own && (own.text ?? path), published: there && (there.text ?? path) },
  };
}
