import type { Locale } from "../../site/locales.ts";
import { fill } from "../slots.ts";
import { clockTime, timeZone } from "../time.ts";

/** Sentences with the slots {date} and {clock}: "by {clock} on {date}". */
export type MomentWords = Readonly<Record<"at" | "until" | "from", string>>;

/** "16 Kasım 2026 Pazartesi, 10:30", "Monday, November 16, 2026, 10:30 (Istanbul time)". */
export function atText(at: number, locale: Locale, words: MomentWords): string {
  return fill(words.at, { date: dateText(at, locale), clock: clockTime(at) });
}

/** "17 Kasım 2026 Salı 10:30’a kadar", "by 10:30 on Tuesday, November 17, 2026 (Istanbul time)". */
export function untilText(at: number, locale: Locale, words: MomentWords): string {
  return fill(words.until, { date: dateText(at, locale), clock: inflected(at, locale, "to") });
}

/** "18 Kasım 2026 Çarşamba 09:00’dan itibaren", "at 09:00 on Wednesday, November 18, 2026". */
export function fromText(at: number, locale: Locale, words: MomentWords): string {
  return fill(words.from, { date: dateText(at, locale), clock: inflected(at, locale, "from") });
}

function dateText(at: number, locale: Locale): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(at);
}

type Inflect = (clock: string, ending: keyof Endings) => string;

/** Languages in which a time takes an ending. In all others it stands as it is. */
const inflections: Partial<Record<Locale, Inflect>> = { tr: turkish };

function inflected(at: number, locale: Locale, ending: keyof Endings): string {
  return inflections[locale]?.(clockTime(at), ending) ?? clockTime(at);
}

function turkish(clock: string, ending: keyof Endings): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return `${clock}’${endingOf(hours, minutes, ending)}`;
}

type Endings = { to: string; from: string };

/** Endings of the numbers as they are spoken: "10:30’a" (otuza), "18:00’e" (sekize), "09:00’dan" (dokuzdan). */
const ones: readonly Endings[] = [
  { to: "a", from: "dan" },
  { to: "e", from: "den" },
  { to: "ye", from: "den" },
  { to: "e", from: "ten" },
  { to: "e", from: "ten" },
  { to: "e", from: "ten" },
  { to: "ya", from: "dan" },
  { to: "ye", from: "den" },
  { to: "e", from: "den" },
  { to: "a", from: "dan" },
];
const tens: readonly Endings[] = [
  { to: "a", from: "dan" },
  { to: "a", from: "dan" },
  { to: "ye", from: "den" },
  { to: "a", from: "dan" },
  { to: "a", from: "tan" },
  { to: "ye", from: "den" },
];

/** The ending that a time takes: that of its minutes, or of its hour where there are none. */
function endingOf(hours: number, minutes: number, which: keyof Endings): string {
  const spoken = minutes === 0 ? hours : minutes;
  const endings = spoken % 10 === 0 ? tens[spoken / 10] : ones[spoken % 10];
  return (endings as Endings)[which];
}
