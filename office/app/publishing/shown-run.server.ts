import type { CopyText } from "../../../copy/view/copy-texts.ts";
import { textOfFile } from "../../../copy/view/text-names.ts";
import { withTextNames } from "../../../copy/view/view-words.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import type { PublicationRun, TextProblem } from "../../../server/ports/publishing.ts";
import type { Publication } from "../../../server/ports/words.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { publicationSteps } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { namesOfTexts } from "../words/shown-draft.server.ts";
import { addressOf } from "../words/shown-text.server.ts";

const mostPages = 6;

type About = { texts: readonly CopyText[]; publication: Publication | undefined; siteOrigin: string };
export type ShownRun = ReturnType<typeof shownRun>;

/** How a publication goes or went, in words. */
export function shownRun(run: PublicationRun, about: About, now: number, locale: Locale) {
  const { failures } = dictionary(locale);
  const { run: words } = dictionary(locale).publications;
  const { outcome, failure, commit, startedAt, endedAt = now } = run;
  const steps = publicationSteps.map((step) => {
    const begun = run.steps.find((one) => one.step === step);
    const isCurrent = begun !== undefined && begun.endedAt === undefined;
    const state = !begun ? "waiting" : !isCurrent ? "done" : outcome === "failed" ? "failed" : "current";
    const time = begun && duration((begun.endedAt ?? endedAt) - begun.startedAt, locale);
    return { step, state, time, text: state === "done" ? words.doneSteps[step] : words.steps[step] } as const;
  });
  const moment = istanbulTime(endedAt, locale);
  const summary = { title: run.title, moment, time: duration(endedAt - startedAt, locale) };
  const heading = {
    running: { title: words.running, text: words.closable },
    done: { title: words.done, text: fill(words.doneText, summary) },
    failed: failure === "switch" ? failures.switch : { title: words.failed, text: words.failedText },
  }[outcome ?? "running"];
  return {
    isRunning: outcome === undefined,
    outcome,
    failure,
    name: run.title,
    ...heading,
    id: run.id,
    notes: outcome === "done" ? notesOf(run, locale) : [],
    // Where the switch alone failed, the words are published: there is nothing to try again.
    why: failure && failure !== "switch" ? failures[failure] : undefined,
    problems: shownProblems(run.problems ?? [], run.of, about.texts, locale),
    detail: run.detail,
    steps,
    commit,
    pages: outcome === "done" ? livePages(about, locale) : [],
    site: about.siteOrigin,
  };
}

function notesOf({ of, isServed }: PublicationRun, locale: Locale): string[] {
  const { run: words } = dictionary(locale).publications;
  const rest = "draft" in of && of.paths ? [words.rest] : [];
  return isServed === false ? [...rest, words.notServed] : rest;
}

function duration(time: number, locale: Locale): string {
  const { run } = dictionary(locale).publications;
  const seconds = Math.round(time / 1000);
  return seconds < 60
    ? fill(run.seconds, { count: seconds })
    : fill(run.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Pages of the site that changed, in each language; what stands on many pages has none. */
function livePages({ texts, publication, siteOrigin }: About, locale: Locale) {
  const names = new Set(publication?.paths.map((path) => textOfFile(path).name));
  const nameOf = namesOfTexts(texts, locale);
  const { see } = dictionary(locale).publications.run;
  return texts
    .filter(({ name }) => names.has(name))
    .flatMap((text) =>
      localeCodes.flatMap((language) => {
        const address = addressOf(text, language);
        if (address === undefined) return [];
        const page = nameOf(`content/${language}/${text.name}.yaml`);
        const shown = fill(see, { page, language: languageName(language, locale) });
        return [{ address: siteOrigin + address, text: shown }];
      }),
    )
    .slice(0, mostPages);
}

/** What the check found, with the way to the text where it is about a draft. */
export function shownProblems(
  problems: readonly TextProblem[],
  of: PublicationRun["of"],
  texts: readonly CopyText[],
  locale: Locale,
) {
  const nameOf = namesOfTexts(texts, locale);
  return problems.map(({ file, line, level, message }) => {
    const { name, language } = textOfFile(file);
    const own = language && languageName(language, locale);
    const said = withTextNames(message[locale] ?? "", (path, of) => `“${nameOf(path)}” (${languageName(of, locale)})`);
    return {
      key: `${file} ${line} ${message[locale]}`,
      isError: level === "error",
      title: nameOf(file),
      place: own,
      message: said,
      to: "draft" in of && language ? `/words/drafts/${of.draft}/texts/${name}` : undefined,
    };
  });
}
