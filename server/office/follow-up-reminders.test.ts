import { describe, expect, onTestFinished, test } from "vitest";
import type { Role } from "../../domain/office/person.ts";
import { day, minute } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";
import { aLead, openCli } from "../../testing/cli/open-cli.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { Attempt, MailMessage } from "../ports/deliveries.ts";
import { createFollowUpReminders } from "./follow-up-reminders.ts";
import { openOffice } from "./open-office.ts";

const at = (time: string) => Date.parse(`${time}+03:00`);

/** An office with leads, whose clock and mail server a test sets. */
async function openDesk(engine: string) {
  const databaseUrl = engine === "PostgreSQL" ? await emptyDatabase() : "";
  const cli = openCli({ DATABASE_URL: databaseUrl });
  const folder = temporaryFolder();
  const office = await openOffice({ databaseUrl, folder });
  onTestFinished(() => office.close());
  const sent: MailMessage[] = [];
  const desk = { now: 0, attempt: { outcome: "delivered" } as Attempt };

  /** What one process of the office does by itself. */
  const process = () =>
    createFollowUpReminders({
      office,
      followUpsDue: (...given) => cli.withStorage(({ leadWork }) => leadWork.followUpsDue(...given)),
      async send(message) {
        if (desk.attempt.outcome === "delivered") sent.push(message);
        return desk.attempt;
      },
      origin: "https://office.example",
      clock: () => desk.now,
    });

  return {
    desk,
    process,
    office,
    async add(name: string, roles: Role[], language: Locale = "tr") {
      const mail = `${name.toLowerCase()}@yakamoz.example`;
      const person = await office.people.add({ mail, name, roles, language, createdAt: 1 });
      return person?.number ?? 0;
    },
    /** A lead that somebody means to come back to. */
    async followUp(reference: string, followUp: string, owner: number | null = null) {
      const lead = aLead({ reference });
      await cli.keep(lead);
      await cli.withStorage(async ({ leadWork }) => {
        const by = { person: 1, at: 1 };
        await leadWork.change(lead.id, { ...by, version: 1, followUp });
        if (owner !== null) await leadWork.change(lead.id, { ...by, version: 2, owner });
      });
      return lead;
    },
    close: (id: string, version: number) =>
      cli.withStorage(({ leadWork }) => leadWork.change(id, { person: 1, at: 2, version, status: "won" })),
    async remindAt(time: string, remind = process()) {
      desk.now = at(time);
      await remind();
      return sent.splice(0);
    },
  };
}

const namesIn = (mails: readonly MailMessage[]) =>
  mails.map(({ to, text }) => [
    to.split("@")[0],
    ...new Set([...text.matchAll(/leads\/([\w-]{9})/g)].map(([, name]) => name)),
  ]);

describe.each(["SQLite", "PostgreSQL"])("reminders of follow-ups, with %s", (engine) => {
  test("several of one person are one mail, in the person's language, when work begins on the day", async () => {
    const { add, followUp, close, remindAt } = await openDesk(engine);
    const [elif, mert] = [await add("Elif", ["sales"]), await add("Mert", ["sales", "editor"], "en")];
    await add("Onur", ["publisher"]);
    await followUp("7F3K-2001", "2026-11-17", elif);
    await followUp("7F3K-2002", "2026-11-16", elif);
    await followUp("7F3K-2003", "2026-11-17", mert);
    await followUp("7F3K-2004", "2026-11-18", mert);
    const { id } = await followUp("7F3K-2005", "2026-11-17", mert);
    await close(id, 3);
    expect(await remindAt("2026-11-17T08:59:59")).toEqual([]);
    const mails = await remindAt("2026-11-17T09:00:00");
    expect(namesIn(mails)).toEqual([
      ["elif", "7F3K-2002", "7F3K-2001"],
      ["mert", "7F3K-2003"],
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual(["Bugün aranacak 2 kişi", "1 person to call today"]);
    expect(mails[0]?.text).toContain("16 Kasım 2026 günü aranacaktı");
    expect(mails[0]?.text).toContain("https://office.example/leads/7F3K-2002");
    expect(JSON.stringify(mails)).not.toMatch(/Deniz|Işık|Kordon|kordongida|\+90/);
  });

  test("a person who switched them off gets none, and the leads stay theirs", async () => {
    const { add, followUp, office, remindAt } = await openDesk(engine);
    const [elif] = [await add("Elif", ["sales"]), await add("Mert", ["sales"])];
    await followUp("7F3K-2001", "2026-11-17", elif);
    await office.people.setMutedMails(elif, ["follow-ups"]);
    expect(await remindAt("2026-11-17T09:00:00")).toEqual([]);
  });

  test("each is reminded of once, also after a restart, and what falls on a weekend on the working day after", async () => {
    const { add, followUp, remindAt } = await openDesk(engine);
    const elif = await add("Elif", ["sales"]);
    await followUp("7F3K-2001", "2026-11-20", elif);
    await followUp("7F3K-2002", "2026-11-21", elif);
    expect(namesIn(await remindAt("2026-11-20T09:05:00"))).toEqual([["elif", "7F3K-2001"]]);
    expect(await remindAt("2026-11-20T15:00:00")).toEqual([]);
    expect(await remindAt("2026-11-21T09:00:00")).toEqual([]);
    expect(namesIn(await remindAt("2026-11-23T09:00:00"))).toEqual([["elif", "7F3K-2002"]]);
    expect(await remindAt("2026-11-24T09:00:00")).toEqual([]);
  });

  test("a morning that the office slept through is made up for", async () => {
    const { add, followUp, remindAt } = await openDesk(engine);
    await followUp("7F3K-2001", "2026-11-17", await add("Elif", ["sales"]));
    expect(await remindAt("2026-11-17T20:00:00")).toEqual([]);
    expect(namesIn(await remindAt("2026-11-18T14:00:00"))).toEqual([["elif", "7F3K-2001"]]);
  });

  test("unowned leads, and those of people who left, concern all who sell", async () => {
    const { add, office, followUp, remindAt } = await openDesk(engine);
    const [ayla] = [await add("Ayla", ["sales"]), await add("Elif", ["sales"]), await add("Mert", ["sales"])];
    await add("Gulsen", ["admin"]);
    await office.people.change(ayla, { version: 1, endedAt: 5 });
    await followUp("7F3K-2001", "2026-11-17");
    await followUp("7F3K-2002", "2026-11-17", ayla);
    const mails = await remindAt("2026-11-17T09:00:00");
    expect(mails.map(({ to }) => to)).toEqual(["elif@yakamoz.example", "mert@yakamoz.example"]);
    for (const { text } of mails) expect(text.match(/bugün, sahipsiz/g)).toHaveLength(2);
  });

  test("where nobody sells, admins hear of them", async () => {
    const { add, followUp, remindAt } = await openDesk(engine);
    await add("Gulsen", ["admin"]);
    await followUp("7F3K-2001", "2026-11-17");
    expect(namesIn(await remindAt("2026-11-17T09:00:00"))).toEqual([["gulsen", "7F3K-2001"]]);
  });

  test("of processes that run at once, one sends", async () => {
    const { desk, add, followUp, process, remindAt } = await openDesk(engine);
    for (const [i, name] of ["Elif", "Mert", "Ada"].entries()) {
      await followUp(`7F3K-200${i + 1}`, "2026-11-17", await add(name, ["sales"]));
    }
    desk.now = at("2026-11-17T09:00:00");
    const others = Promise.all([process()(), process()(), process()()]);
    const mails = await remindAt("2026-11-17T09:00:00");
    await others;
    mails.push(...(await remindAt("2026-11-17T09:05:00")));
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada", "elif", "mert"].map((name) => `${name}@yakamoz.example`));
  });

  test("what a mail server refuses for now, or a process that died held, is sent by the next", async () => {
    const { desk, add, office, followUp, remindAt } = await openDesk(engine);
    const elif = await add("Elif", ["sales"]);
    await followUp("7F3K-2001", "2026-11-17", elif);
    desk.attempt = { outcome: "later", error: "smtp 421" };
    expect(await remindAt("2026-11-17T09:00:00")).toEqual([]);
    desk.attempt = { outcome: "delivered" };
    expect(await remindAt("2026-11-17T09:05:00")).toEqual([]);
    expect(namesIn(await remindAt("2026-11-17T09:10:00"))).toEqual([["elif", "7F3K-2001"]]);

    await followUp("7F3K-2002", "2026-11-18", elif);
    const now = at("2026-11-18T09:00:00");
    expect(await office.reminders.claim(elif, "2026-11-18", { now, until: now + 10 * minute })).toEqual({
      after: "2026-11-17",
    });
    expect(await remindAt("2026-11-18T09:09:59")).toEqual([]);
    expect(namesIn(await remindAt("2026-11-18T09:10:00"))).toEqual([["elif", "7F3K-2002"]]);
  });

  test("a hold of a clock that ran ahead holds nobody up", async () => {
    const { add, office, followUp, remindAt } = await openDesk(engine);
    const elif = await add("Elif", ["sales"]);
    await followUp("7F3K-2001", "2026-11-17", elif);
    const ahead = at("2026-11-17T09:00:00") + 30 * day;
    await office.reminders.claim(elif, "2026-11-17", { now: ahead, until: ahead + 10 * minute });
    expect(namesIn(await remindAt("2026-11-17T09:00:00"))).toEqual([["elif", "7F3K-2001"]]);
  });
});
