import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localeCodes } from "../../site/locales.ts";
import { projectFiles, report, root } from "./sources.ts";

/** What may name a language, and why. All else takes languages from site/locales.ts. */
export const allowed: Readonly<Record<string, string>> = {
  "site/locales.ts": "lists the languages",
  "site/pages.ts": "the table of pages has a column for each",
  "copy/schemas/": "descriptions of fields for editors, who write these two",
  "copy/view/": "names of fields for editors, and the language of descriptions",
  "copy/check/": "speaks to editors in these two, and knows numbers as words",
  "domain/grammar/": "grammar: endings and the signs in numbers",
  "domain/phone/countries.ts": "people write numbers of their own country without its code",
  "server/mail/render-mail.ts": "its tables have rows: the element tr",
  "scripts/complete-lockfile.ts": "npm sorts a lockfile in this order on every machine",
};

const codes = localeCodes.join("|");
/** A string that is a language or begins with its folder or prefix, a key, a property, a folder of content. */
const naming = new RegExp(
  [
    `(?<!\\bh\\()["'\`](?:${codes})(?:-[A-Z]{2})?["'\`]`,
    `["'\`(]\\\\?/(?:${codes})(?:\\\\?/|["'\`)?])`,
    `["'\`](?:${codes})/`,
    `\\bcontent/(?:${codes})\\b`,
    `(?<=[{,]\\s*|^\\s*)(?:${codes})\\??:\\s`,
    `(?<=\\w[\\])]?\\??)\\.(?:${codes})\\b(?![\\w-]|["'\`/.])`,
  ].join("|"),
);

/** Files that make or serve the site; tests and their tools may say which language they try. */
function isProduction(file: string): boolean {
  return (
    /^((app|server|site|domain|copy|scripts)\/|[^/]+$)/.test(file) &&
    !/\.test\.\w+$|^scripts\/testing\/|\/testing\//.test(file)
  );
}

/** The lines of a file that name a language, each as "file:line: why". A comment may: it shows an example. */
export function namedLanguages(file: string, text: string): string[] {
  if (!isProduction(file) || Object.keys(allowed).some((start) => file.startsWith(start))) return [];
  return text.split("\n").flatMap((line, index) => {
    const found = /^\s*(\/?\*|\/\/)/.test(line) ? undefined : naming.exec(line)?.[0].trim();
    if (found === undefined) return [];
    return [`${file}:${index + 1}: ${found} names a language; take it from site/locales.ts`];
  });
}

if (import.meta.main) {
  report(
    projectFiles([".ts", ".tsx", ".mjs", ".js"]).flatMap((file) =>
      namedLanguages(file, readFileSync(join(root, file), "utf8")),
    ),
  );
}
