import { type Box, fitting, heightOf } from "../../server/pdf/box.ts";

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
