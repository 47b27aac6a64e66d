import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { checkSources, checkTexts } from "../../copy/check/check-texts.ts";
import { mendFile } from "../../copy/check/fix-signs.ts";
import { type MessageCode, type Problem, problemOf, say, sentenceOf, type Values } from "../../copy/check/problem.ts";
import { readSources } from "../../copy/check/texts.ts";
import { newVersion, versionedNames } from "../../copy/check/versions.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { pictureFindings } from "../pictures/check-pictures.ts";

type Place = {
  folder: string;
  language: Locale;
  now: Date;
  /** What is wrong with photographs, which takes time to find, and in the office's dictionaries. */
  others?: readonly Problem[];
};
type Outcome = { code: 0 | 1; lines: string[] };

/** Does what the arguments ask for with the texts of a folder. */
export function runWords([argument, name]: readonly string[], place: Place): Outcome {
  if (argument === undefined) return check(place);
  if (argument === "--fix") return mend(place);
  if (argument === "new-version") return writeVersion(name, place);
  return { code: 1, lines: [say("unknown-argument", place.language, { argument })] };
}

/**
 * What is wrong with the texts of a folder, each in all languages in which we speak to those who write. For the office:
 * what is in the photographs of its drafts is for the build to open.
 */
export async function findingsAsJson(folder: string, now: Date): Promise<string> {
  // The office saves every text in the format, so an editor has nothing to do about it.
  const inTexts = checkSources(readSources(folder), now).filter(({ code }) => code !== "format");
  const findings = [...inTexts, ...(await pictureFindings(folder, { isOpened: false }))];
  const problems = findings.map((finding) => {
    const { file, line, level } = finding;
    const sentences = localeCodes.map((language) => [language, problemOf(finding, language, "office").message]);
    return { file, line, level, message: Object.fromEntries(sentences) };
  });
  return JSON.stringify(problems);
}

/** What is wrong with the texts, mistakes first; only they fail. */
function check({ folder, language, now, others = [] }: Place): Outcome {
  const start = performance.now();
  const problems = [...checkTexts({ folder, language, now }), ...others];
  const errors = problems.filter(({ level }) => level === "error");
  const warnings = problems.filter(({ level }) => level === "warning");
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const files = readSources(folder).size;
  const took = seconds.format((performance.now() - start) / 1_000);
  if (problems.length === 0) return { code: 0, lines: [say("closing-none", language, { files, seconds: took })] };

  const fixable = problems.filter((problem) => problem.fixable).length;
  const counts = { errors: errors.length, warnings: warnings.length };
  return {
    code: errors.length > 0 ? 1 : 0,
    lines: [
      ...group("heading-errors", errors, language),
      ...group("heading-warnings", warnings, language),
      say(errors.length > 0 ? "closing-errors" : "closing-warnings", language, counts),
      ...(fixable > 0 ? [say("closing-fixable", language, { count: fixable })] : []),
    ],
  };
}

function group(heading: "heading-errors" | "heading-warnings", problems: Problem[], language: Locale): string[] {
  if (problems.length === 0) return [];
  const colour = heading === "heading-errors" ? "red" : "yellow";
  return [styleText(["bold", colour], say(heading, language)), ...problems.map((one) => lineOf(one, language)), ""];
}

/** One problem: its place stands apart from what is wrong there. */
function lineOf(problem: Problem, language: Locale): string {
  const sentence = sentenceOf(problem, language);
  const place = sentence.slice(0, sentence.length - problem.message.length);
  return `${styleText("bold", place)}${problem.message}`;
}

/** Mends what is mechanical, then checks as usual. */
function mend(place: Place): Outcome {
  const sources = readSources(place.folder);
  const mended = [...sources].flatMap(([file, source]) => {
    const made = mendFile(file, source, sources);
    return made ? [{ file, ...made }] : [];
  });
  for (const { file, source } of mended) write(place, file, source);
  const told = mended.map(({ file, count }) => say("fixed", place.language, { file, count }));
  const { code, lines } = check(place);
  return { code, lines: [...(told.length > 0 ? told : [say("fixed-none", place.language)]), "", ...lines] };
}

function writeVersion(name: string | undefined, place: Place): Outcome {
  const sources = readSources(place.folder);
  const known = versionedNames(sources);
  const answer = (code: 0 | 1, message: MessageCode, values: Values): Outcome => {
    return { code, lines: [say(message, place.language, values)] };
  };
  if (!name) return answer(1, "new-version-usage", { known: known.join(" | ") });
  const made = newVersion(name, sources, place.now);
  if (!made) return answer(1, "new-version-unknown", { name, known: known.join(", ") });
  for (const [file, source] of made.changed) write(place, file, source);
  const files = [...made.changed.keys()].join(", ");
  return answer(0, files ? "new-version" : "new-version-same", { name, version: made.version, files });
}

function write({ folder }: Place, file: string, source: string): void {
  writeFileSync(join(folder, file.slice("content/".length)), source);
}
