import { clockTime } from "./istanbul.ts";
import { endingOf } from "./turkish-endings.ts";

type Locale = "tr" | "en";

/** "17 Kasım 2026 Salı 10:30’a kadar", "by 10:30 on Tuesday, November 17, 2026 (Istanbul time)". */
export function untilText(at: number, locale: Locale): string {
  return locale === "tr" ? `${turkish(at, "to")} kadar` : `by ${english(at)}`;
}

/** "18 Kasım 2026 Çarşamba 09:00’dan itibaren", "from 09:00 on Wednesday, November 18, 2026 (Istanbul time)". */
export function fromText(at: number, locale: Locale): string {
  return locale === "tr" ? `${turkish(at, "from")} itibaren` : `from ${english(at)}`;
}

function turkish(at: number, ending: "to" | "from"): string {
  const clock = clockTime(at);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return `${dateText(at, "tr")} ${clock}’${endingOf(hours, minutes, ending)}`;
}

function english(at: number): string {
  return `${clockTime(at)} on ${dateText(at, "en")} (Istanbul time)`;
}

function dateText(at: number, locale: Locale): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: "Europe/Istanbul" }).format(at);
}
