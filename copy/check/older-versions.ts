import { legalPages } from "../../site/pages.ts";
import { isOlderVersion } from "../view/text-names.ts";
import type { Finding } from "./problem.ts";
import { valueAt } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

/** An older version of a legal text lies in a folder named after the text, and bears its version as name. */
export function olderVersionMistakes(text: Text, texts: ReadonlyMap<string, Text>): Finding[] {
  if (!isOlderVersion(text)) return [];
  const { file, locale, name, raw, lineOf } = text;
  const [, page = "", fileName = ""] = /^legal\/older\/([^/]+)\/([^/]+)$/.exec(name) ?? [];
  if (!legalPages.some((legal) => legal === page)) return [{ file, level: "error", code: "older-place" }];
  const version = String(valueAt(raw, ["version"]));
  const current = texts.get(`content/${locale}/legal/${page}.md`);
  const wrong = (code: Finding["code"]): Finding[] => [
    { file, line: lineOf(["version"]), level: "error", code, values: { version, name: `${fileName}.md` } },
  ];
  if (version !== fileName) return wrong("older-name");
  return current && String(valueAt(current.raw, ["version"])) === version ? wrong("older-in-force") : [];
}
