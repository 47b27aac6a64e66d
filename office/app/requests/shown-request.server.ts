import { words } from "../../../copy/words.ts";
import { answeredFigures, daysToClose } from "../../../domain/privacy-request/answered.ts";
import { daysLeft, daysToAnswer } from "../../../domain/privacy-request/due-date.ts";
import type { PrivacyRequest } from "../../../domain/privacy-request/privacy-request.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { calendarDay, istanbulDay, istanbulTime } from "../../../domain/time.ts";
import { type Locale, locales } from "../../../site/locales.ts";
import { type Delivery, shownAddress, shownPhone } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";

/** From so many days before the last one on, the request that is due first is the warm thing of the screen. */
const warmDays = 7;

/** An open request in the list; `found` is how many leads its person has. */
export function shownRow(request: PrivacyRequest, found: number | undefined, now: number, locale: Locale) {
  const about = dictionary(locale).requests;
  const { reference = "", at = 0, dueOn = "" } = request.confirmed ?? {};
  const left = daysLeft(dueOn, now);
  return {
    reference,
    name: nameOf(request, locale),
    wants: about.wants[request.kind],
    isErasure: request.kind === "erasure" && request.applicant !== undefined,
    left: leftText(dueOn, now, locale),
    isLate: left < 0,
    passed: Math.min(Math.max(daysToAnswer - left, 0), daysToAnswer),
    due: calendarDay(dueOn, locale),
    came: istanbulDay(at, locale),
    found: found === undefined ? undefined : fillCounted(about.found, found),
  };
}

/** What the screen begins with where the first that is due has little time left. */
export function mostUrgent([request]: readonly PrivacyRequest[], now: number, locale: Locale) {
  const dueOn = request?.confirmed?.dueOn;
  if (!request || !dueOn || daysLeft(dueOn, now) > warmDays) return undefined;
  const { now: about, wants } = dictionary(locale).requests;
  const [left, name] = [daysLeft(dueOn, now), nameOf(request, locale)];
  const count = Math.abs(left);
  const title =
    left === 0 ? fill(about.today, { name }) : fillCounted(left > 0 ? about.left : about.late, count, { name, count });
  return { title, text: fill(about.text, { wants: wants[request.kind], day: calendarDay(dueOn, locale) }) };
}

function nameOf({ applicant }: PrivacyRequest, locale: Locale): string {
  return applicant?.fullname ?? dictionary(locale).requests.unknownPerson;
}

/** "12 days", "due today", "3 days late". */
function leftText(dueOn: string, now: number, locale: Locale): string {
  const about = dictionary(locale).requests;
  const left = daysLeft(dueOn, now);
  if (left === 0) return about.today;
  return fillCounted(left > 0 ? about.left : about.late, Math.abs(left));
}

/** What was closed, with a line that sums it up. */
export function shownAnswered(closed: readonly PrivacyRequest[], locale: Locale) {
  const { answered, outcomes } = dictionary(locale).requests;
  const figures = answeredFigures(closed);
  const summary =
    figures &&
    fill(answered.figures, {
      count: figures.count,
      days: figures.medianDays,
      late: fillCounted(answered.late, figures.late),
    });
  const lines = closed.map((request) => ({
    reference: request.confirmed?.reference ?? "",
    name: nameOf(request, locale),
    days: fillCounted(answered.days, daysToClose(request) ?? 0),
    end: request.closed ? `${outcomes[request.closed.outcome]}, ${istanbulDay(request.closed.at, locale)}` : "",
  }));
  return { summary, lines };
}

export function shownHeld(request: PrivacyRequest, locale: Locale) {
  const reasons = dictionary(locale).leads.held.reasons;
  return {
    id: request.id,
    name: nameOf(request, locale),
    wants: dictionary(locale).requests.wants[request.kind],
    reason: request.held && reasons[request.held],
    came: istanbulTime(request.createdAt, locale),
  };
}

/** One request with all that is known of it. */
export function shownRequest(request: PrivacyRequest, deliveries: readonly Delivery[], now: number, locale: Locale) {
  const about = dictionary(locale).requests;
  const { applicant, closed, confirmed } = request;
  const { reference } = confirmed ?? {};
  return {
    id: request.id,
    reference: reference ?? request.id,
    name: nameOf(request, locale),
    wants: about.wants[request.kind],
    state: stateOf(request),
    isErased: applicant === undefined,
    person: applicant && [
      { label: about.facts.name, value: applicant.fullname },
      { label: about.facts.email, ...shownAddress(applicant.email) },
      { label: about.facts.phone, ...(applicant.phone ? shownPhone(applicant.phone) : { value: about.none }) },
    ],
    details: applicant?.details,
    record: recordOf(request, now, locale),
    ended: closed && { outcome: about.outcomes[closed.outcome], time: istanbulTime(closed.at, locale) },
    deliveries: deliveries.map((delivery) => deliveryLine(delivery, locale)),
    answer: reference && answerAddress(request, reference),
  };
}

/** One that is confirmed and not closed waits for an answer. */
export function stateOf({ confirmed, closed, held }: PrivacyRequest): "open" | "closed" | "held" | "unconfirmed" {
  if (closed) return "closed";
  if (held) return "held";
  return confirmed ? "open" : "unconfirmed";
}

function recordOf(request: PrivacyRequest, now: number, locale: Locale): { label: string; value: string }[] {
  const { facts, states, outcomes } = dictionary(locale).requests;
  const { confirmed, closed, held } = request;
  const isOpen = stateOf(request) === "open";
  return [
    ...(confirmed ? [{ label: facts.reference, value: confirmed.reference }] : []),
    { label: facts.kind, value: words("request-mails", locale).kinds[request.kind] },
    { label: facts.state, value: states[stateOf(request)] },
    { label: facts.received, value: istanbulTime(request.createdAt, locale) },
    ...(confirmed
      ? [
          { label: facts.confirmed, value: istanbulTime(confirmed.at, locale) },
          { label: facts.due, value: calendarDay(confirmed.dueOn, locale) },
        ]
      : []),
    ...(confirmed && isOpen ? [{ label: facts.left, value: leftText(confirmed.dueOn, now, locale) }] : []),
    ...(closed
      ? [
          { label: facts.closed, value: istanbulTime(closed.at, locale) },
          { label: facts.outcome, value: outcomes[closed.outcome] },
        ]
      : []),
    ...(held ? [{ label: facts.held, value: dictionary(locale).leads.held.reasons[held] }] : []),
    { label: facts.language, value: locales[request.locale].name },
    { label: facts.notice, value: request.notice },
    { label: facts.id, value: request.id },
  ];
}

function deliveryLine({ kind, state, target, settledAt, createdAt, lastError }: Delivery, locale: Locale) {
  const { deliveries, states } = dictionary(locale).lead.history;
  const named = kind === "confirm-mail" ? dictionary(locale).requests.deliveries.link : undefined;
  const what = named ?? (kind in deliveries ? deliveries[kind as keyof typeof deliveries] : deliveries.other);
  return {
    text: fill(states[state], { what }),
    detail: [kind === "webhook" ? "" : target, lastError].filter(Boolean).join(", "),
    at: istanbulTime(settledAt ?? createdAt, locale),
    isFailure: state === "dead",
  };
}

/** In the language of whoever asked. */
function answerAddress({ applicant, locale }: PrivacyRequest, reference: string): string | undefined {
  const address = applicant && shownAddress(applicant.email).href;
  const subject = fill(dictionary(locale).requests.steps.subject, { reference });
  return address && `${address}?subject=${encodeURIComponent(subject)}`;
}
