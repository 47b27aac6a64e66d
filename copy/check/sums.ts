import type { Locale } from "../../site/locales.ts";
import { decimalMark } from "./figures.ts";

export type WrongSum = { sum: string; result: string };

const NUMBER = String.raw`%?\d{1,15}(?:[.,]\d{1,15}){0,6}%?`;
/** A number with its unit: "400.000 TL", "50 working hours". */
const TERM = String.raw`${NUMBER}(?: (?!\d)[\p{L}/²-]+){0,3}`;
const SUM = new RegExp(`(${TERM}(?: [×÷+−] ${TERM}){1,30}) = (${NUMBER})`, "gu");

/** The sums in a text that do not come out: "40 × 120 W = 4.800 W" does. Percentages count as hundredths. */
export function wrongSums(text: string, locale: Locale): WrongSum[] {
  return [...text.matchAll(SUM)].flatMap(([sum, left = "", right = ""]) => {
    const exact = evaluate(left, locale);
    const digits = decimalsOf(right, locale) + (right.includes("%") ? 2 : 0);
    const rounded = Math.round(exact * 10 ** digits + 1e-6) / 10 ** digits;
    return Math.abs(rounded - numberIn(right, locale)) < 1e-9 ? [] : [{ sum, result: String(exact) }];
  });
}

/** Multiplies and divides first. */
function evaluate(sum: string, locale: Locale): number {
  const parts = sum.split(/ ([×÷+−]) (?=%?\d)/);
  let total = 0;
  let product = numberIn(parts[0] ?? "", locale);
  for (let index = 1; index < parts.length; index += 2) {
    const value = numberIn(parts[index + 1] ?? "", locale);
    const sign = parts[index];
    if (sign === "×") product *= value;
    else if (sign === "÷") product /= value;
    else {
      total += product;
      product = sign === "−" ? -value : value;
    }
  }
  return total + product;
}

function numberIn(term: string, locale: Locale): number {
  const [number = ""] = term.match(/\d+(?:[.,]\d+)*/) ?? [];
  const mark = decimalMark(locale);
  const plain = number.replace(mark === "," ? /\./g : /,/g, "").replace(mark, ".");
  return Number(plain) / (/^%|^[\d.,]+%/.test(term) ? 100 : 1);
}

function decimalsOf(number: string, locale: Locale): number {
  return number.replace("%", "").split(decimalMark(locale))[1]?.length ?? 0;
}
