import { dateOf, dayOf, fromIstanbul, toIstanbul } from "../time.ts";
import { type LeadForm, leadForms } from "./lead.ts";

/** How many weeks the figures show, this one included. */
const shownWeeks = 26;

/** Leads of a week by their form. */
export type LeadWeek = {
  /** "2026-W47", after ISO 8601. */
  week: string;
  /** Its Monday: "2026-11-16". */
  monday: string;
  forms: Record<LeadForm, number>;
};

/** Weeks since the first Monday before 1970, which was three days before. */
const mondayBefore1970 = -3;

export function weekOf(day: number): number {
  return Math.floor((day - mondayBefore1970) / 7);
}

/** The Monday of a week, as a day. */
export function mondayOf(week: number): number {
  return week * 7 + mondayBefore1970;
}

/** The moment at which the first of the weeks begins that end with now. */
export function firstShownMoment(now: number): number {
  return fromIstanbul({ day: mondayOf(weekOf(toIstanbul(now).day) - shownWeeks + 1), time: 0 });
}

/** All weeks that end with now, the oldest first, also those in which nothing came. */
export function leadWeeks(counts: readonly { week: number; form: LeadForm; count: number }[], now: number): LeadWeek[] {
  const last = weekOf(toIstanbul(now).day);
  return Array.from({ length: shownWeeks }, (_, index) => {
    const number = last - shownWeeks + 1 + index;
    const of = (form: LeadForm) =>
      counts.reduce((sum, one) => (one.week === number && one.form === form ? sum + one.count : sum), 0);
    const forms = Object.fromEntries(leadForms.map((form) => [form, of(form)])) as Record<LeadForm, number>;
    return { week: isoWeek(mondayOf(number)), monday: dateOf(mondayOf(number)), forms };
  });
}

/** The Monday of a week that is written as "2026-W47"; undefined where there is no such one. */
export function mondayOfWeek(text: string): number | undefined {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(text) ?? [];
  if (!number) return undefined;
  // The first week of a year is the one with the fourth of January.
  const monday = mondayOf(weekOf(dayOf(`${year}-01-04`)) + Number(number) - 1);
  return isoWeek(monday) === text ? monday : undefined;
}

/** A week belongs to the year of its Thursday. */
function isoWeek(monday: number): string {
  const year = dateOf(monday + 3).slice(0, 4);
  const number = Math.floor((monday + 3 - dayOf(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}
