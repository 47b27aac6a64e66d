import { markLetters, mayCarryMark, withoutMarks } from "../../copy/editing/characters.ts";
import { describedAt } from "../../copy/editing/places.ts";
import { schemaOf } from "../../copy/editing/text-file.ts";

/*
 * A marked text begins with the number of its place in three of the four letters and the fourth one, and ends with the
 * fourth one alone. Nobody sees these letters; the page has a table of what the numbers stand for.
 */
const digits = markLetters.slice(0, 3);
const end = markLetters.slice(3);

const beginning = new RegExp(`([${digits}]+)${end}`, "g");

const factsFile = "facts.yaml";

/** A text by its file below content/, and the field in it; "=body" is what stands below front matter. */
export type MarkedPlace = { file: string; path: string };

/** Marks the texts that are seen on pages. */
export function textMarks() {
  const places: MarkedPlace[] = [];
  const numbers = new Map<string, number>();
  const known = new WeakMap<object, unknown>();

  function wrapped(file: string, path: string, text: string): string {
    const key = `${file} ${path}`;
    const number = numbers.get(key) ?? places.push({ file, path }) - 1;
    numbers.set(key, number);
    return written(number) + text + end;
  }

  /** What stands once for all languages is read in each of them. */
  function markedText(file: string, text: object): unknown {
    if (file.includes("/")) return markedFields(file, text);
    const languages = Object.entries(text).map(([locale, facts]) => [locale, markedFields(file, facts)]);
    return Object.fromEntries(languages);
  }

  function markedFields(file: string, text: object): unknown {
    const schema = schemaOf(`content/${file}`);
    if (!schema) return text;
    const walk = (value: unknown, path: (string | number)[]): unknown => {
      if (typeof value === "string") {
        const isSeen = describedAt(schema, path)?.kind === "seen";
        return isSeen && mayCarryMark(value) ? wrapped(file, path.join("."), value) : value;
      }
      if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
    };
    const marked = walk(text, []) as object;
    return "html" in text ? { ...marked, html: markedBody(file, String(text.html)) } : marked;
  }

  /** Of a long text each paragraph, heading and cell leads to the whole. */
  function markedBody(file: string, html: string): string {
    const [start, stop] = [wrapped(file, "=body", "").slice(0, -1), end];
    return html.replace(/(<(p|li|h[2-6]|th|td)\b[^>]*>)|(<\/(?:p|li|h[2-6]|th|td)>)/g, (tag, opening?: string) =>
      opening ? tag + start : stop + tag,
    );
  }

  return {
    /** A text as `textSource` reads it, its marked form the same each time. Moved addresses are no text. */
    marked(file: string, text: unknown): unknown {
      if (typeof text !== "object" || text === null || (!file.includes("/") && file !== factsFile)) return text;
      const made = known.get(text) ?? markedText(file, text);
      known.set(text, made);
      return made;
    },
    /** What the marks of a page stand for, in the order in which they stand there. */
    placesIn(html: string): [number, MarkedPlace][] {
      const found = new Set([...html.matchAll(beginning)].map(([, letters = ""]) => read(letters)));
      return [...found].flatMap((number) => {
        const place = places[number];
        return place ? [[number, place] as [number, MarkedPlace]] : [];
      });
    },
  };
}

function written(number: number): string {
  return [...number.toString(3)].map((digit) => digits[Number(digit)]).join("") + end;
}

function read(letters: string): number {
  return Number.parseInt([...letters].map((letter) => digits.indexOf(letter)).join(""), 3);
}

/** Elements whose text is no text of the page, comments, and tags with their attributes. */
const markup =
  /<!--[\s\S]*?-->|<(head|script|style|title|textarea|select)\b(?:"[^"]*"|'[^']*'|[^'">])*>[\s\S]*?<\/\1\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** A page whose marks stand in the texts between the tags of its body, and nowhere else. */
export function onlyMarksOfTexts(html: string): string {
  return html.replace(markup, withoutMarks);
}
