export type Element = { kind: string; data: Dictionary; children: Element[] };
export type Bookmark = { title: string; page: number; children: Bookmark[] };

/** What a test asks of a PDF that Typst wrote: objects, pages, structure and bookmarks. */
export class PdfReader {
  readonly #text: string;
  readonly #offsets = new Map<number, number>();
  readonly catalogue: Dictionary;
  readonly info: Dictionary;
  readonly pages: number[];

  constructor(bytes: Uint8Array) {
    this.#text = Buffer.from(bytes).toString("latin1");
    for (const found of this.#text.matchAll(/^(\d+) 0 obj\n/gm)) {
      this.#offsets.set(Number(found[1]), found.index + found[0].length);
    }
    const trailer = parseValue(this.#text.slice(this.#text.lastIndexOf("trailer") + "trailer".length));
    const { Root, Info } = trailer.value as Dictionary;
    this.catalogue = this.dictionary(Root);
    this.info = this.dictionary(Info);
    this.pages = (this.dictionary(this.catalogue.Pages).Kids as Reference[]).map(({ ref }) => ref);
  }

  /** The value itself, or what it refers to. */
  get(value: Value | undefined): Value {
    if (!isReference(value)) return value ?? null;
    return parseValue(this.#text.slice(this.#offsets.get(value.ref))).value;
  }

  dictionary(value: Value | undefined): Dictionary {
    return this.get(value) as Dictionary;
  }

  objects(): Dictionary[] {
    const all = [...this.#offsets.keys()].map((ref) => this.get({ ref }));
    return all.filter((value): value is Dictionary => value !== null && typeof value === "object" && !("ref" in value));
  }

  structure(): Element {
    const root = this.dictionary(this.catalogue.StructTreeRoot);
    return this.#element((root.K as Value[])[0] as Reference);
  }

  bookmarks(parent = this.dictionary(this.catalogue.Outlines)): Bookmark[] {
    const found: Bookmark[] = [];
    for (let next = parent.First; next; ) {
      const item = this.dictionary(next);
      const [target] = this.get(item.Dest) as [Reference];
      found.push({
        title: String(item.Title),
        page: this.pages.indexOf(target.ref) + 1,
        children: item.First ? this.bookmarks(item) : [],
      });
      next = item.Next as Value;
    }
    return found;
  }

  #element(reference: Reference): Element {
    const data = this.dictionary(reference);
    const children = ((data.K as Value[]) ?? []).filter(isReference).map((child) => this.#element(child));
    return { kind: String(data.S).slice(1), data, children };
  }
}

function isReference(value: Value | undefined): value is Reference {
  return typeof value === "object" && value !== null && "ref" in value;
}

/** An element and all below it, in the order in which they are read. */
export function everyElement(element: Element): Element[] {
  return [element, ...element.children.flatMap(everyElement)];
}

/** A value as it stands in a PDF file. Names keep their slash, so that they differ from strings. */
export type Value = null | boolean | number | string | Reference | Value[] | Dictionary;
export type Dictionary = { [key: string]: Value };
export type Reference = { ref: number };

const token = /\s*(?:(\d+) \d+ R\b|(\/[^\s/<>[\]()]*)|(-?[\d.]+)|(true|false|null)\b|(<<|>>|\[|\]|\(|<))/y;
const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads one value from the start of a text in which each character is a byte. */
function parseValue(text: string): { value: Value; end: number } {
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
    const bytes = Buffer.from(text.slice(at, end), "hex").toString("latin1");
    at = end + 1;
    return decode(bytes);
  }

  return { value: read() as Value, end: at };
}

const closing = Symbol("closing");

/** Strings with letters beyond ASCII are in UTF-16, announced by a byte order mark. */
function decode(bytes: string): string {
  if (!bytes.startsWith("\u00fe\u00ff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}
