import { type Box, countFitting, heightOf } from "../../server/pdf/box.ts";
import { columnWidth, gutter, sheet, styles } from "../../server/pdf/typography.ts";

export type Placed = { box: Box; page: number; x: number; y: number };
/** `headers` holds what a page says at its top: the part that goes on there; nothing where a part begins. */
export type Pages = { placed: Placed[]; headers: Map<number, string> };

/** Columns shorter than this are left empty. */
const LEAST_COLUMN = 64;
/** A part begins on the page where another ended if this much of it is left. */
const LEAST_PART = (sheet.bottom - sheet.top) * 0.3;
export const PART_GAP = 46;
/** How far the space between boxes may shrink to save a page. */
const TIGHTNESS = [1, 0.9, 0.8, 0.7, 0.6];

type Place = { page: number; y: number };

/** Places the boxes of all parts on pages, from the given page on. */
export function paginate(parts: readonly Part[], firstPage: number): Pages {
  let start: Place = { page: firstPage, y: sheet.top };
  const pages: Pages = { placed: [], headers: new Map() };
  for (const part of parts) {
    const { placed, from, end } = placePart(part, start);
    pages.placed.push(...placed);
    for (let page = from.page + 1; page <= end.page; page++) pages.headers.set(page, part.header);
    start = end;
  }
  return pages;
}

/** Below the part before if its opening and some text find room there, else on a page of its own. */
function placePart(part: Part, { page, y }: Place): Flow {
  const fresh = y === sheet.top ? { page, y } : { page: page + 1, y: sheet.top };
  if (y > sheet.top && sheet.bottom - y - PART_GAP >= LEAST_PART) {
    const below = placeFrom(part, { page, y: y + PART_GAP });
    const [opening, text] = part.items;
    const boxes = (opening?.boxes.length ?? 0) + Math.min(2, text?.boxes.length ?? 0);
    if (below.placed[boxes - 1]?.page === page) return below;
  }
  return placeFrom(part, fresh);
}

/** As loosely as the fewest pages allow. */
function placeFrom({ items }: Part, from: Place): Flow {
  const tries = TIGHTNESS.map((tightness) => {
    const flow = new Flow(from);
    const tight = items.map((item) => tightened(item, tightness));
    for (const [index, item] of tight.entries()) flow.add(item, tight[index + 1]);
    return flow;
  });
  const fewest = Math.min(...tries.map(({ end }) => end.page));
  return tries.find(({ end }) => end.page === fewest) as Flow;
}

function tightened(item: Item, tightness: number): Item {
  const boxes = item.boxes.map((box) => ({ ...box, above: box.above * tightness }));
  return { ...item, boxes, above: item.above * tightness };
}

class Flow {
  readonly placed: Placed[] = [];
  readonly from: Place;
  end: Place;

  constructor(from: Place) {
    this.from = from;
    this.end = { ...from };
  }

  add({ kind, boxes, above }: Item, next: Item | undefined): void {
    if (this.placed.length > 0 && this.end.y > sheet.top) this.end.y += above;
    for (let rest = boxes; rest.length > 0; ) {
      const taken = kind === "full" ? this.#placeFull(rest) : this.#placeColumns(rest, next);
      if (taken === 0 && this.end.y === sheet.top) throw new Error("A table or a chart is higher than a page.");
      rest = rest.slice(taken);
      if (rest.length > 0) this.end = { page: this.end.page + 1, y: sheet.top };
    }
  }

  /** Returns how many boxes found room on the page. */
  #placeFull(boxes: Box[]): number {
    const count = countFitting(boxes, sheet.bottom - this.end.y);
    const fits = boxes.slice(0, count);
    this.#place(fits, sheet.left);
    this.end.y += heightOf(fits);
    return count;
  }

  #placeColumns(boxes: Box[], next: Item | undefined): number {
    const room = sheet.bottom - this.end.y;
    const { left, right, rest, height } = leaveSome(fillColumns(boxes, room), boxes, room, next);
    if (room < LEAST_COLUMN && rest.length > 0) return 0;
    this.#place(left, sheet.left);
    this.#place(right, sheet.left + columnWidth + gutter);
    this.end.y += height;
    return left.length + right.length;
  }

  #place(boxes: readonly Box[], x: number): void {
    let y = this.end.y;
    for (const [index, box] of boxes.entries()) {
      if (index > 0) y += box.above;
      this.placed.push({ box, page: this.end.page, x, y });
      y += box.height;
    }
  }
}

/**
 * Where the next item finds no room below the columns, some of their text goes to the next page with it: as little as
 * still fills a few lines there.
 */
function leaveSome(filled: FilledColumns, boxes: Box[], room: number, next: Item | undefined): FilledColumns {
  const needed = next?.followsText ? next.above + heightOf(next.boxes) : 0;
  if (filled.rest.length > 0 || filled.height + needed <= room) return filled;
  for (let height = filled.height; height > filled.height / 2; height -= styles.body.leading) {
    const some = fillColumns(boxes, height);
    if (heightOf(some.rest) >= LEAST_COLUMN) return some;
  }
  return fillColumns(boxes, filled.height / 2);
}

/** Boxes over the full width, or boxes that run in two columns. What follows text takes some of it along to a new page. */
export type Item = { kind: "full" | "columns"; above: number; boxes: Box[]; followsText?: boolean };

/** A part of the report that begins with a heading of its own. `header` stands at the top of the pages it goes on to. */
export type Part = { anchor: string; header: string; items: Item[] };

export type FilledColumns = { left: Box[]; right: Box[]; rest: Box[]; height: number };

/** Two columns of like height if all fits, else two full ones and the rest. */
export function fillColumns(boxes: readonly Box[], room: number): FilledColumns {
  const full = fillTo(boxes, room);
  if (full.rest.length > 0) return full;
  let low = 0;
  let high = room;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (fillTo(boxes, middle).rest.length > 0) low = middle;
    else high = middle;
  }
  return fillTo(boxes, high);
}

function fillTo(boxes: readonly Box[], height: number): FilledColumns {
  const first = countFitting(boxes, height);
  const second = first + countFitting(boxes.slice(first), height);
  const [left, right] = [boxes.slice(0, first), boxes.slice(first, second)];
  return { left, right, rest: boxes.slice(second), height: Math.max(heightOf(left), heightOf(right)) };
}
