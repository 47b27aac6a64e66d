import { defaultLocale } from "../../site/locales.ts";
import type { Alert } from "../outbox/alert.ts";
import { calendarDay, istanbulTime } from "./istanbul-time.ts";
import { type RenderedMail, type Row, renderLetter } from "./letter.ts";
import { mailWords } from "./mail-words.ts";

const words = mailWords[defaultLocale].alert;

/** What the operators read when something needs them. */
export function renderAlertMail(alert: Alert): RenderedMail {
  const { title, text } = words.reasons[alert.reason];
  return renderLetter({
    locale: defaultLocale,
    subject: words.subject(title),
    preview: text,
    tag: words.tag,
    title,
    blocks: [
      { kind: "text", text },
      {
        kind: "rows",
        rows: [{ label: words.facts.time, value: istanbulTime(alert.at, defaultLocale) }, ...facts(alert)],
      },
    ],
    footer: [words.footer],
  });
}

function facts(alert: Alert): Row[] {
  switch (alert.reason) {
    case "delivery-given-up":
      return [
        { label: words.facts.delivery, value: alert.delivery },
        { label: words.facts.kind, value: words.kinds[alert.kind] },
        { label: words.facts.error, value: alert.error },
      ];
    case "storage-failed":
      return [{ label: words.facts.error, value: alert.error }];
    case "disk-nearly-full":
      return [{ label: words.facts.free, value: megabytes(alert.free) }];
    case "sms-paused":
      return [
        { label: words.facts.prefix, value: alert.prefix },
        { label: words.facts.pausedUntil, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "sms-budget-low":
      return [
        { label: words.facts.cap, value: capName(alert.cap) },
        { label: words.facts.used, value: `${number(alert.used)} / ${number(alert.limit)}` },
        { label: words.facts.renewed, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "sms-budget-spent":
      return [
        { label: words.facts.cap, value: capName(alert.cap) },
        { label: words.facts.renewed, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "backup-failed":
    case "publish-failed":
    case "release-failed":
      return [
        { label: words.facts.machine, value: alert.machine },
        { label: words.facts.error, value: alert.error },
      ];
    case "request-due":
      return [
        { label: words.facts.reference, value: alert.reference },
        { label: words.facts.dueOn, value: calendarDay(alert.dueOn, defaultLocale) },
      ];
  }
}

/** "country-day:TR" and "total-day" in words. */
function capName(cap: string): string {
  const [, country] = cap.split(":");
  return country === undefined ? words.caps.total : words.caps.country(country);
}

function megabytes(bytes: number): string {
  return `${number(Math.floor(bytes / 1_000_000))} MB`;
}

function number(value: number): string {
  return value.toLocaleString(defaultLocale);
}
