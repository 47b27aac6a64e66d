/** A moment on the clocks of Istanbul: days since 1970 and milliseconds of the day. */
export type LocalMoment = { day: number; time: number };

export const hour = 3_600_000;
const dayLength = 24 * hour;
/** Türkiye keeps UTC+3 all year since 2016. */
const offset = 3 * hour;

export function toIstanbul(at: number): LocalMoment {
  const local = at + offset;
  const day = Math.floor(local / dayLength);
  return { day, time: local - day * dayLength };
}

export function fromIstanbul({ day, time }: LocalMoment): number {
  return day * dayLength + time - offset;
}

/** The day of a date such as "2026-03-20". */
export function dayOf(date: string): number {
  return Date.parse(date) / dayLength;
}

/** The date of a day: "2026-03-20". */
export function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** 0 is Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** "20:32": the only form in which a clock time is shown, in both languages. Seconds are left out, never rounded. */
export function clockTime(at: number): string {
  const minutes = Math.floor(toIstanbul(at).time / 60_000);
  return [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, "0")).join(":");
}
