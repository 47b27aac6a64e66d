import { defaultLocale } from "../../site/locales.ts";
import { factSlots } from "../fill-facts.ts";
import { checkFacts } from "./facts.ts";
import { headMistakes } from "./heads.ts";
import { type LinkContext, linkMistakes } from "./links.ts";
import { factMistakes } from "./literal-facts.ts";
import { markMistakes, twinMarkMistakes } from "./marks.ts";
import type { Finding } from "./problem.ts";
import { checkTerms, termMistakes } from "./terms.ts";
import { readText, type Sources, type Text, twinOf } from "./texts.ts";
import { compareTwins } from "./twins.ts";
import { versionMistakes } from "./versions.ts";
import { wordingMistakes } from "./wording.ts";

/**
 * What can be said of one text without reading all others, where these are the facts, the terms and the text in every
 * language; with the line of each of its fields. Of its links where what they may lead to is given.
 */
export function checkOneText(
  file: string,
  sources: Sources,
  context?: LinkContext,
): { findings: Finding[]; text: Text | undefined } {
  const text = readText(file, sources.get(file) ?? "", sources);
  if (Array.isArray(text)) return { findings: text, text: undefined };
  const twin = readText(twinOf(file, defaultLocale), sources.get(twinOf(file, defaultLocale)) ?? "", sources);
  const texts = new Map([text, ...(Array.isArray(twin) ? [] : [twin])].map((one) => [one.file, one]));
  const { facts } = checkFacts(sources);
  const findings = [
    ...text.findings,
    ...(facts ? factMistakes(text, facts[text.locale]) : []),
    ...versionMistakes(text),
    ...wordingMistakes(text, facts && factSlots(facts[text.locale])),
    ...markMistakes(text),
    ...termMistakes(text, checkTerms(sources).terms),
    ...headMistakes([text], facts),
    ...twinMistakes(text, texts, () => false),
    ...(context ? linkMistakes(text, context) : []),
  ];
  return { findings, text };
}

/** Only texts that their schema accepts can be compared. */
export function twinMistakes(
  text: Text,
  texts: ReadonlyMap<string, Text>,
  isWrong: (file: string, line: number) => boolean,
) {
  const twin = texts.get(twinOf(text.file, defaultLocale));
  if (!twin || twin === text || !twin.data || !text.data) return [];
  return [...compareTwins(text, twin, isWrong), ...twinMarkMistakes(text, twin)];
}
