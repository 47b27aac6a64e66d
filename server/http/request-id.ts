import { randomBytes } from "node:crypto";

const length = 16;
let [digits, used] = ["", 0];

/** Short enough to be read out on the phone. Chance comes in stocks: a few bytes cost as much as a few thousand. */
export function createRequestId(): string {
  if (used === digits.length) [digits, used] = [randomBytes(256 * length).toString("hex"), 0];
  used += length;
  return digits.slice(used - length, used);
}
