import { join } from "node:path";
import { officeWords } from "../../content/office-words.ts";
import type { Person } from "../../domain/office/person.ts";
import { fill } from "../../domain/slots.ts";
import { istanbulTime } from "../../domain/time.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Attempt, MailMessage } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { Office } from "../ports/office.ts";
import type { PublicationFailure, PublicationRun, Publisher } from "../ports/publishing.ts";
import type { Words } from "../ports/words.ts";
import { readJson, writeJson } from "../words/site-builds.ts";

export type TimedDraft = {
  draft: string;
  at: number;
  /** Who timed it. */
  person: number;
  /** It came to its time and could not be published; a new time is needed. */
  failure?: PublicationFailure;
};

export type TimedDraftsDeps = {
  /** The office's own folder. */
  folder: string;
  office: Pick<Office, "people">;
  openWords: () => Promise<Pick<Words, "draft">>;
  publisher: Pick<Publisher, "begin" | "ended">;
  send: (message: MailMessage) => Promise<Attempt>;
  /** Of the office, for links. */
  origin: string;
  clock: Clock;
};

export type TimedDrafts = {
  list(): Promise<TimedDraft[]>;
  set(timed: Pick<TimedDraft, "draft" | "at" | "person">): Promise<void>;
  remove(draft: string): Promise<void>;
  /** Publishes what has come to its time; an office that was away meanwhile does it when it is back. */
  publishDue(): Promise<void>;
};

/** Drafts that wait for a moment, in a file of the office. */
export function createTimedDrafts(deps: TimedDraftsDeps): TimedDrafts {
  const { folder, office, openWords, publisher, send, origin, clock } = deps;
  const file = join(folder, "timed-drafts.json");
  /** Changes wait for each other. */
  let last: Promise<unknown> = Promise.resolve();
  let isPublishing = false;

  const list = async () => (await readJson<TimedDraft[]>(file)) ?? [];
  function change(edit: (timed: TimedDraft[]) => TimedDraft[]): Promise<void> {
    const done = last.then(async () => writeJson(file, edit(await list())));
    last = done.catch(() => {});
    return done;
  }
  const remove = (draft: string) => change((timed) => timed.filter((one) => one.draft !== draft));

  async function publishDue(): Promise<void> {
    if (isPublishing) return;
    isPublishing = true;
    try {
      for (const timed of await list()) if (timed.at <= clock() && !timed.failure) await publishOne(timed);
    } finally {
      isPublishing = false;
    }
  }

  async function publishOne(timed: TimedDraft): Promise<void> {
    const draft = await (await openWords()).draft(timed.draft);
    // It was published or removed by hand.
    if (!draft) return remove(timed.draft);
    const { title } = draft;
    // Where something else is being published, its time comes with the next look.
    const run = await publisher.begin({ draft: draft.id }, { person: timed.person, title, isTimed: true });
    const ended = run && (await publisher.ended());
    if (!ended || ended.id !== run.id || ended.outcome === undefined) return;
    if (ended.outcome === "done" || ended.failure === "switch") return remove(timed.draft);
    const failure = ended.failure ?? "other";
    await change((all) => all.map((one) => (one.draft === timed.draft ? { ...one, failure } : one)));
    const person = (await office.people.list()).find(({ number }) => number === timed.person);
    if (person && person.endedAt === undefined) await send(failureMail(person, timed, ended, origin));
  }

  return {
    list,
    set: (timed) => change((all) => [...all.filter(({ draft }) => draft !== timed.draft), timed]),
    remove,
    publishDue,
  };
}

function failureMail(
  { mail, language }: Person,
  { draft, at }: TimedDraft,
  { title, failure = "other" }: PublicationRun,
  origin: string,
): MailMessage {
  const { mail: words, failures } = officeWords("publications", language);
  const subject = fill(words.subject, { title });
  const text = fill(words.text, { title, moment: istanbulTime(at, language) });
  const why = failures[failure];
  const rendered = renderMail({
    locale: language,
    subject,
    preview: text,
    title: subject,
    blocks: [
      { kind: "text", text },
      { kind: "text", text: `${why.title}. ${why.text}` },
      { kind: "button", text: words.button, href: `${origin}/words/drafts/${draft}/publish`, address: words.address },
    ],
    footer: [words.why],
  });
  return { id: `timed-${draft}-${at}`, to: mail, locale: language, ...rendered };
}
