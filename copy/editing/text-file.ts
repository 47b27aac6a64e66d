import type { Document } from "yaml";
import type { z } from "zod";
import { localeCodes } from "../../site/locales.ts";
import { longTextSchemas } from "../check/texts.ts";
import { splitFrontMatter } from "../front-matter.ts";
import { factsSchema } from "../schemas/facts.ts";
import { schemas } from "../schemas/index.ts";
import { movedSchema } from "../schemas/moved.ts";
import { termsSchema } from "../schemas/terms.ts";
import { formatYaml, parseForEditing } from "./yaml-document.ts";

/** Texts by their path, with the version of their content. */
export type TextFiles = ReadonlyMap<string, { version: string; text: string }>;

/**
 * A file as it stands somewhere; null where there is none. The version is the same for the same bytes. Texts bring their
 * text; what is in a picture is read by its place.
 */
export type FileState = { version: string; text?: string } | null;

export type ChangedFile = { path: string; before: FileState; after: FileState };

/** Both sides changed it, each in another way, since they had the base in common. */
export type Conflict = { path: string; base: FileState; own: FileState; published: FileState };

/** What a person wants to stand in a file: null removes it. `seen` is the version they had before them. */
export type FileChange = { path: string; seen: string | null; content: string | Uint8Array | null };

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

export type Parts = {
  /** The YAML of a file, with "\n" at the end of lines. */
  yaml: string;
  /** The text below the front matter of a Markdown file. */
  body?: string;
};

/** The parts of a file that can be edited; undefined for Markdown without front matter. */
export function partsOf(file: string, source: string): Parts | undefined {
  if (!file.endsWith(".md")) return { yaml: source.replaceAll("\r\n", "\n") };
  const parts = splitFrontMatter(source);
  return parts && { yaml: `${parts.matter}\n`, body: parts.body };
}

export function joinParts({ yaml, body }: Parts): string {
  return body === undefined ? yaml : `---\n${yaml}---\n${body}`;
}

/** A text in the format that every text has; undefined for another file, and where the YAML cannot be parsed. */
export function formatText(file: string, source: string, parsed?: Document): string | undefined {
  const parts = schemaOf(file) && partsOf(file, source);
  const document = parts && (parsed ?? parseForEditing(parts.yaml));
  return document && joinParts({ ...parts, yaml: formatYaml(document) });
}
