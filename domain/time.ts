/** A moment on the clocks of Istanbul: days since 1970 and milliseconds of the day. */
export type LocalMoment = { day: number; time: number };

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** The zone in which days begin and times are shown. */
export const timeZone = "Europe/Istanbul";
/** Türkiye keeps UTC+3 all year since 2016. */
export const istanbulOffset = 3 * hour;
/** The same at the end of an ISO time. */
export const istanbulSuffix = "+03:00";

export function toIstanbul(at: number): LocalMoment {
  const local = at + istanbulOffset;
  const number = Math.floor(local / day);
  return { day: number, time: local - number * day };
}

export function fromIstanbul(local: LocalMoment): number {
  return local.day * day + local.time - istanbulOffset;
}

/** The day of a date such as "2026-03-20". */
export function dayOf(date: string): number {
  return Date.parse(date) / day;
}

/** The date of a day: "2026-03-20". */
export function dateOf(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** The date in Istanbul at a moment: "2026-03-20". */
export function istanbulDate(at: number): string {
  return dateOf(toIstanbul(at).day);
}

/** 0 is Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** "20:32": the only form in which a clock time is shown, in both languages. Seconds are left out, never rounded. */
export function clockTime(at: number): string {
  const minutes = Math.floor(toIstanbul(at).time / minute);
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, "0")).join(":");
}

/** "15 Kasım 2026, 18:40" or "November 15, 2026, 18:40": a moment as the clocks in Istanbul show it. */
export function istanbulTime(at: number, language: string): string {
  return `${istanbulDay(at, language)}, ${clockTime(at)}`;
}

/** Making one takes a hundred times as long as using it. */
const longDays = new Map<string, Intl.DateTimeFormat>();

/** "15 Kasım 2026" or "November 15, 2026". */
export function istanbulDay(at: number, language: string): string {
  const format = longDays.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone });
  longDays.set(language, format);
  return format.format(at);
}

/** "15 Kas" or "Nov 15", for narrow places; with its year where that is not the year of another moment. */
export function shortDay(at: number, now: number, language: string): string {
  const isThisYear = istanbulDate(at).slice(0, 4) === istanbulDate(now).slice(0, 4);
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", ...year, timeZone }).format(at);
}

/** "15 Kasım 2026" for a day of the calendar, such as "2026-11-15". */
export function calendarDay(date: string, language: string): string {
  return istanbulDay(noonOf(date), language);
}

/** Noon of a day of the calendar in Istanbul. */
export function noonOf(date: string): number {
  return fromIstanbul({ day: dayOf(date), time: 12 * hour });
}
