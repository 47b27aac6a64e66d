import { factPattern } from "../fill-facts.ts";
import { clockTimes, type Slip, seenLength, typographySlips } from "../view/typography.ts";
import type { Finding } from "./problem.ts";
import { fieldsIn, isProse, nameOf } from "./schema-fields.ts";
import type { Text } from "./texts.ts";
import { unknownFact } from "./unknown-fact.ts";

/** The facts of the company in the text's language, by the names that texts call them. */
type Slots = Readonly<Record<string, string>>;

/** HTML and Markdown that a plain field would show as it is written: tags, entities, links, pictures, bold, code, headings. */
const markup =
  /<\/?[a-z][^<>]*>|&#?[a-z\d]+;|!?\[[^[\]]*\]\([^()]*\)|\*\*[^*]+\*\*|(?<!\S)([*_])(?!\s)[^*_\n]+\1(?![\w*])|__[^_]+__|~~[^~]+~~|`[^`]+`|^#{1,6} /im;

/** What is wrong with the words of a text: unknown facts, lengths, typography, names. */
export function wordingMistakes(text: Text, slots: Slots | undefined): Finding[] {
  const factNames = slots && Object.keys(slots);
  const { file, schema, raw, lineOf, body, bodyLine } = text;
  const error = { file, level: "error" } as const;
  const inFields = fieldsIn(schema, raw).flatMap(({ path, value, info }): Finding[] => {
    if (typeof value !== "string") return [];
    const line = lineOf(path);
    const field = nameOf(path);
    const found: Finding[] = unknownFacts(value, factNames).map((wrong) => ({ ...error, line, ...wrong }));
    const letters = info.sms ? value.replace(/\{\{?[\w.-]+\}\}?|[A-Za-z0-9 .,:']/g, "") : "";
    if (letters) found.push({ ...error, line, code: "sms-letters", values: { field, letters } });
    const count = seenLength(value, slots);
    if (info.max && count > info.max) {
      const values = { field, count, max: info.max };
      found.push({ ...error, line, code: "length", values, field: { path, info, data: raw } });
    }
    const [mark] = isProse(info) ? (markup.exec(value) ?? []) : [];
    if (mark) found.push({ ...error, line, code: "plain-field", values: { value: mark.slice(0, 60) } });
    const slips = isProse(info) ? wordingSlips(value) : [];
    return [...found, ...slips.map(({ at, ...slip }) => ({ ...error, line, ...slip }))];
  });
  const inBody = body.split("\n").flatMap((content, index): Finding[] => {
    const line = bodyLine + index;
    return [
      ...unknownFacts(content, factNames).map((wrong): Finding => ({ ...error, line, ...wrong })),
      ...wordingSlips(content).map(({ at, ...slip }): Finding => ({ ...error, line, ...slip })),
    ];
  });
  return [...inFields, ...inBody];
}

/** What typography wants otherwise. */
export function wordingSlips(text: string): Slip[] {
  return [...typographySlips(text), ...clockTimes(text)];
}

function unknownFacts(text: string, known: readonly string[] | undefined): Pick<Finding, "code" | "values">[] {
  if (!known) return [];
  const placeholders = [...text.matchAll(factPattern)];
  return placeholders.filter(([, name = ""]) => !known.includes(name)).map(([whole]) => unknownFact(whole));
}
