import { type Box, heightOf } from "./box.ts";

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

export type Filled = { left: Box[]; right: Box[]; rest: Box[]; height: number };

/** Two columns of like height if all fits, else two full ones and the rest. */
export function fillColumns(boxes: readonly Box[], room: number): Filled {
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

function fillTo(boxes: readonly Box[], height: number): Filled {
  const first = fitting(boxes, height);
  const second = first + fitting(boxes.slice(first), height);
  const [left, right] = [boxes.slice(0, first), boxes.slice(first, second)];
  return { left, right, rest: boxes.slice(second), height: Math.max(heightOf(left), heightOf(right)) };
}
