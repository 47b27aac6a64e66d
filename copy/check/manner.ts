import type { Locale } from "../../site/locales.ts";
import { isOlderVersion } from "../view/text-names.ts";
import { type Passage, passagesOf, withoutTargets } from "./passages.ts";
import type { Finding } from "./problem.ts";
import type { Text } from "./texts.ts";

/**
 * The turn that says first what something is not. Once in a text it makes a line stronger, twice it is a manner. After
 * an auxiliary verb English has it in plain sentences too: "We do not sell it, but …".
 */
const turns: Readonly<Record<string, { pattern: RegExp; name: string }>> = {
  tr: { pattern: /değil[,;]/giu, name: "değil," },
  en: {
    pattern:
      /(?<!\b(?:do|does|did|can|could|will|would|shall|should|may|might|must|have|has|had) )\bnot (?:[^\s.;:!?]+ ){1,7}?but\b/giu,
    name: "not … but …",
  },
};

/** More than one such turn in a text. Legal texts need it to set one case off from another. */
export function mannerMistakes(text: Text): Finding[] {
  const turn = turns[text.locale as Locale];
  if (!turn || text.folder === "legal" || isOlderVersion(text)) return [];
  if (text.source.search(turn.pattern) < 0) return [];
  return partsOf(text).flatMap((passages): Finding[] => {
    const found = passages.flatMap(({ content, line }) =>
      [...withoutTargets(content).matchAll(turn.pattern)].map(() => line),
    );
    const second = found[1];
    if (second === undefined) return [];
    const values = { value: turn.name, count: found.length };
    return [{ file: text.file, line: second, level: "error", code: "manner", values }];
  });
}

/** A report is as long as many pages: there each chapter counts by itself. */
function partsOf(text: Text): Passage[][] {
  const passages = passagesOf(text);
  if (text.folder !== "report-texts") return [passages];
  const starts = passages.flatMap(({ content }, index) => (content.startsWith("## ") ? [index] : []));
  return [0, ...starts].map((start, index) => passages.slice(start, starts[index]));
}
