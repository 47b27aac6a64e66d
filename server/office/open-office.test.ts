import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { day, hour, minute } from "../../domain/time.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { NewPerson, Office, Session } from "../ports/office.ts";
import { openStorage } from "../storage/open-storage.ts";
import { type OfficeOptions, openOffice } from "./open-office.ts";

let made = 0;

/** A person nobody else has met. */
function aPerson(change: Partial<NewPerson> = {}): NewPerson {
  made += 1;
  return {
    mail: `elif.${made}@yakamoz.example`,
    name: "Elif Arıkan",
    roles: ["sales"],
    language: "tr",
    createdAt: 1_000,
    ...change,
  };
}

function aSession(person: number, change: Partial<Session> = {}): Session {
  made += 1;
  return { id: `session-${made}`, person, startedAt: 0, seenAt: 0, device: "Firefox, Linux", ...change };
}

describe.each(["SQLite", "PostgreSQL"])("the office on %s", (engine) => {
  let options: OfficeOptions;
  let office: Office;

  beforeAll(async () => {
    options =
      engine === "SQLite"
        ? { databaseUrl: "", folder: temporaryFolder() }
        : { databaseUrl: await emptyDatabase(), folder: "" };
    office = await openOffice(options);
  });
  afterAll(() => office.close());

  async function add(change?: Partial<NewPerson>) {
    const person = await office.people.add(aPerson(change));
    if (!person) throw new Error("this person is there already");
    return person;
  }

  test("of many who want to be the first, one is, and is an admin", async () => {
    expect(await office.people.isEmpty()).toBe(true);
    const first = { name: "Gülşen Ateş", language: "tr", createdAt: 1 } as const;
    const asking = ["a", "b", "c"].map((name) => office.people.addFirst({ ...first, mail: `${name}@yakamoz.example` }));
    const came = (await Promise.all(asking)).filter((person) => person !== undefined);
    expect(came).toMatchObject([{ number: 1, roles: ["admin"], version: 1 }]);
    expect(await office.people.isEmpty()).toBe(false);
    expect(await office.people.addFirst({ ...first, mail: "late@yakamoz.example" })).toBeUndefined();
  });

  test("a person is found by number, and by address however it is written", async () => {
    const person = await add({ mail: " Mert.Soylu@Yakamoz.Example", roles: ["editor", "sales"] });
    expect(person).toMatchObject({ mail: "mert.soylu@yakamoz.example", roles: ["sales", "editor"] });
    expect(await office.people.find(person.number)).toEqual(person);
    expect(await office.people.findByMail("MERT.SOYLU@yakamoz.example ")).toEqual(person);
    expect(await office.people.find(99_999)).toBeUndefined();
  });

  test("an address is one person's, whoever asks at once; each gets a number of their own", async () => {
    const same = aPerson();
    const answers = await Promise.all([office.people.add(same), office.people.add(same), office.people.add(aPerson())]);
    const added = answers.filter((person) => person !== undefined);
    expect(added).toHaveLength(2);
    expect(new Set(added.map(({ number }) => number)).size).toBe(2);
  });

  test("the second of two who change a person sees what the first left", async () => {
    const { number, version } = await add();
    expect(await office.people.change(number, { version, roles: ["editor"] })).toMatchObject({
      outcome: "changed",
      person: { roles: ["editor"], version: 2 },
    });
    expect(await office.people.change(number, { version, roles: ["publisher"] })).toMatchObject({
      outcome: "stale",
      person: { roles: ["editor"], version: 2 },
    });
    expect(await office.people.change(99_999, { version: 1, roles: [] })).toEqual({ outcome: "missing" });
  });

  test("name and address change alone, and an address stays one person's", async () => {
    const [one, other] = [await add(), await add()];
    const changed = await office.people.change(one.number, { version: 1, name: "Ada", mail: " ADA@yakamoz.example" });
    const person = { name: "Ada", mail: "ada@yakamoz.example", roles: ["sales"], version: 2 };
    expect(changed).toMatchObject({ outcome: "changed", person });
    const taken = await office.people.change(one.number, { version: 2, mail: other.mail });
    expect(taken).toMatchObject({ outcome: "address-in-use", person });
    expect(await office.people.find(one.number)).toMatchObject(person);
  });

  test("a person does without kinds of mails, without a new version", async () => {
    const { number, mutedMails } = await add();
    expect(mutedMails).toEqual([]);
    await office.people.setMutedMails(number, ["draft-ready", "follow-ups"]);
    expect(await office.people.find(number)).toMatchObject({ mutedMails: ["follow-ups", "draft-ready"], version: 1 });
  });

  test("an end is taken back by another change", async () => {
    const { number } = await add();
    const ended = await office.people.change(number, { version: 1, endedAt: 5 });
    expect(ended).toMatchObject({ person: { endedAt: 5, version: 2 } });
    const back = await office.people.change(number, { version: 2, endedAt: null });
    expect(back).toMatchObject({ outcome: "changed", person: { version: 3 } });
    expect((await office.people.find(number))?.endedAt).toBeUndefined();
  });

  test("there is always an admin, also where two admins take the role from each other at once", async () => {
    const [one, other] = [await add({ roles: ["admin"] }), await add({ roles: ["admin"] })];
    const isOther = (person: { number: number }) => person.number !== one.number && person.number !== other.number;
    for (const person of (await office.people.list()).filter(isOther)) {
      await office.people.change(person.number, { version: person.version, roles: ["sales"] });
    }
    const answers = await Promise.all([
      office.people.change(one.number, { version: 1, roles: ["sales"] }),
      office.people.change(other.number, { version: 1, endedAt: 9 }),
    ]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "last-admin"]);
  });

  test("the language a person chose stays, without a new version", async () => {
    const { number } = await add();
    await office.people.setLanguage(number, "en");
    expect(await office.people.find(number)).toMatchObject({ language: "en", version: 1 });
  });

  test("a link works once, of many who use it at once for one, and only until its end", async () => {
    const { number } = await add();
    await office.sessions.addLink("one", { person: number, endsAt: 100 });
    expect(await office.sessions.findLink("one", 99)).toEqual({ person: number, endsAt: 100 });
    expect(await office.sessions.findLink("one", 100)).toBeUndefined();
    expect(await office.sessions.spendLink("one", 100)).toBeUndefined();
    const spent = await Promise.all(Array.from({ length: 10 }, () => office.sessions.spendLink("one", 99)));
    expect(spent.filter(Boolean)).toEqual([{ person: number, endsAt: 100 }]);
    expect(await office.sessions.findLink("one", 99)).toBeUndefined();
  });

  test("a session is over after twelve hours without a visit", async () => {
    const { number } = await add();
    await office.sessions.begin("idle", aSession(number));
    expect(await office.sessions.visit("idle", 12 * hour - 1)).toMatchObject({ seenAt: 12 * hour - 1 });
    expect(await office.sessions.visit("idle", 24 * hour - 2)).toMatchObject({ person: number });
    expect(await office.sessions.visit("idle", 36 * hour)).toBeUndefined();
    expect(await office.sessions.visit("nobody's", 0)).toBeUndefined();
  });

  test("a session is over after thirty days, however often somebody comes", async () => {
    const { number } = await add();
    await office.sessions.begin("long", aSession(number));
    for (let at = 0; at < 30 * day; at += 11 * hour) expect(await office.sessions.visit("long", at)).toBeDefined();
    expect(await office.sessions.visit("long", 30 * day)).toBeUndefined();
  });

  test("not every look at a page is written down", async () => {
    const { number } = await add();
    await office.sessions.begin("often", aSession(number));
    expect(await office.sessions.visit("often", minute - 1)).toMatchObject({ seenAt: 0 });
    expect(await office.sessions.visit("often", minute)).toMatchObject({ seenAt: minute });
  });

  test("sessions are listed by their last visit, and ended by their owner alone where one is named", async () => {
    const [one, other] = [await add(), await add()];
    const [old, young] = [aSession(one.number, { seenAt: 5 }), aSession(one.number, { seenAt: 9 })];
    await office.sessions.begin("old", old);
    await office.sessions.begin("young", young);
    expect(await office.sessions.list(10, one.number)).toEqual([young, old]);
    expect(await office.sessions.list(10)).toEqual(expect.arrayContaining([young, old]));
    expect(await office.sessions.end(old.id, other.number)).toBe(false);
    expect(await office.sessions.end(old.id, one.number)).toBe(true);
    expect(await office.sessions.visit("old", 10)).toBeUndefined();
    expect(await office.sessions.end(young.id)).toBe(true);
  });

  test("with all sessions of a person their links end", async () => {
    const [one, other] = [await add(), await add()];
    await office.sessions.begin("first device", aSession(one.number));
    await office.sessions.begin("other person", aSession(other.number));
    await office.sessions.addLink("on its way", { person: one.number, endsAt: 100 });
    expect(await office.sessions.endAll(one.number)).toBe(1);
    expect(await office.sessions.spendLink("on its way", 0)).toBeUndefined();
    expect(await office.sessions.list(10, one.number)).toEqual([]);
    expect(await office.sessions.list(10, other.number)).toHaveLength(1);
  });

  test("links of a person end without the sessions", async () => {
    const one = await add();
    await office.sessions.begin("own device", aSession(one.number));
    await office.sessions.addLink("to the old address", { person: one.number, endsAt: 100 });
    await office.sessions.endLinks(one.number);
    expect(await office.sessions.spendLink("to the old address", 0)).toBeUndefined();
    expect(await office.sessions.list(10, one.number)).toHaveLength(1);
  });

  test("what has ended is forgotten, what is open is not", async () => {
    const { number } = await add();
    await office.sessions.begin("ended", aSession(number));
    await office.sessions.begin("open", aSession(number, { startedAt: day, seenAt: day }));
    await office.sessions.addLink("ended link", { person: null, endsAt: day });
    await office.sessions.addLink("open link", { person: null, endsAt: day + 1 });
    await office.sessions.forget(day);
    expect(await office.sessions.list(0, number)).toHaveLength(1);
    expect(await office.sessions.findLink("ended link", 0)).toBeUndefined();
    expect(await office.sessions.findLink("open link", 0)).toBeDefined();
  });

  test("the log says who did what and when, the newest first, and forgets what is old", async () => {
    const { number: person } = await add();
    await office.log.write({ at: 1, person, action: "signed-in", subject: "" });
    await office.log.write({ at: 3, person, action: "lead-seen", subject: "7F3K-2M9Q" });
    await office.log.write({ at: 2, action: "session-ended", subject: "" });
    const own = await office.log.list({ person });
    expect(own).toEqual([
      { at: 3, person, action: "lead-seen", subject: "7F3K-2M9Q" },
      { at: 1, person, action: "signed-in", subject: "" },
    ]);
    await office.log.writeOnce({ at: 9, person, action: "lead-seen", subject: "7F3K-2M9Q" });
    expect(await office.log.list({ person })).toEqual(own);
    expect(await office.log.list({ person, actions: ["lead-seen"] })).toEqual(own.slice(0, 1));
    expect(await office.log.list({ limit: 2 })).toMatchObject([{ at: 3 }, { at: 2 }]);
    expect(await office.log.list({ before: 3, limit: 1 })).toMatchObject([{ at: 2 }]);
  });

  test("lines about leads that are gone lose their number and stay; others keep what they name", async () => {
    const { number: person } = await add();
    const line = { at: 1, person };
    await office.log.write({ ...line, action: "lead-seen", subject: "2222-GGGG" });
    await office.log.write({ ...line, action: "lead-note", subject: "2222-GGGG" });
    await office.log.write({ ...line, action: "lead-seen", subject: "3333-HHHH" });
    await office.log.write({ ...line, action: "request-seen", subject: "2222-GGGG" });
    await office.log.write({ ...line, action: "lead-dropped", subject: "" });
    expect(await office.log.namedLeads()).toEqual(expect.arrayContaining(["2222-GGGG", "3333-HHHH"]));
    expect(await office.log.namedLeads()).not.toContain("");
    await office.log.makeNameless(["2222-GGGG", "unknown"]);
    await office.log.makeNameless([]);
    expect(await office.log.namedLeads()).not.toContain("2222-GGGG");
    const subjects = (await office.log.list({ person })).map(({ action, subject }) => `${action} ${subject}`);
    expect(subjects.toSorted()).toEqual([
      "lead-dropped ",
      "lead-note ",
      "lead-seen ",
      "lead-seen 3333-HHHH",
      "request-seen 2222-GGGG",
    ]);
  });

  test("what leaves the log is noted with how much and when, and nothing gone is nothing noted", async () => {
    const { number: person } = await add();
    for (const at of [1, 2, 3]) await office.log.write({ at, person, action: "signed-in", subject: "" });
    await office.log.forget(3, 1_000);
    await office.log.forget(3, 2_000);
    expect((await office.log.list({ person })).map(({ at }) => at)).toEqual([3]);
    const [record, ...older] = await office.destructions.list();
    expect(record).toMatchObject({ at: 1_000, reason: "retention", counts: { "log-line": expect.any(Number) } });
    expect(record?.counts["log-line"]).toBeGreaterThanOrEqual(2);
    expect(record).not.toHaveProperty("person");
    expect(older).toEqual([]);
  });

  test("records of destruction are found, listed the newest first, and go when they are old", async () => {
    const { number: person } = await add();
    const erased = { id: "one", at: 9_000, reason: "erasure", person, counts: { lead: 3, note: 4 } } as const;
    const old = { id: "two", at: 5_000, reason: "retention", counts: { "log-line": 9 } } as const;
    for (const record of [old, erased]) await office.destructions.write(record);
    expect(await office.destructions.find("one")).toEqual(erased);
    expect(await office.destructions.find("none")).toBeUndefined();
    expect(await office.destructions.list({ limit: 2 })).toEqual([erased, old]);
    expect(await office.destructions.list({ limit: 1, before: 9_000 })).toEqual([old]);
    await office.destructions.forget(9_000);
    expect(await office.destructions.list()).toEqual([erased]);
  });

  test("a passkey belongs to one person, who alone removes it; a challenge is taken once", async () => {
    const [one, other] = [await add(), await add()];
    const key = { id: `key ${one.number}`, person: one.number, publicKey: "pk", counter: 0, device: "", createdAt: 1 };
    expect(await office.passkeys.add(key)).toBe(true);
    expect(await office.passkeys.add({ ...key, person: other.number })).toBe(false);
    await office.passkeys.noteUse(key.id, 4_000_000_000, 9);
    expect(await office.passkeys.find(key.id)).toEqual({ ...key, counter: 4_000_000_000, usedAt: 9 });
    expect(await office.passkeys.list(other.number)).toEqual([]);
    expect(await office.passkeys.remove(key.id, other.number)).toBe(false);
    expect(await office.passkeys.remove(key.id, one.number)).toBe(true);
    const challenge = { challenge: "c", person: null, endsAt: 100 };
    await office.passkeys.keepChallenge(key.id, challenge);
    expect(await office.passkeys.takeChallenge(key.id, 100)).toBeUndefined();
    const taken = await Promise.all([1, 2, 3].map(() => office.passkeys.takeChallenge(key.id, 99)));
    expect(taken.filter(Boolean)).toEqual([challenge]);
  });

  test("limits count as those of the site, and apart from them", async () => {
    const rule = { key: "office-mail:x", limit: 1, window: 100 };
    expect(await office.limits.take([rule], 0)).toEqual({ allowed: true });
    expect(await office.limits.take([rule], 1)).toMatchObject({ allowed: false, retryAt: 100 });
  });

  test("what was kept is there after closing and opening again", async () => {
    const { number } = await add();
    await office.close();
    office = await openOffice(options);
    expect(await office.people.find(number)).toBeDefined();
  });
});

test("SQLite: no byte of a lead that is gone is left in the office's file", async () => {
  const folder = temporaryFolder();
  const office = await openOffice({ databaseUrl: "", folder });
  onTestFinished(() => office.close());
  const marked = (index: number) => `MARK-${String(index).padStart(4, "0")}`;
  for (let index = 0; index < 300; index++) {
    await office.log.write({ at: index, person: 1, action: "lead-seen", subject: marked(index) });
  }
  const onDisk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join("");
  expect(onDisk()).toContain(marked(7));
  const gone = Array.from({ length: 150 }, (_, index) => marked(index * 2));
  await office.log.makeNameless(gone);
  const after = onDisk();
  expect(gone.filter((mark) => after.includes(mark))).toEqual([]);
  expect(after).toContain(marked(7));
});

test("PostgreSQL: the office vacuums its own log and no table of the site", async () => {
  const databaseUrl = await emptyDatabase();
  const storage = await openStorage({ databaseUrl, dataDir: "" });
  const office = await openOffice({ databaseUrl, folder: "" });
  onTestFinished(() => Promise.all([storage.close(), office.close()]).then(() => {}));
  await office.log.write({ at: 1, person: 1, action: "lead-seen", subject: "MARK-0001" });
  await office.log.makeNameless(["MARK-0001"]);
  const vacuumed = await queryPostgres(databaseUrl, "select relname from pg_stat_user_tables where vacuum_count > 0");
  expect(vacuumed).toEqual([{ relname: "log" }]);
});

test("only the office's own user may read its file", async () => {
  const folder = join(temporaryFolder(), "new/office");
  const office = await openOffice({ databaseUrl: "", folder });
  onTestFinished(() => office.close());
  expect(statSync(join(folder, "office.db")).mode & 0o777).toBe(0o600);
});

test("on one PostgreSQL the tables of office and site are apart, whoever comes first", async () => {
  for (const order of ["office first", "site first"]) {
    const databaseUrl = await emptyDatabase();
    const opening = [() => openOffice({ databaseUrl, folder: "" }), () => openStorage({ databaseUrl, dataDir: "" })];
    for (const open of order === "office first" ? opening : opening.toReversed()) {
      const opened = await open();
      onTestFinished(() => opened.close());
    }
    const rows = await queryPostgres(
      databaseUrl,
      "select table_schema as schema from information_schema.tables where table_name in ('people', 'leads') order by 1",
    );
    expect(rows).toEqual([{ schema: "office" }, { schema: "public" }]);
  }
});

test("an empty file is no new office: it lost its people", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "office.db");
  writeFileSync(file, "");
  await expect(openOffice({ databaseUrl: "", folder })).rejects.toThrow(
    `"${file}" is empty; put a backup in its place`,
  );
  expect(statSync(file).size).toBe(0);
  rmSync(file);
  await (await openOffice({ databaseUrl: "", folder })).close();
  expect(statSync(file).size).toBeGreaterThan(0);
});
