import { inflateSync } from "node:zlib";
import { type Dictionary, parseValue, type Reference, type Value } from "./pdf-syntax.ts";

export type Element = { kind: string; data: Dictionary; children: Element[]; marks: string[] };
export type Bookmark = { title: string; page: number; children: Bookmark[] };

/** What a test asks of a PDF that PDFKit wrote: objects, pages, structure and bookmarks. */
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

  /** The operators of a page, one in a line. */
  content(page: number): string[] {
    const { Contents } = this.dictionary({ ref: page });
    const from = this.#text.slice(this.#offsets.get((Contents as Reference).ref));
    const { value, end } = parseValue(from);
    const start = from.indexOf("stream\n", end) + "stream\n".length;
    const stream = from.slice(start, start + Number((value as Dictionary).Length));
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1").split("\n");
  }

  structure(): Element {
    const root = this.dictionary(this.catalogue.StructTreeRoot);
    return this.#element((root.K as Value[])[0] as Reference);
  }

  bookmarks(parent = this.dictionary(this.catalogue.Outlines)): Bookmark[] {
    const found: Bookmark[] = [];
    for (let next = parent.First; next; ) {
      const item = this.dictionary(next);
      const [target] = item.Dest as [Reference];
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
    const element: Element = { kind: String(data.S).slice(1), data, children: [], marks: [] };
    for (const child of (data.K as Value[]) ?? []) {
      if (isReference(child)) element.children.push(this.#element(child));
      else element.marks.push(this.#mark(child, data));
    }
    return element;
  }

  /** A stretch of content as "page:number", an annotation as "page:link". */
  #mark(child: Value, parent: Dictionary): string {
    const own = typeof child === "object" ? (child as Dictionary) : undefined;
    const page = this.pages.indexOf(((own?.Pg ?? parent.Pg) as Reference).ref) + 1;
    return `${page}:${own ? (own.MCID ?? "link") : child}`;
  }
}

function isReference(value: Value | undefined): value is Reference {
  return typeof value === "object" && value !== null && "ref" in value;
}

/** An element and all below it, in the order in which they are read. */
export function everyElement(element: Element): Element[] {
  return [element, ...element.children.flatMap(everyElement)];
}
