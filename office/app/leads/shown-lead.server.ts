import { data } from "react-router";
import { words } from "../../../copy/words.ts";
import type { Lead } from "../../../domain/lead/lead.ts";
import { isOpen, type LeadWork } from "../../../domain/lead/lead-work.ts";
import { shownSource } from "../../../domain/lead/source.ts";
import type { Person } from "../../../domain/office/person.ts";
import { fill } from "../../../domain/slots.ts";
import { clockTime, istanbulDate, noonOf, shortDay } from "../../../domain/time.ts";
import type { Locale } from "../../../site/locales.ts";
import { type LeadInList, nameOf, packageRows, StorageUnavailable } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";

// What is shown of leads is made here, as text: the browser's code knows neither forms nor the rules of quotes.

export type Names = ReadonlyMap<number, string>;

export function namesOf(people: readonly Person[]): Names {
  return new Map(people.map(({ number, name }) => [number, name]));
}

export function shownRow({ lead, work, unread, undelivered }: LeadInList, names: Names, now: number, locale: Locale) {
  return {
    id: lead.id,
    reference: lead.reference,
    name: shownName(lead),
    company: lead.answers.company ?? "",
    form: lead.form,
    what: wantedText(lead, locale),
    status: work.status,
    source: shownSource(lead.source),
    owner: work.owner === null ? undefined : names.get(work.owner),
    version: work.version,
    ...shownFollowUp(work, now, locale),
    came: arrival(lead.createdAt, now, locale),
    unread,
    undelivered,
  };
}

/** "Bugün", "16 Kas, gecikti" or "24 Kas", and whether it is due. */
function shownFollowUp({ followUp, status }: LeadWork, now: number, locale: Locale) {
  if (followUp === null) return {};
  const { due } = dictionary(locale).leads;
  const [day, today] = [shortDay(noonOf(followUp), now, locale), istanbulDate(now)];
  if (!isOpen(status)) return { followUp: day };
  if (followUp === today) return { followUp: due.isToday, due: "isDue" } as const;
  if (followUp < today) return { followUp: fill(due.isLate, { day }), due: "isLate" } as const;
  return { followUp: day };
}

/** Some forms ask for no name that can be shown; then the address stands for the person. */
export function shownName(lead: Lead): string {
  return nameOf(lead) || lead.email;
}

/** What a lead asks for, in a line. */
export function wantedText(lead: Lead, locale: Locale): string {
  if (lead.form === "quote") {
    return packageRows(lead.packages, locale)
      .map(({ label, amount }) => [label, amount].filter(Boolean).join(" "))
      .join(", ");
  }
  if (lead.form === "report") return words("forms", locale).choices.report[lead.answers.report as never] ?? "";
  return lead.answers.subject ?? "";
}

/** A time today, a day otherwise. */
export function arrival(at: number, now: number, locale: Locale): string {
  return istanbulDate(at) === istanbulDate(now) ? clockTime(at) : shortDay(at, now, locale);
}

/** "bugün", or the day that is over. */
export function dueText(followUp: string, now: number, locale: Locale): string {
  const { due } = dictionary(locale).leads;
  if (followUp >= istanbulDate(now)) return due.today;
  return fill(due.late, { day: shortDay(noonOf(followUp), now, locale) });
}

/** Reads leads; where their database is away, the room says so. */
export async function readLeads<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StorageUnavailable) throw data("unavailable", { status: 503 });
    throw error;
  }
}
