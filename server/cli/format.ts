import { clockTime, day, hour, istanbulOffset, istanbulSuffix, minute } from "../../domain/time.ts";
import { operatorLocale } from "../../site/locales.ts";

/** "2026-11-15 19:40", as the clocks in Istanbul show it. */
export function shownTime(at: number): string {
  return `${isoTime(at).slice(0, 10)} ${clockTime(at)}`;
}

/** The exact moment for programs, in Istanbul's time: "2026-11-15T19:40:05.123+03:00". */
export function isoTime(at: number): string {
  return new Date(at + istanbulOffset).toISOString().replace("Z", istanbulSuffix);
}

/** "3 days", in the largest unit that gives a whole number. */
export function shownAge(milliseconds: number): string {
  const [size, unit] =
    milliseconds >= 2 * day ? [day, "days"] : milliseconds >= 2 * hour ? [hour, "hours"] : [minute, "minutes"];
  const count = Math.floor(milliseconds / (size as number));
  return unit === "minutes" && count < 2 ? "a moment" : `${count} ${unit}`;
}

const nouns = {
  lead: ["lead", "leads"],
  delivery: ["delivery", "deliveries"],
  file: ["file", "files"],
  person: ["person", "people"],
  request: ["data-subject request", "data-subject requests"],
  draft: ["unfinished quote", "unfinished quotes"],
} as const;

/** "1 lead", "1,204 leads". */
export function amount(count: number, noun: keyof typeof nouns): string {
  return `${count.toLocaleString(operatorLocale)} ${nouns[noun][count === 1 ? 0 : 1]}`;
}
