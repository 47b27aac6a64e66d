import { dateOf, dayOf, toIstanbul } from "../time.ts";

/** The law's longest time for an answer (KVKK, article 13). */
export const daysToAnswer = 30;

/** The last day for an answer, such as "2026-12-15": thirty days after the day in Istanbul on which the request counts. */
export function dueDate(confirmedAt: number): string {
  return dateOf(toIstanbul(confirmedAt).day + daysToAnswer);
}

/** Days from today in Istanbul to the last day: 0 on that day itself, below 0 once it has passed. */
export function daysLeft(dueOn: string, now: number): number {
  return dayOf(dueOn) - toIstanbul(now).day;
}

/** The day in Istanbul that is so many days away. */
export function dateIn(days: number, now: number): string {
  return dateOf(toIstanbul(now).day + days);
}
