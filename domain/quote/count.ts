export const maxCount = 1_000_000;

export type CountCode = "count-missing" | "count-wrong" | "count-too-big" | "count-not-multiple";

/** "1000", "1.000" and "1 000" are a thousand in Turkish, "1,000" is in English; "1,5" is no whole number in either. */
const plain = /^\d+$/;
const grouped = /^\d{1,3}([.,\s])\d{3}(?:\1\d{3})*$/;

/** The whole number that was typed, or what is wrong with it. Nothing and zero are the same: not asked for. */
export function readCount(typed: string, multipleOf = 1): number | CountCode {
  const text = typed.trim();
  if (text === "") return "count-missing";
  if (!plain.test(text) && !grouped.test(text)) return "count-wrong";
  const count = Number(text.replace(/\D/g, ""));
  if (count === 0) return "count-missing";
  if (count > maxCount) return "count-too-big";
  return count % multipleOf === 0 ? count : "count-not-multiple";
}

/** The nearest count that is allowed, not below what was asked for where there is a choice. */
export function clampCount(count: number, multipleOf = 1): number {
  return Math.min(maxCount, Math.ceil(Math.max(1, count) / multipleOf) * multipleOf);
}
