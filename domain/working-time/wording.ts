import { hour, toIstanbul } from "./istanbul.ts";
import { endingOf } from "./turkish-endings.ts";

type Locale = "tr" | "en";

/** "17 Kasım 2026 Salı 10.30’a kadar", "by 10:30 on Tuesday, November 17, 2026 (Istanbul time)". */
export function untilText(at: number, locale: Locale): string {
  return locale === "tr" ? `${turkish(at, "to")} kadar` : `by ${english(at)}`;
}

/** "18 Kasım 2026 Çarşamba 09.00’dan itibaren", "from 09:00 on Wednesday, November 18, 2026 (Istanbul time)". */
export function fromText(at: number, locale: Locale): string {
  return locale === "tr" ? `${turkish(at, "from")} itibaren` : `from ${english(at)}`;
}

function turkish(at: number, ending: "to" | "from"): string {
  const { hours, minutes, clock } = clockAt(at);
  return `${dateText(at, "tr")} ${clock.join(".")}’${endingOf(hours, minutes, ending)}`;
}

function english(at: number): string {
  return `${clockAt(at).clock.join(":")} on ${dateText(at, "en")} (Istanbul time)`;
}

function dateText(at: number, locale: Locale): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: "Europe/Istanbul" }).format(at);
}

function clockAt(at: number) {
  const { time } = toIstanbul(at);
  const hours = Math.floor(time / hour);
  const minutes = Math.floor((time % hour) / 60_000);
  return { hours, minutes, clock: [hours, minutes].map((number) => String(number).padStart(2, "0")) };
}
