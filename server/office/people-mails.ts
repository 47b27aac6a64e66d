import { randomUUID } from "node:crypto";
import { facts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { type MailKind, mailKindsOf, type Person } from "../../domain/office/person.ts";
import { fill } from "../../domain/slots.ts";
import { hour } from "../../domain/time.ts";
import { renderMail } from "../mail/render-mail.ts";
import type { Attempt, MailMessage } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { Office } from "../ports/office.ts";
import type { PublicationRun } from "../ports/publishing.ts";
import type { Words } from "../ports/words.ts";
import { mailDictionaries } from "./dictionary.ts";

export type PeopleMailsDeps = {
  office: Pick<Office, "people" | "limits">;
  openWords: () => Promise<Pick<Words, "draft" | "changes" | "publication">>;
  send: (message: MailMessage) => Promise<Attempt>;
  /** Of the office, for links. */
  origin: string;
  clock: Clock;
};

/** The mails that tell people what others did. A person gets those of their roles that they have not switched off. */
export function createPeopleMails({ office, openWords, send, origin, clock }: PeopleMailsDeps) {
  async function mailTo(numbers: readonly number[], kind: Exclude<MailKind, "follow-ups">, about: About) {
    const people = (await office.people.list()).filter(
      (person) => numbers.includes(person.number) && wants(person, kind),
    );
    const attempts = await Promise.all(people.map((person) => send(mailOf(person, kind, about, origin))));
    return { people: people.length, delivered: attempts.filter(({ outcome }) => outcome === "delivered").length };
  }

  return {
    invitation: (person: Person, by?: Person) => send(mailOf(person, "invitation", { path: "/sign-in", by }, origin)),

    /** Names the lead by number and form: who it is about is seen in the office alone. */
    leadOwner: ({ reference, form }: Pick<Lead, "reference" | "form">, owner: number, by: Person) =>
      mailTo([owner], "lead-owner", { path: `/leads/${reference}`, by, reference, form }),

    async draftReady(id: string, by: Person): Promise<ReadyOutcome> {
      const words = await openWords();
      const draft = await words.draft(id);
      if (!draft) return "missing";
      if (!(await words.changes(id))?.length) return "unchanged";
      const rule = { key: `draft-ready:${id}`, limit: 3, window: hour };
      if (!(await office.limits.take([rule], clock())).allowed) return "tooMany";
      const others = (await office.people.list()).flatMap(({ number }) => (number === by.number ? [] : number));
      const about = { path: `/words/drafts/${id}/publish`, by, title: draft.title };
      const { people, delivered } = await mailTo(others, "draft-ready", about);
      if (people === 0) return "noPublisher";
      return delivered > 0 ? "told" : "unsent";
    },

    /** For those who changed the draft, and who timed it. A person who pressed the button follows it on the screen. */
    async draftEnded({ of, title, person, isTimed, commit, outcome, failure = "other" }: PublicationRun) {
      if (!("draft" in of)) return;
      const words = await openWords();
      const isDone = outcome === "done";
      const publication = commit === undefined ? undefined : await words.publication(commit);
      const draft = await words.draft(of.draft);
      const editors = publication?.editors ?? (draft ? [draft.begunBy, draft.changedBy] : []);
      const others = editors.filter((number) => number !== person);
      const recipients = isTimed && person !== undefined ? [...others, person] : others;
      // Where only the switch failed, the draft is published and gone.
      const path = publication ? `/words/history/${commit}` : `/words/drafts/${of.draft}/publish`;
      await mailTo(recipients, isDone ? "draft-published" : "draft-failed", { path, title, failure });
    },
  };
}

/** Whether the publishers learned that a draft is ready, or why not. */
export type ReadyOutcome = "told" | "noPublisher" | "unsent" | "tooMany" | "unchanged" | "missing";

export type PeopleMails = ReturnType<typeof createPeopleMails>;

type About = { path: string; by?: Person | undefined; title?: string } & Partial<
  Pick<Lead, "reference" | "form"> & Pick<PublicationRun, "failure">
>;

function wants(person: Person, kind: MailKind): boolean {
  return person.endedAt === undefined && mailKindsOf(person).includes(kind) && !person.mutedMails.includes(kind);
}

function mailOf(
  { name, mail, language }: Person,
  kind: "invitation" | Exclude<MailKind, "follow-ups">,
  { path, by, title = "", reference = "", form, failure }: About,
  origin: string,
): MailMessage {
  const { mails: words, forms, failures } = mailDictionaries[language];
  const { subject, text, button } = words.kinds[kind];
  const reason = failure && failures[failure];
  const slots = {
    by: by?.name ?? words.admin,
    company: facts(language).name,
    title,
    reference,
    form: form ? forms[form] : "",
    reason: reason ? `${reason.title}.` : "",
  };
  const rendered = renderMail({
    locale: language,
    subject: fill(subject, slots),
    preview: fill(text, slots),
    title: fill(subject, slots),
    blocks: [
      { kind: "text", text: fill(words.greeting, { name }) },
      { kind: "text", text: fill(text, slots) },
      { kind: "button", text: button, href: origin + path, address: words.address },
    ],
    footer: [kind === "invitation" ? words.whyInvited : words.why],
  });
  return { id: `office-${randomUUID()}`, to: mail, locale: language, ...rendered };
}
