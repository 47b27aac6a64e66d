import { expect, onTestFinished, test } from "vitest";
import type { Role } from "../../domain/office/person.ts";
import { hour } from "../../domain/time.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { MailMessage } from "../ports/deliveries.ts";
import type { PublicationRun } from "../ports/publishing.ts";
import type { Draft, Publication } from "../ports/words.ts";
import { openOffice } from "./open-office.ts";
import { createPeopleMails } from "./people-mails.ts";

const draft = { id: "abcdefghijkl", title: "New year" } as Draft;
const run: PublicationRun = { id: "1", of: { draft: draft.id }, title: draft.title, startedAt: 1, steps: [], pid: 1 };

async function anOffice() {
  const office = await openOffice({ databaseUrl: "", folder: temporaryFolder() });
  onTestFinished(() => office.close());
  const sent: MailMessage[] = [];
  const add = async (name: string, roles: Role[], language: "tr" | "en" = "tr") => {
    const mail = `${name.toLowerCase()}@yakamoz.example`;
    const person = await office.people.add({ mail, name, roles, language, createdAt: 1 });
    if (!person) throw new Error(`${mail} is there already`);
    return person;
  };
  const words = { draft, changes: [{}], publication: undefined as Publication | undefined };
  const clock = { now: 1 };
  const mails = createPeopleMails({
    office,
    openWords: async () => ({
      draft: async () => words.draft,
      changes: async () => words.changes as never,
      publication: async () => words.publication as never,
    }),
    async send(message) {
      sent.push(message);
      return { outcome: "delivered" };
    },
    origin: "https://office.example",
    clock: () => clock.now,
  });
  const recipients = () => sent.splice(0).map(({ to }) => to.split("@")[0]);
  return { office, sent, add, mails, words, clock, recipients };
}

test("an invitation is in the language of the person and leads to the sign-in page", async () => {
  const { add, mails, sent } = await anOffice();
  const gulsen = await add("Gulsen", ["admin"]);
  await mails.invitation(await add("Mert", ["sales"], "en"), gulsen);
  await mails.invitation(await add("Elif", ["sales"]));
  expect(sent).toMatchObject([
    { to: "mert@yakamoz.example", subject: expect.stringContaining("You are invited") },
    { to: "elif@yakamoz.example", subject: expect.stringContaining("davet edildiniz") },
  ]);
  expect(sent[0]?.text).toMatch(/Gulsen invited you[\s\S]*https:\/\/office\.example\/sign-in/);
  expect(sent[1]?.text).toContain("Bir yönetici");
});

test("a new owner learns of the lead by its number and form, and only while the access is open", async () => {
  const { office, add, mails, sent } = await anOffice();
  const [gulsen, elif] = [await add("Gulsen", ["admin"]), await add("Elif", ["sales"])];
  await mails.leadOwner({ reference: "7F3K-2001", form: "contact" }, elif.number, gulsen);
  expect(sent).toMatchObject([{ to: elif.mail, subject: "Bir talebin sorumlusu oldunuz: 7F3K-2001" }]);
  expect(sent[0]?.text).toMatch(/Gulsen[\s\S]*İletişim[\s\S]*https:\/\/office\.example\/leads\/7F3K-2001/);
  await office.people.change(elif.number, { version: 1, endedAt: 5 });
  await mails.leadOwner({ reference: "7F3K-2001", form: "contact" }, elif.number, gulsen);
  expect(sent).toHaveLength(1);
});

test("a draft that is ready is mailed to all others who may publish, and to none who switched that off", async () => {
  const { office, add, mails, words, recipients } = await anOffice();
  const selin = await add("Selin", ["editor"]);
  const [gulsen, onur] = [await add("Gulsen", ["admin"]), await add("Onur", ["publisher"])];
  words.changes = [];
  expect(await mails.draftReady(draft.id, selin)).toBe("unchanged");
  words.changes = [{}];
  expect(await mails.draftReady(draft.id, selin)).toBe("told");
  expect(recipients()).toEqual(["gulsen", "onur"]);
  await office.people.setMutedMails(gulsen.number, ["draft-ready"]);
  expect(await mails.draftReady(draft.id, onur)).toBe("noPublisher");
  await mails.draftReady(draft.id, selin);
  expect(recipients()).toEqual(["onur"]);
});

test("publishers are told of a draft three times an hour at most", async () => {
  const { add, mails, clock, recipients } = await anOffice();
  const [selin] = [await add("Selin", ["editor"]), await add("Onur", ["publisher"])];
  for (const outcome of ["told", "told", "told", "tooMany"])
    expect(await mails.draftReady(draft.id, selin)).toBe(outcome);
  expect(recipients()).toHaveLength(3);
  clock.now += hour;
  expect(await mails.draftReady(draft.id, selin)).toBe("told");
});

test("the authors of a draft learn how it ended, and so does who timed it, but not who pressed the button", async () => {
  const { add, mails, words, sent, recipients } = await anOffice();
  const [selin, can] = [await add("Selin", ["editor"]), await add("Can", ["editor"], "en")];
  const { number } = await add("Onur", ["publisher"]);
  words.publication = { editors: [selin.number, can.number, number] } as Publication;
  const done = { ...run, person: number, commit: "abc", outcome: "done" } as const;
  await mails.draftEnded(done);
  expect(sent[1]).toMatchObject({ subject: "Published: New year" });
  expect(sent[1]?.text).toContain("https://office.example/words/history/abc");
  expect(recipients()).toEqual(["selin", "can"]);
  await mails.draftEnded({ ...done, isTimed: true });
  expect(recipients()).toEqual(["selin", "can", "onur"]);

  words.publication = undefined;
  words.draft = { ...draft, begunBy: can.number, changedBy: number };
  await mails.draftEnded({ ...run, person: number, outcome: "failed", failure: "texts" });
  expect(sent[0]).toMatchObject({ to: can.mail, subject: "Publication did not finish: New year" });
  expect(sent[0]?.text).toContain("did not finish. The check found mistakes. The office has the details.");
  expect(sent[0]?.text).toContain("https://office.example/words/drafts/abcdefghijkl/publish");
  expect(recipients()).toEqual(["can"]);
  await mails.draftEnded({ ...run, person: number, isTimed: true, outcome: "failed", failure: "undecided" });
  expect(recipients()).toEqual(["can", "onur"]);
  words.publication = { editors: [can.number] } as Publication;
  await mails.draftEnded({ ...done, outcome: "failed", failure: "switch" });
  expect(sent[0]?.text).toContain("https://office.example/words/history/abc");
  expect(recipients()).toEqual(["can"]);
  await mails.draftEnded({ ...done, of: { takeBack: "abc" } });
  expect(recipients()).toEqual([]);
});
