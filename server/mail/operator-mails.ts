import { type LeadForm, leadForms } from "../../domain/lead/lead.ts";
import { fill, fillCounted } from "../../domain/slots.ts";
import { calendarDay, istanbulDay, istanbulTime } from "../../domain/time.ts";
import { defaultLocale } from "../../site/locales.ts";
import type { Alert, JobName } from "../ports/alerts.ts";
import { type Block, mailWords, type Row } from "./mail-content.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

const alertWords = () => mailWords(defaultLocale).alert;
const digestWords = () => mailWords(defaultLocale).digest;

/** The mail about an alert. */
export function renderAlertMail(alert: Alert): RenderedMail {
  const { title, text } = alertWords().reasons[alert.reason];
  return renderMail({
    locale: defaultLocale,
    subject: fill(alertWords().subject, { title }),
    preview: text,
    tag: alertWords().tag,
    title,
    blocks: [
      { kind: "text", text },
      {
        kind: "rows",
        rows: [{ label: alertWords().facts.time, value: istanbulTime(alert.at, defaultLocale) }, ...alertRows(alert)],
      },
    ],
    footer: [alertWords().footer],
  });
}

function alertRows(alert: Alert): Row[] {
  switch (alert.reason) {
    case "delivery-given-up":
      return [
        { label: alertWords().facts.delivery, value: alert.delivery },
        { label: alertWords().facts.kind, value: alertWords().kinds[alert.kind] },
        { label: alertWords().facts.error, value: alert.error },
      ];
    case "storage-failed":
      return [{ label: alertWords().facts.error, value: alert.error }];
    case "disk-nearly-full":
      return [{ label: alertWords().facts.free, value: megabytes(alert.free) }];
    case "sms-paused":
      return [
        { label: alertWords().facts.prefix, value: alert.prefix },
        { label: alertWords().facts.pausedUntil, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "sms-budget-low":
      return [
        { label: alertWords().facts.cap, value: capName(alert.cap) },
        { label: alertWords().facts.used, value: `${formatNumber(alert.used)} / ${formatNumber(alert.limit)}` },
        { label: alertWords().facts.renewed, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "sms-budget-spent":
      return [
        { label: alertWords().facts.cap, value: capName(alert.cap) },
        { label: alertWords().facts.renewed, value: istanbulTime(alert.until, defaultLocale) },
      ];
    case "backup-failed":
    case "publish-failed":
    case "release-failed":
      return [
        { label: alertWords().facts.machine, value: alert.machine },
        { label: alertWords().facts.error, value: alert.error },
      ];
    case "request-due":
      return [
        { label: alertWords().facts.reference, value: alert.reference },
        { label: alertWords().facts.dueOn, value: calendarDay(alert.dueOn, defaultLocale) },
      ];
  }
}

/** "country-day:TR" and "total-day" as operators read them. */
function capName(cap: string): string {
  const [, country] = cap.split(":");
  return country === undefined ? alertWords().caps.total : fill(alertWords().caps.country, { code: country });
}

function megabytes(bytes: number): string {
  return `${formatNumber(Math.floor(bytes / 1_000_000))} MB`;
}

function formatNumber(value: number): string {
  return value.toLocaleString(defaultLocale);
}

/** A day in figures and references, without a word of any visitor. */
export type Digest = {
  since: number;
  before: number;
  references: Record<LeadForm, string[]>;
  held: number;
  waiting: number;
  oldestWaiting: number | undefined;
  dead: number;
  /** Requests of data subjects that wait for an answer, and the first day by which one must have it. */
  requests: { open: number; nearest: string | undefined };
  failedJobs: JobName[];
};

const maxReferences = 50;

export function renderDigestMail(digest: Digest): RenderedMail {
  const total = leadForms.reduce((sum, form) => sum + digest.references[form].length, 0);
  const time = (at: number) => istanbulTime(at, defaultLocale);
  return renderMail({
    locale: defaultLocale,
    subject: fillCounted(digestWords().subject, total, { day: istanbulDay(digest.before, defaultLocale), total }),
    preview: leadForms.map((form) => `${digestWords().forms[form]}: ${digest.references[form].length}`).join(" · "),
    tag: digestWords().tag,
    title: fillCounted(digestWords().title, total, { total }),
    blocks: [
      { kind: "text", text: fill(digestWords().period, { from: time(digest.since), to: time(digest.before) }) },
      {
        kind: "rows",
        rows: [...leadForms.map((form) => formRow(form, digest)), countRow(digestWords().held, digest.held)],
      },
      { kind: "heading", text: digestWords().deliveries },
      {
        kind: "rows",
        rows: [
          countRow(digestWords().waiting, digest.waiting),
          ...(digest.oldestWaiting ? [{ label: digestWords().oldest, value: time(digest.oldestWaiting) }] : []),
          countRow(digestWords().dead, digest.dead),
        ],
      },
      ...jobBlocks(digest),
      { kind: "heading", text: digestWords().requests },
      { kind: "rows", rows: requestRows(digest) },
      { kind: "text", text: digestWords().help },
    ],
    footer: [digestWords().footer],
  });
}

function formRow(form: LeadForm, { references }: Digest): Row {
  const list = references[form];
  const shown = list.length > maxReferences ? [...list.slice(0, maxReferences), "…"] : list;
  return { label: digestWords().forms[form], value: list.length > 0 ? `${list.length} (${shown.join(", ")})` : "0" };
}

/** Told once when it happened; here again every day until it is over. */
function jobBlocks({ failedJobs }: Digest): Block[] {
  if (failedJobs.length === 0) return [];
  const names = failedJobs.map((job) => digestWords().jobNames[job]).join(", ");
  return [
    { kind: "heading", text: digestWords().jobs },
    { kind: "rows", rows: [{ label: digestWords().failedJobs, value: names }] },
  ];
}

function requestRows({ requests: { open, nearest } }: Digest): Row[] {
  const day = nearest && { label: digestWords().nearest, value: calendarDay(nearest, defaultLocale) };
  return [countRow(digestWords().open, open), ...(day ? [day] : [])];
}

function countRow(label: string, value: number): Row {
  return { label, value: String(value) };
}
