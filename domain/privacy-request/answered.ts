import { dayOf, istanbulDate } from "../time.ts";
import type { PrivacyRequest } from "./privacy-request.ts";

export type AnsweredFigures = {
  count: number;
  /** Of the days that the answers took; with an even number of them the earlier of the two in the middle. */
  medianDays: number;
  /** Closed after their last day. */
  late: number;
};

/** The days in Istanbul from the confirmation of a request to its end; undefined where it has none. */
export function daysToClose({ confirmed, closed }: PrivacyRequest): number | undefined {
  return confirmed && closed && dayOf(istanbulDate(closed.at)) - dayOf(istanbulDate(confirmed.at));
}

/** How fast requests were answered; undefined where there are none. */
export function answeredFigures(closed: readonly PrivacyRequest[]): AnsweredFigures | undefined {
  const days = closed.flatMap((request) => daysToClose(request) ?? []).sort((one, other) => one - other);
  const medianDays = days[Math.floor((days.length - 1) / 2)];
  if (medianDays === undefined) return undefined;
  return { count: days.length, medianDays, late: closed.filter(isLate).length };
}

function isLate({ confirmed, closed }: PrivacyRequest): boolean {
  return confirmed !== undefined && closed !== undefined && istanbulDate(closed.at) > confirmed.dueOn;
}
