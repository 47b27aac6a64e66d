/** A value as it stands in a PDF file. Names keep their slash, so that they differ from strings. */
export type Value = null | boolean | number | string | Reference | Value[] | Dictionary;
export type Dictionary = { [key: string]: Value };
export type Reference = { ref: number };

const token = /\s*(?:(\d+) \d+ R\b|(\/[^\s/<>[\]()]*)|(-?[\d.]+)|(true|false|null)\b|(<<|>>|\[|\]|\(|<))/y;
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads one value from the start of a text in which each character is a byte. */
export function parseValue(text: string): { value: Value; end: number } {
  let at = 0;

  function next(): RegExpExecArray {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new Error(`no PDF value at "${text.slice(at, at + 30)}"`);
    at = token.lastIndex;
    return found;
  }

  function read(): Value | typeof closing {
    const [, ref, name, number, word, mark] = next();
    if (ref !== undefined) return { ref: Number(ref) };
    if (name !== undefined) return name;
    if (number !== undefined) return Number(number);
    if (word !== undefined) return word === "null" ? null : word === "true";
    if (mark === "<<") return readDictionary();
    if (mark === "[") return readArray();
    if (mark === "(") return readString();
    if (mark === "<") return readHex();
    return closing;
  }

  function readArray(): Value[] {
    const items: Value[] = [];
    for (let item = read(); item !== closing; item = read()) items.push(item);
    return items;
  }

  function readDictionary(): Dictionary {
    const items = readArray();
    const pairs = items.flatMap((key, index) => (index % 2 === 0 ? [[String(key).slice(1), items[index + 1]]] : []));
    return Object.fromEntries(pairs);
  }

  function readString(): string {
    let bytes = "";
    for (; text[at] !== ")"; at++) {
      if (text[at] === "\\") at++;
      bytes += text[at - 1] === "\\" ? (escapes[text[at] as string] ?? text[at]) : text[at];
    }
    at++;
    return decode(bytes);
  }

  function readHex(): string {
    const end = text.indexOf(">", at);
    const hex = text.slice(at, end);
    at = end + 1;
    return hex;
  }

  return { value: read() as Value, end: at };
}

const closing = Symbol("closing");

/** Strings with letters beyond ASCII are in UTF-16, announced by a byte order mark. */
function decode(bytes: string): string {
  if (!bytes.startsWith("\u00fe\u00ff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}
