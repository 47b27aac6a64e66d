import { localeCodes } from "../../site/locales.ts";
import { factSlots } from "../fill-facts.ts";
import { type FactsByLocale, factsByLocale } from "../parse-facts.ts";
import { factsSchema } from "../schemas/facts.ts";
import type { Finding } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import type { Path } from "./schema-fields.ts";
import type { Sources } from "./texts.ts";

export const factsFile = "content/facts.yaml";

/** The facts that the texts are held against; undefined where their file is wrong. */
export type CheckedFacts = { facts?: FactsByLocale; names: readonly string[]; findings: Finding[] };

/** Reads the facts with everything that is wrong in them. */
export function checkFacts(sources: Sources): CheckedFacts {
  const source = sources.get(factsFile);
  const error = { file: factsFile, level: "error" } as const;
  if (source === undefined) return { names: [], findings: [{ ...error, code: "missing-text" }] };
  const { data, findings, lineOf } = readYaml(factsFile, source, factsSchema);
  if (!data) return { names: [], findings };
  const facts = factsByLocale(data);
  const named: [Path, string][] = [
    [["spokesperson"], data.spokesperson],
    [["register", "chair"], data.register.chair],
  ];
  const unknown = named
    .filter(([, id]) => !(id in data.people))
    .map(([path, value]): Finding => ({ ...error, line: lineOf(path), code: "unknown-person", values: { value } }));
  const names = new Set(localeCodes.flatMap((locale) => Object.keys(factSlots(facts[locale]))));
  return { facts, names: [...names], findings: [...findings, ...unknown] };
}
