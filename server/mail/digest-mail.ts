import { type LeadForm, leadForms } from "../../domain/lead/lead.ts";
import { defaultLocale } from "../../site/locales.ts";
import type { JobName } from "../jobs.ts";
import { calendarDay, istanbulDay, istanbulTime } from "./istanbul-time.ts";
import { type Block, type RenderedMail, type Row, renderLetter } from "./letter.ts";
import { mailWords } from "./mail-words.ts";

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

const words = mailWords[defaultLocale].digest;
const longestList = 50;

export function renderDigestMail(digest: Digest): RenderedMail {
  const total = leadForms.reduce((sum, form) => sum + digest.references[form].length, 0);
  const time = (at: number) => istanbulTime(at, defaultLocale);
  return renderLetter({
    locale: defaultLocale,
    subject: words.subject(istanbulDay(digest.before, defaultLocale), total),
    preview: leadForms.map((form) => `${words.forms[form]}: ${digest.references[form].length}`).join(" · "),
    tag: words.tag,
    title: words.title(total),
    blocks: [
      { kind: "text", text: words.period(time(digest.since), time(digest.before)) },
      { kind: "rows", rows: [...leadForms.map((form) => formRow(form, digest)), count(words.held, digest.held)] },
      { kind: "heading", text: words.deliveries },
      {
        kind: "rows",
        rows: [
          count(words.waiting, digest.waiting),
          ...(digest.oldestWaiting ? [{ label: words.oldest, value: time(digest.oldestWaiting) }] : []),
          count(words.dead, digest.dead),
        ],
      },
      ...jobBlocks(digest),
      { kind: "heading", text: words.requests },
      { kind: "rows", rows: requestRows(digest) },
      { kind: "text", text: words.help },
    ],
    footer: [words.footer],
  });
}

function formRow(form: LeadForm, { references }: Digest): Row {
  const list = references[form];
  const shown = list.length > longestList ? [...list.slice(0, longestList), "…"] : list;
  return { label: words.forms[form], value: list.length > 0 ? `${list.length} (${shown.join(", ")})` : "0" };
}

/** Told once when it happened; here again every day until it is over. */
function jobBlocks({ failedJobs }: Digest): Block[] {
  if (failedJobs.length === 0) return [];
  const names = failedJobs.map((job) => words.jobNames[job]).join(", ");
  return [
    { kind: "heading", text: words.jobs },
    { kind: "rows", rows: [{ label: words.failedJobs, value: names }] },
  ];
}

function requestRows({ requests: { open, nearest } }: Digest): Row[] {
  const day = nearest && { label: words.nearest, value: calendarDay(nearest, defaultLocale) };
  return [count(words.open, open), ...(day ? [day] : [])];
}

function count(label: string, value: number): Row {
  return { label, value: String(value) };
}
