import { words } from "../../../copy/words.ts";
import type { Lead } from "../../../domain/lead/lead.ts";
import { isOpen, type LeadStatus } from "../../../domain/lead/lead-work.ts";
import { shownSource } from "../../../domain/lead/source.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { calendarDay, clockTime, istanbulDate, istanbulDay, istanbulTime, minute } from "../../../domain/time.ts";
import { workingTimeBetween } from "../../../domain/working-time/working-hours.ts";
import { type Locale, locales } from "../../../site/locales.ts";
import {
  answerRows,
  type Delivery,
  type LeadFile,
  packageRows,
  shownAddress,
  shownPhone,
} from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { arrival, type Names, shownName } from "./shown-lead.server.ts";

/** Answers that stand apart from the facts of the person. */
const longAnswers = ["message", "note"];
/** What is shown in a place of its own. */
const shownElsewhere = [...longAnswers, "email", "tel", "consent"];

/** `note` is the id of a note that the reader wrote. */
type Line = { at: number; text: string; detail?: string; quote?: string; note?: string; isFailure?: boolean };

/** One lead as its screen shows it, all in text. */
export function shownLead(file: LeadFile, reader: number, names: Names, now: number, locale: Locale) {
  const { lead, work } = file;
  const about = dictionary(locale).lead;
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    isUndelivered: file.deliveries.some(({ state }) => state === "dead"),
    isHeld: lead.held !== undefined,
    name: shownName(lead),
    company: [lead.answers.company, lead.answers.jobTitle].filter(Boolean).join(", "),
    work,
    contact: contactOf(lead, locale),
    facts: factsOf(lead, locale),
    message: messageOf(lead),
    packages: packageRows(lead.packages, locale).map(({ label, amount, detail }) => ({ label, amount, detail })),
    reply: replyAddress(lead),
    history: linesOf(file, reader, names, locale)
      .sort((one, other) => other.at - one.at)
      .map(({ at, ...line }) => ({ ...line, at: lineTime(at, now, locale) })),
    related: file.related.map((related) => ({
      reference: related.lead.reference,
      form: related.lead.form,
      status: related.work.status,
      came: istanbulDay(related.lead.createdAt, locale),
      by: related.by.map((way) => about.related[way]).join(", "),
    })),
  };
}

/** "10:19" today, "15 Kas 10:19" otherwise. */
function lineTime(at: number, now: number, locale: Locale): string {
  return [...new Set([arrival(at, now, locale), clockTime(at)])].join(" ");
}

/** What the visitor wrote in the form's large field. */
export function messageOf({ answers }: Lead): string | undefined {
  return longAnswers.map((field) => answers[field]).find(Boolean);
}

type Fact = { label: string; value: string; href?: string };

/** How the person is reached. */
export function contactOf(lead: Lead, locale: Locale): Fact[] {
  const { labels } = words("forms", locale);
  const phone = lead.phone ? [{ label: labels.tel, ...shownPhone(lead.phone) }] : [];
  return [...phone, { label: labels.email, ...shownAddress(lead.email) }];
}

function factsOf(lead: Lead, locale: Locale): Fact[] {
  const about = dictionary(locale).lead;
  const forms = words("forms", locale);
  const names: Readonly<Record<string, string>> = words("page-names", locale);
  const answered = Object.keys(lead.answers).filter((field) => !shownElsewhere.includes(field) && lead.answers[field]);
  const { landingPage } = lead.source ?? {};
  return [
    ...answerRows(lead, answered, { labels: { ...forms.labels }, choices: { ...forms.choices } }),
    { label: about.language, value: locales[lead.locale].name },
    { label: about.source, value: shownSource(lead.source) ?? dictionary(locale).leads.unknownSource },
    ...(landingPage ? [{ label: about.landingPage, value: landingPage }] : []),
    { label: about.page, value: names[lead.page] ?? lead.page },
    { label: about.notice, value: lead.notice },
    { label: about.consent, value: consentText(lead, locale) },
  ];
}

function consentText({ consents }: Lead, locale: Locale): string {
  const { consentGiven, consentNone } = dictionary(locale).lead;
  const given = consents.map(({ version, at }) => fill(consentGiven, { version, time: istanbulTime(at, locale) }));
  return given.join("; ") || consentNone;
}

/** In the visitor's language, with the number by which both sides find it again. */
function replyAddress({ email, reference, locale }: Lead): string | undefined {
  const address = shownAddress(email).href;
  const subject = fill(dictionary(locale).lead.replySubject, { reference });
  return address && `${address}?subject=${encodeURIComponent(subject)}`;
}

function linesOf({ lead, notes, changes, deliveries }: LeadFile, reader: number, names: Names, locale: Locale): Line[] {
  const about = dictionary(locale).lead.history;
  const { forms } = dictionary(locale).leads;
  const who = (person: number) => names.get(person) ?? about.somebody;
  return [
    {
      at: lead.createdAt,
      text: fill(about.sent, { form: forms[lead.form] }),
      // Only the right code makes a lead of a quote.
      ...(lead.form === "quote" && { detail: about.confirmed }),
    },
    ...deliveries.map((delivery) => deliveryLine(delivery, locale)),
    ...changes.map(({ at, person, ...change }) => ({ at, text: changeText(change, who(person), names, locale) })),
    ...notes.map(({ id, at, person, text }) => ({
      at,
      text: fill(about.wrote, { who: who(person) }),
      quote: text,
      ...(person === reader && { note: id }),
    })),
  ];
}

function deliveryLine(delivery: Delivery, locale: Locale): Line {
  const { deliveries, states } = dictionary(locale).lead.history;
  const { kind, state, settledAt, createdAt, target } = delivery;
  const what = kind in deliveries ? deliveries[kind as keyof typeof deliveries] : deliveries.other;
  const detail = [kind === "webhook" ? "" : target, delivery.lastError].filter(Boolean).join(", ");
  return {
    at: settledAt ?? createdAt,
    text: fill(states[state], { what }),
    isFailure: state === "dead",
    ...(detail && { detail }),
  };
}

type Change = Pick<LeadFile["changes"][number], "field" | "from" | "to">;

function changeText({ field, from, to }: Change, who: string, names: Names, locale: Locale): string {
  const about = dictionary(locale).lead;
  const { statuses } = dictionary(locale).leads;
  if (field === "status") {
    const nameOf = (status: string | null) => statuses[status as LeadStatus] ?? "";
    return fill(about.history.status, { who, from: nameOf(from), to: nameOf(to) });
  }
  if (field === "owner") return fill(about.history.owner, { who, to: ownerName(to, names, locale) });
  if (to === null) return fill(about.history.followUpNone, { who });
  return fill(about.history.followUp, { who, to: calendarDay(to, locale) });
}

/** What a lead waits for: its follow-up, or our first response. Undefined where nothing is expected of this person. */
export function warmOf({ lead, work }: LeadFile, person: number, now: number, locale: Locale) {
  const { warm } = dictionary(locale).lead;
  const isTheirs = work.owner === null || work.owner === person;
  if (lead.held || !isTheirs || !isOpen(work.status)) return undefined;
  const owner = work.owner === null ? warm.unowned : undefined;
  if (work.followUp !== null && work.followUp <= istanbulDate(now)) {
    const title =
      work.followUp === istanbulDate(now) ? warm.today : fill(warm.late, { day: calendarDay(work.followUp, locale) });
    return { title, text: owner };
  }
  if (work.firstStatusAt !== null || work.followUp !== null) return undefined;
  const minutes = Math.floor(workingTimeBetween(lead.createdAt, now) / minute);
  const time = minutes < 60 ? fillCounted(warm.minutes, minutes) : fillCounted(warm.hours, Math.floor(minutes / 60));
  return { title: warm.title, text: [time, owner].filter(Boolean).join(" ") };
}

export function ownerName(number: string | number | null, names: Names, locale: Locale): string {
  const { work, history } = dictionary(locale).lead;
  return number === null ? work.nobody : (names.get(Number(number)) ?? history.somebody);
}
