import { clampCount, largestCount } from "../../../domain/quote/count.ts";

/** The count after one step up or down from what is typed; what is no number counts as none. */
export function steppedCount(typed: string, direction: 1 | -1, multipleOf = 1): string {
  const count = Math.min(largestCount, Number(typed.replace(/\D/g, "")));
  if (direction === 1) return String(clampCount(count + 1, multipleOf));
  return String(Math.max(0, Math.ceil(count / multipleOf) - 1) * multipleOf);
}
