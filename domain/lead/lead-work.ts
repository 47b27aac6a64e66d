import { dateOf, dayOf, minute } from "../time.ts";
import { workingTimeBetween } from "../working-time/working-hours.ts";

export const leadStatuses = ["new", "in-progress", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Somebody still has to do something about a lead in one of these. */
export const openStatuses = ["new", "in-progress"] as const satisfies readonly LeadStatus[];

export function isOpen(status: LeadStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** What the company's own people do with a lead. */
export type LeadWork = {
  status: LeadStatus;
  /** The number of a person; names live with the people, not with the lead. */
  owner: number | null;
  /** The day on which somebody means to come back to it: "2026-11-20". */
  followUp: string | null;
  /** Grows by one with each change: whoever changes a lead says which version they saw. */
  version: number;
  /** When its status was changed for the first time: our first response. */
  firstStatusAt: number | null;
};

/** A lead that nobody has touched. */
export const untouched: LeadWork = { status: "new", owner: null, followUp: null, version: 1, firstStatusAt: null };

/** One field at a time, so that a line of the history says one thing. */
export type LeadChange = { status: LeadStatus } | { owner: number | null } | { followUp: string | null };

/** The work after a change; the very same object where it changes nothing. */
export function changedWork(work: LeadWork, change: LeadChange, at: number): LeadWork {
  const [[field, value]] = Object.entries(change) as [[keyof LeadWork, unknown]];
  if (work[field] === value) return work;
  const first = field === "status" ? (work.firstStatusAt ?? at) : work.firstStatusAt;
  return { ...work, ...change, version: work.version + 1, firstStatusAt: first };
}

/** A day of the calendar as it is kept; "2026-02-30" is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isInteger(dayOf(text)) && dateOf(dayOf(text)) === text;
}

/** In characters. */
export const longestNote = 4_000;

/** From its arrival to the first change of its status. */
export type FirstResponse = { createdAt: number; firstStatusAt: number };

/** The middle of the working times, in minutes; undefined where there are none. */
export function medianWorkingMinutes(responses: readonly FirstResponse[]): number | undefined {
  const times = responses.map(({ createdAt, firstStatusAt }) => workingTimeBetween(createdAt, firstStatusAt));
  times.sort((one, other) => one - other);
  const upper = times[Math.floor(times.length / 2)];
  const lower = times[Math.ceil(times.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : Math.round((lower + upper) / 2 / minute);
}
