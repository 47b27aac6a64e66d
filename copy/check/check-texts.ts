import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import { legalPages } from "../../site/pages.ts";
import { lineWithMark } from "../editing/characters.ts";
import { factSlots } from "../fill-facts.ts";
import { schemas } from "../schemas/index.ts";
import { factsFile, movedFile } from "../view/text-names.ts";
import { twinMistakes } from "./check-one-text.ts";
import { type CheckedFacts, checkFacts, personMistakes } from "./facts.ts";
import { formatMistakes } from "./format.ts";
import { headMistakes } from "./heads.ts";
import { itemMistakes, itemsOf } from "./items.ts";
import { type LinkContext, linkMistakes, shownStoryMistakes } from "./links.ts";
import { factMistakes } from "./literal-facts.ts";
import { markMistakes } from "./marks.ts";
import { movedMistakes } from "./moved.ts";
import { olderVersionMistakes } from "./older-versions.ts";
import { type Finding, type Problem, problemOf } from "./problem.ts";
import { reportMistakes } from "./reports.ts";
import { checkTerms, termMistakes, termsFile } from "./terms.ts";
import { readSources, readText, type Sources, type Text, twinOf } from "./texts.ts";
import { versionMistakes } from "./versions.ts";
import { wordingMistakes } from "./wording.ts";

export type CheckOptions = {
  /** The content folder. */
  folder: string;
  /** The language of the sentences. */
  language: Locale;
  now?: Date;
};

/** Everything that is wrong with the texts of a folder, file by file from the top down. */
export function checkTexts({ folder, language, now = new Date() }: CheckOptions): Problem[] {
  return checkSources(readSources(folder), now).map((finding) => problemOf(finding, language));
}

export function checkSources(sources: Sources, now: Date): Finding[] {
  const readings = [...sources]
    .filter(([file]) => ![movedFile, factsFile, termsFile].includes(file))
    .map(([file, source]) => readText(file, source, sources));
  const texts = new Map(readings.flatMap((one) => (Array.isArray(one) ? [] : [[one.file, one]])));
  const all = [...texts.values()];
  const context: LinkContext = { texts, items: itemsOf(all), now };
  const facts = checkFacts(sources);
  const { terms, findings: inTerms } = checkTerms(sources);
  const own = [
    ...facts.findings,
    ...inTerms,
    ...readings.flatMap((one) => (Array.isArray(one) ? one : one.findings)),
    ...all.flatMap((text) => ownMistakes(text, context, facts)),
    ...all.flatMap((text) => termMistakes(text, terms)),
    ...headMistakes(all, facts.facts),
    ...shownStoryMistakes(context),
    ...movedMistakes(sources, context),
    ...previewMarks(sources),
  ];
  const wrong = new Set(own.filter(({ level }) => level === "error").map(({ file, line }) => `${file} ${line}`));
  const isWrong = (file: string, line: number) => wrong.has(`${file} ${line}`);
  const findings = [
    ...own,
    ...missingTexts(sources, texts),
    ...all.flatMap((text) => twinMistakes(text, texts, isWrong)),
    ...[...sources].flatMap(([file, source]) => formatMistakes(file, source, texts.get(file)?.document)),
  ];
  return findings.map((finding) => lenient(finding, texts)).sort(byPlace);
}

/** What is wrong with one text by itself. */
function ownMistakes(text: Text, context: LinkContext, checked: CheckedFacts): Finding[] {
  const { facts } = checked;
  return [
    ...personMistakes(text, checked),
    ...(facts ? factMistakes(text, facts[text.locale]) : []),
    ...itemMistakes(text, context.texts),
    ...linkMistakes(text, context),
    ...reportMistakes(text, context.texts),
    ...versionMistakes(text),
    ...olderVersionMistakes(text, context.texts),
    ...wordingMistakes(text, facts && factSlots(facts[text.locale])),
    ...markMistakes(text),
  ];
}

/** Letters of which a preview makes its marks: nobody sees them, and no text needs them. */
function previewMarks(sources: Sources): Finding[] {
  return [...sources].flatMap(([file, source]): Finding[] => {
    const line = lineWithMark(source);
    return line === undefined ? [] : [{ file, line, level: "error", code: "preview-mark", unreadable: true }];
  });
}

/** Files that are not there: the other language of a text, short texts, and those that legal pages show. */
function missingTexts(sources: Sources, texts: ReadonlyMap<string, Text>): Finding[] {
  const inEveryLanguage = (file: string) => localeCodes.map((locale) => twinOf(file, locale));
  const twins = [...texts.keys()].flatMap((twin) => inEveryLanguage(twin).map((file) => ({ file, twin })));
  const shown = [
    ...Object.keys(schemas).map((name) => `${name}.yaml`),
    ...legalPages.map((name) => `legal/${name}.md`),
  ];
  const needed = shown.flatMap((path) => inEveryLanguage(`content/${defaultLocale}/${path}`));
  const missing = new Map<string, Finding>();
  for (const file of needed) missing.set(file, { file, level: "error", code: "missing-text" });
  for (const { file, twin } of twins) {
    missing.set(file, { file, level: "error", code: "missing-file", values: { twin } });
  }
  return [...missing.values()].filter(({ file }) => !sources.has(file));
}

/** A draft has to be readable and says so in every language; the rest may wait until it is published. */
function lenient(finding: Finding, texts: ReadonlyMap<string, Text>): Finding {
  const twin = finding.code === "missing-file" ? String(finding.values?.twin) : finding.file;
  const isStrict = finding.unreadable || finding.code === "twin-moment";
  return texts.get(twin)?.isDraft && !isStrict ? { ...finding, level: "warning" } : finding;
}

function byPlace(a: Finding, b: Finding): number {
  const order = (file: string) => localeCodes.indexOf(file.split("/")[1] as Locale);
  return order(a.file) - order(b.file) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}
