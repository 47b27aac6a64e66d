import type { Pen } from "./pen.ts";

/** A piece that is never split: a line, a chart, a row of a table. */
export type Box = {
  height: number;
  /** White above it; none at the top of a column. */
  above: number;
  /** Whether a column may end before it. */
  breakable: boolean;
  /** A name under which contents and bookmarks find its page. */
  anchor?: string;
  paint(pen: Pen, x: number, y: number): void;
};

export function heightOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { height, above }, index) => sum + height + (index > 0 ? above : 0), 0);
}

/** Several boxes that stay together. */
export function stack(boxes: readonly Box[], { above = boxes[0]?.above ?? 0, breakable = true } = {}): Box {
  return { height: heightOf(boxes), above, breakable, paint: (pen, x, y) => paintStack(boxes, pen, x, y) };
}

export function paintStack(boxes: readonly Box[], pen: Pen, x: number, y: number): void {
  let top = y;
  for (const [index, box] of boxes.entries()) {
    if (index > 0) top += box.above;
    box.paint(pen, x, top);
    top += box.height;
  }
}

/** Keeps the first box with what stands before it. */
export function kept(boxes: Box[]): Box[] {
  return boxes.map((box, index) => (index === 0 ? { ...box, breakable: false } : box));
}

/** White that stays between two boxes. */
export function space(height: number): Box {
  return { height, above: 0, breakable: false, paint: () => {} };
}

/** How many boxes fit into a height, ending where a column may end. */
export function fitting(boxes: readonly Box[], height: number): number {
  let used = 0;
  let fits = 0;
  for (const [index, box] of boxes.entries()) {
    used += box.height + (index > 0 ? box.above : 0);
    if (used > height + 0.01) return fits;
    if (boxes[index + 1]?.breakable ?? true) fits = index + 1;
  }
  return fits;
}
