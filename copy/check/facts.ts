import { defaultLocale } from "../../site/locales.ts";
import { type FactsByLocale, factsByLocale } from "../parse-facts.ts";
import { factsSchema } from "../schemas/facts.ts";
import { factsFile } from "../view/text-names.ts";
import { typographySlips } from "../view/typography.ts";
import { keepLatest } from "./keep-latest.ts";
import type { Finding } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import { infoAt, isRecord, type Path, valueAt } from "./schema-fields.ts";
import type { Sources, Text } from "./texts.ts";

/** The facts that the texts are held against; undefined where their file is wrong. */
export type CheckedFacts = { facts?: FactsByLocale; findings: Finding[]; lineOf?: (path: Path) => number };

const error = { file: factsFile, level: "error" } as const;

/** Reads the facts with everything that is wrong in them. */
export function checkFacts(sources: Sources): CheckedFacts {
  const source = sources.get(factsFile);
  return source === undefined ? { findings: [{ ...error, code: "missing-text" }] } : readFacts(factsFile, source);
}

const readFacts = keepLatest(10, (_, source): CheckedFacts => {
  const { data, raw, findings, lineOf } = readYaml(factsFile, source, factsSchema);
  const slips = textsIn(raw).flatMap(([path, text]) =>
    typographySlips(text).map(({ at, ...slip }): Finding => ({ ...error, line: lineOf(path), ...slip })),
  );
  findings.push(...slips);
  if (!data) return { findings, lineOf };
  const facts = factsByLocale(data);
  const named: [Path, string][] = [
    [["spokesperson"], data.spokesperson],
    [["register", "chair"], data.register.chair],
  ];
  const unknown = named
    .filter(([, id]) => !(id in data.people))
    .map(([path, value]): Finding => ({ ...error, line: lineOf(path), code: "unknown-person", values: { value } }));
  return { facts, findings: [...findings, ...unknown], lineOf };
});

/** The texts of the facts that are seen on pages. */
function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
  const isSeen = [path, path.slice(0, -1)].some((one) => infoAt(factsSchema, one)?.kind === "seen");
  return isSeen && typeof value === "string" ? [[path, value]] : [];
}

/** People that a text shows, and whom the facts do not know. */
export function personMistakes({ file, name, raw, lineOf }: Text, { facts }: CheckedFacts): Finding[] {
  const shown = name === "management" ? valueAt(raw, ["people"]) : undefined;
  if (!facts || !Array.isArray(shown)) return [];
  const { people } = facts[defaultLocale];
  return shown.flatMap(({ id }: { id?: unknown }, index): Finding[] => {
    if (typeof id !== "string" || id in people) return [];
    const line = lineOf(["people", index, "id"]);
    return [{ file, line, level: "error", code: "unknown-person", values: { value: id } }];
  });
}
