import { z } from "zod";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import { sentence } from "../schemas/fields.ts";
import { passagesOf } from "./passages.ts";
import type { Finding } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import { isRecord } from "./schema-fields.ts";
import { checkTerms, termMistakes } from "./terms.ts";
import type { Sources, Text } from "./texts.ts";
import { compareTwins } from "./twins.ts";
import { wordingSlips } from "./wording.ts";

/** What is wrong in the dictionaries of some folders, such as "office/app/leads". `sources` has them and the terms. */
export function checkDictionaries(folders: readonly string[], sources: Sources): Finding[] {
  const { terms } = checkTerms(sources);
  return folders.flatMap((folder) => {
    const twin = fileOf(folder, defaultLocale);
    const schema = schemaOf(JSON.parse(sources.get(twin) ?? "{}"));
    const texts = localeCodes.map((locale) => readDictionary(folder, locale, schema, sources));
    const first = texts.find(({ file }) => file === twin);
    return texts.flatMap((text): Finding[] => {
      const { file, findings, data } = text;
      if (!sources.has(file)) return [{ file, level: "error", code: "missing-file", values: { twin } }];
      const slips = passagesOf(text).flatMap(({ content, line }) =>
        wordingSlips(content).map(({ code, values }): Finding => ({ file, line, level: "error", code, values })),
      );
      const differences = first?.data && data ? compareTwins(text, first, () => false) : [];
      return [...findings, ...slips, ...termMistakes(text, terms), ...differences];
    });
  });
}

function fileOf(folder: string, locale: Locale): string {
  return `${folder}/${locale}.json`;
}

/** A dictionary as a text; JSON is YAML, so its lines are known. */
function readDictionary(folder: string, locale: Locale, schema: z.ZodType, sources: Sources): Text {
  const file = fileOf(folder, locale);
  const source = sources.get(file) ?? "";
  const base = { file, locale, name: folder, schema, source, body: "", bodyLine: 1, isDraft: false };
  return { ...base, ...readYaml<unknown>(file, source, schema) };
}

/** The keys of a dictionary and the slots of its sentences; "one" of a number may leave its slot out. */
function schemaOf(value: unknown, key = ""): z.ZodType {
  if (isRecord(value)) {
    return z.strictObject(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, schemaOf(part, name)])),
    );
  }
  const slots = [...String(value).matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);
  return sentence(slots, { mayOmit: key === "one" });
}
