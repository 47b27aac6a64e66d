import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { splitFrontMatter } from "../front-matter.ts";
import { reportTextSchema } from "../report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "../schema.ts";
import { schemas } from "../schemas/index.ts";
import { keepLatest } from "./keep-latest.ts";
import type { Finding } from "./problem.ts";
import { type Reading, readYaml } from "./read-yaml.ts";
import { type Path, valueAt } from "./schema-fields.ts";

/** The schemas of long texts, by their folder below each language. */
export const longTextSchemas = {
  legal: legalSchema,
  stories: storySchema,
  news: newsSchema,
  "report-texts": reportTextSchema,
};

export type LongTextFolder = keyof typeof longTextSchemas;

/** A text that could be read, whether or not its schema likes it. */
export type Text = Reading<unknown> & {
  /** Its path, which begins with content/. */
  file: string;
  locale: Locale;
  /** Its path below the language, without its ending: home, news/yeni-ofis. */
  name: string;
  folder?: LongTextFolder;
  schema: z.ZodType;
  source: string;
  body: string;
  bodyLine: number;
  isDraft: boolean;
};

/** What stands once for all languages. */
const sharedFiles = ["facts.yaml", "terms.yaml", "moved.yaml"];

/** The sources of all texts by their path, which begins with content/. */
export type Sources = ReadonlyMap<string, string>;

export function readSources(folder: string): Sources {
  const files = localeCodes.flatMap((locale) =>
    readdirSync(join(folder, locale), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const shared = sharedFiles.map((name) => join(folder, name)).filter((path) => existsSync(path));
  const all = [...files.sort(), ...shared];
  return new Map(all.map((path) => [nameBelow(folder, path), readFileSync(path, "utf8")]));
}

function nameBelow(folder: string, path: string): string {
  return `content/${path.slice(folder.length).replaceAll("\\", "/").replace(/^\//, "")}`;
}

/** The path of a text in another language. */
export function twinOf(file: string, locale: Locale): string {
  return file.replace(/^content\/[\w-]+/, `content/${locale}`);
}

/** Reads a text; what is wrong with the file itself is a finding alone. */
export function readText(file: string, source: string, sources: Sources): Text | Finding[] {
  const text = readAlone(file, source);
  // What says that something is missing shows what another language has there.
  return Array.isArray(text) || text.findings.length > 0 ? readBesideOthers(file, source, sources) : text;
}

const readAlone = keepLatest(1000, (file, source) => readBesideOthers(file, source, new Map()));

function readBesideOthers(file: string, source: string, sources: Sources): Text | Finding[] {
  const error = { file, level: "error" } as const;
  const [, locale, name = "", ending] = /^content\/([\w-]+)\/(.+)\.(\w+)$/.exec(file) ?? [];
  if (ending !== "yaml" && ending !== "md") return [{ ...error, code: "other-file" }];
  if (source.includes("\ufffd")) return [{ ...error, line: lineIn(source, "\ufffd"), code: "not-utf8" }];
  const text = source.replaceAll("\r\n", "\n");
  const examples = (path: Path) => exampleFrom(file, path, sources);
  const base = { file, locale: locale as Locale, name, source, body: "", bodyLine: 1, isDraft: false };

  if (ending === "yaml") {
    const schema: z.ZodType | undefined = schemas[name as keyof typeof schemas];
    if (!schema) return [{ ...error, code: "unknown-file" }];
    return { ...base, schema, ...readYaml<unknown>(file, text, schema, { examples }) };
  }

  const folder = name.split("/")[0] as LongTextFolder;
  const schema: z.ZodType | undefined = longTextSchemas[folder];
  if (!schema) return [{ ...error, code: "unknown-file" }];
  const parts = splitFrontMatter(source);
  if (!parts) return [{ ...error, line: 1, code: "no-front-matter" }];
  const { matter, body, bodyLine } = parts;
  const reading = readYaml<unknown>(file, matter, schema, { firstLine: 2, examples });
  const isDraft = reading.document ? valueAt(reading.raw, ["draft"]) === true : /^draft: *true\s*$/m.test(matter);
  return { ...base, folder, schema, body, bodyLine, isDraft, ...reading };
}

/** What another language says in a field that is missing here. */
function exampleFrom(file: string, path: Path, sources: Sources): unknown {
  for (const locale of localeCodes) {
    const twin = twinOf(file, locale);
    const source = twin === file ? undefined : sources.get(twin);
    const parts = source && (twin.endsWith(".md") ? splitFrontMatter(source)?.matter : source);
    const found = parts ? valueAt(parseDocument(parts).toJS(), path) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function lineIn(source: string, part: string): number {
  return source.slice(0, Math.max(0, source.indexOf(part))).split("\n").length;
}
