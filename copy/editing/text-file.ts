import type { z } from "zod";
import { localeCodes } from "../../site/locales.ts";
import { longTextSchemas } from "../check/texts.ts";
import { factsSchema } from "../schemas/facts.ts";
import { schemas } from "../schemas/index.ts";
import { movedSchema } from "../schemas/moved.ts";
import { termsSchema } from "../schemas/terms.ts";

const shared: Readonly<Record<string, z.ZodType>> = {
  "content/facts.yaml": factsSchema,
  "content/moved.yaml": movedSchema,
  "content/terms.yaml": termsSchema,
};

/** The schema of a text, by its path, which begins with content/; of a Markdown text that of its front matter. */
export function schemaOf(file: string): z.ZodType | undefined {
  if (Object.hasOwn(shared, file)) return shared[file];
  const pattern = /^content\/([\w-]+)\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*)\.(yaml|md)$/;
  const [, locale, name = "", ending] = pattern.exec(file) ?? [];
  if (!localeCodes.some((code) => code === locale)) return undefined;
  if (ending === "yaml") return own(schemas, name);
  const [folder = "", ...rest] = name.split("/");
  return rest.length > 0 ? own(longTextSchemas, folder) : undefined;
}

function own(all: Readonly<Record<string, z.ZodType>>, name: string): z.ZodType | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

type Parts = {
  /** The YAML of a file as it stands there, and where it begins. */
  yaml: string;
  start: number;
  /** What stands below the front matter of a Markdown file, to its end. */
  body?: string;
};

/** A file in the parts that can be edited, with its own line ends; undefined for Markdown without front matter. */
export function partsOf(file: string, source: string): Parts | undefined {
  if (!file.endsWith(".md")) return { yaml: source, start: 0 };
  const [, opening = "", yaml, body] = /^(---\r?\n)([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  return yaml === undefined || body === undefined ? undefined : { yaml, start: opening.length, body };
}
