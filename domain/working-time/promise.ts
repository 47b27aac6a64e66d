import { fromIstanbul, toIstanbul } from "./istanbul.ts";
import { hoursOf, workingDayFrom } from "./working-hours.ts";

/**
 * By when somebody who asks now hears from us: within working hours, by the same time of the next working day; outside
 * them, by the end of the working day that comes next. On a half day that is one o'clock at the latest.
 */
export function answerBy(asked: number): number {
  const { day, time } = toIstanbul(asked);
  const today = hoursOf(day);
  const isEarly = today !== undefined && time < today.opens;
  const isWithin = today !== undefined && !isEarly && time <= today.closes;
  const next = workingDayFrom(isEarly ? day : day + 1);
  return fromIstanbul({ day: next.day, time: isWithin ? Math.min(time, next.hours.closes) : next.hours.closes });
}

/** The next moment at which somebody works: now, or when the next working day begins. */
export function nextWorkingMoment(asked: number): number {
  const { day, time } = toIstanbul(asked);
  const today = hoursOf(day);
  if (today && time >= today.opens && time < today.closes) return asked;
  const next = workingDayFrom(today && time < today.opens ? day : day + 1);
  return fromIstanbul({ day: next.day, time: next.hours.opens });
}
