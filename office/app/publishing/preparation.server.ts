import type { RouterContextProvider } from "react-router";
import type { CopyText } from "../../../copy/view/copy-texts.ts";
import { textOfFile } from "../../../copy/view/text-names.ts";
import { mayPublish } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { istanbulDate, istanbulTime } from "../../../domain/time.ts";
import type { PublicationRun } from "../../../server/ports/publishing.ts";
import type { Draft } from "../../../server/ports/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import { namesIn, withWords } from "../words/open-texts.server.ts";
import { type ShownText, shownChanges, shownTwins } from "../words/shown-draft.server.ts";
import type { Names } from "../words/shown-text.server.ts";
import { shownProblems } from "./shown-run.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What stands in the way of a draft, or of some of its files. */
export async function gateOf(context: Context, draft: string, paths?: readonly string[]) {
  const { publisher } = servicesOf(context);
  const twins = await withWords(context, (words) => shownTwins(words, draft, localeOf(context), paths));
  const open = twins.filter(({ state }) => state === "to-decide" || state === "alone");
  const problems = (await withWords(context, () => publisher.check(draft, paths))) ?? [];
  return { open, problems, isOpen: open.length === 0 && problems.every(({ level }) => level !== "error") };
}

/** The files of the chosen texts; undefined where all are chosen or there was no choice. */
export function chosenPaths(choices: readonly string[][], fields: readonly string[]): string[] | undefined {
  if (!fields.includes("choosing")) return undefined;
  const chosen = choices.filter((paths) => fields.includes(choiceField(paths)));
  return chosen.length === choices.length ? undefined : chosen.flat();
}

function choiceField([first]: readonly string[]): string {
  return `choice:${first}`;
}

type Prepared = {
  draft: Draft;
  texts: readonly CopyText[];
  latest: PublicationRun | undefined;
  /** Names of the fields in the address. */
  fields: readonly string[];
};

/** All that a publisher sees and decides before a draft is published. */
export async function preparationOf(context: Context, { draft, texts, latest, fields }: Prepared) {
  const { clock } = servicesOf(context);
  const locale = localeOf(context);
  const words = dictionary(locale).publications;
  const names = await namesIn(context);
  const changes = (await withWords(context, (repository) => repository.changes(draft.id))) ?? [];
  const shown = await withWords(context, (repository) => shownChanges(repository, changes, locale));
  const choices = await withWords(context, (repository) => repository.choices(draft.id));
  const paths = chosenPaths(choices, fields);
  const { open, problems, isOpen } = await gateOf(context, draft.id, paths);
  const closed = closedText(context);
  const mayChoose = choices.length > 1 && closed === undefined;
  const blocked = mayChoose ? words.choice.blocked : words.prepare.blocked;
  const summary = { count: shown.length, name: names.get(draft.begunBy) ?? "" };
  return {
    summary: fillCounted(words.prepare.summary, shown.length, summary),
    open,
    openTitle: fillCounted(words.twins.title, open.length),
    problems: shownProblems(problems, { draft: draft.id }, texts, locale),
    choices: choices
      .map((group) => shownChoice(group, shown, paths, locale))
      .filter((choice) => choice.texts.length > 0),
    mayChoose,
    isPart: paths !== undefined,
    twinWords: dictionary(locale).drafts.twins,
    changeWords: dictionary(locale).drafts.changes,
    onPage: dictionary(locale).studio.onPage,
    closed,
    isReady: isOpen && (paths ?? choices).length > 0,
    blocked: paths?.length === 0 ? words.choice.none : blocked,
    busy: latest && latest.outcome === undefined ? fill(words.prepare.busy, { title: latest.title }) : undefined,
    today: istanbulDate(clock()),
    timed: shownTime(draft, names, locale),
  };
}

/** Why this person cannot publish here. */
function closedText(context: Context): string | undefined {
  const { prepare } = dictionary(localeOf(context)).publications;
  if (!servicesOf(context).settings.publishes) return prepare.closed;
  return mayPublish(personOf(context)) ? undefined : prepare.notAllowed;
}

function shownChoice(
  group: readonly string[],
  shown: readonly ShownText[],
  paths: readonly string[] | undefined,
  locale: Locale,
) {
  const names = group.map((path) => textOfFile(path).name);
  const texts = shown.filter(({ name }) => names.includes(name));
  const title = texts.map((text) => text.title).join(", ");
  const { label } = dictionary(locale).publications.choice;
  const isChosen = !paths || paths.includes(group[0] ?? "");
  return { field: choiceField(group), label: fill(label, { title }), texts, isChosen };
}

function shownTime({ timed }: Draft, names: Names, locale: Locale) {
  if (!timed) return undefined;
  const { when } = dictionary(locale).publications;
  const slots = { moment: istanbulTime(timed.at, locale), name: names.get(timed.person) ?? "" };
  return {
    text: fill(timed.failure ? when.failedAt : when.timed, slots),
    failure: timed.failure && dictionary(locale).failures[timed.failure],
  };
}
