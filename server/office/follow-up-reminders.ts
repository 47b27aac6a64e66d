import { mayEnter, type Person } from "../../domain/office/person.ts";
import { fill, fillCounted } from "../../domain/slots.ts";
import { calendarDay, istanbulDate, minute } from "../../domain/time.ts";
import { nextWorkingTime } from "../../domain/working-time/working-hours.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Attempt, MailMessage } from "../ports/deliveries.ts";
import type { LeadWorkStore } from "../ports/lead-work.ts";
import type { Clock } from "../ports/limits.ts";
import type { Office } from "../ports/office.ts";
import { mailDictionaries } from "./dictionary.ts";

/** Longer than any attempt to send a mail takes; after a failure so long is waited until the next. */
const holdTime = 10 * minute;
/** The list has all of them. */
const mostRows = 20;

export type ReminderDeps = {
  office: Pick<Office, "people" | "reminders">;
  followUpsDue: LeadWorkStore["followUpsDue"];
  send: (message: MailMessage) => Promise<Attempt>;
  /** Of the office, for links. */
  origin: string;
  clock: Clock;
};

type Due = Awaited<ReturnType<LeadWorkStore["followUpsDue"]>>;

/**
 * In working time, mails each person once a day which follow-ups came due since their last reminder: the owner, or
 * everybody who sells where nobody owns a lead. What could not be sent is tried again, also by another process.
 */
export function createFollowUpReminders({ office, followUpsDue, send, origin, clock }: ReminderDeps) {
  async function remind(person: Person, people: readonly Person[], day: string): Promise<void> {
    const [now, until] = [clock(), clock() + holdTime];
    const claimed = await office.reminders.claim(person.number, day, { now, until });
    if (!claimed) return;
    const due = (await followUpsDue(day, { after: claimed.after })).filter(({ work }) =>
      recipientsOf(work.owner, people).includes(person),
    );
    const { outcome } = due.length > 0 ? await send(reminderMail(person, due, day, origin)) : { outcome: "delivered" };
    if (outcome !== "later") await office.reminders.settle(person.number, day, until);
  }

  return async (): Promise<void> => {
    const now = clock();
    if (nextWorkingTime(now) !== now) return;
    const people = (await office.people.list()).filter((one) => one.endedAt === undefined && mayEnter("leads", one));
    for (const person of people) {
      if (!person.mutedMails.includes("follow-ups")) await remind(person, people, istanbulDate(now));
    }
  };
}

/** A lead of somebody who is gone is nobody's. Where nobody sells, it concerns all who may see leads. */
function recipientsOf(owner: number | null, people: readonly Person[]): readonly Person[] {
  const owners = people.filter(({ number }) => number === owner);
  if (owners.length > 0) return owners;
  const sellers = people.filter(({ roles }) => roles.includes("sales"));
  return sellers.length > 0 ? sellers : people;
}

/** Request numbers, forms and days: who it is about is seen in the office alone. */
function reminderMail(person: Person, due: Due, day: string, origin: string): MailMessage {
  const { number, mail, language } = person;
  const { reminder: words, forms } = mailDictionaries[language];
  const rows = due.slice(0, mostRows).map(({ lead, work }) => ({
    label: forms[lead.form],
    value: lead.reference,
    href: `${origin}/leads/${lead.reference}`,
    note: [
      work.followUp === day ? words.today : fill(words.late, { day: calendarDay(work.followUp ?? day, language) }),
      ...(work.owner === number ? [] : [words.unowned]),
    ].join(", "),
  }));
  const subject = fillCounted(words.subject, due.length);
  const more = due.length - rows.length;
  const rendered = renderMail({
    locale: language,
    subject,
    preview: words.text,
    title: subject,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "rows", rows },
      ...(more > 0 ? [{ kind: "text", text: fillCounted(words.more, more) } as const] : []),
      { kind: "button", text: words.button, href: `${origin}/?due=yes`, address: words.address },
    ],
    footer: [words.why],
  });
  // The same over all tries, so that a mail program knows it for one.
  return { id: `follow-ups-${day}-${number}`, to: mail, locale: language, ...rendered };
}
