import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { day, minute } from "../../domain/time.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { keyedHash } from "../data-folder/secret.ts";
import type { Office } from "../ports/office.ts";
import { openOffice } from "./open-office.ts";
import { createSignIn, linkTime, readFirstPerson, type SignIn } from "./sign-in.ts";

const caller = { clientAddress: "192.0.2.1", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0" };

let office: Office;
let signIn: SignIn;
let now: number;
let person: Person;
let sent: { mail: string; token: string; to: string }[];
let waiting: Promise<unknown>[];

beforeEach(async () => {
  office = await openOffice({ databaseUrl: "", folder: temporaryFolder() });
  onTestFinished(() => office.close());
  [now, sent, waiting] = [day, [], []];
  signIn = createSignIn({
    office,
    hash: keyedHash("a secret that has at least 32 characters"),
    clock: () => now,
    sendLink: async ({ mail }, token, to) => void sent.push({ mail, token, to }),
    later: (work) => void waiting.push(work()),
  });
  const added = { mail: "elif@yakamoz.example", name: "Elif Arıkan", roles: ["sales"], language: "tr" } as const;
  person = (await office.people.add({ ...added, createdAt: now })) as Person;
});

async function askedLink(mail = person.mail): Promise<string | undefined> {
  await signIn.ask(mail, caller, "/");
  await Promise.all(waiting.splice(0));
  return sent.at(-1)?.token;
}

async function askFrom(clientAddress: string, browserToken?: string): Promise<void> {
  await signIn.ask(person.mail, { ...caller, clientAddress, ...(browserToken && { browserToken }) }, "/");
  await Promise.all(waiting.splice(0));
}

async function cookieOf(mail?: string): Promise<string> {
  const entered = await signIn.enterBy((await askedLink(mail)) ?? "", caller);
  if (!entered) throw new Error("nobody came in");
  return entered.token;
}

describe("a mailed link", () => {
  test("lets a person in once", async () => {
    const token = await askedLink(" ELIF@yakamoz.example ");
    expect(sent).toMatchObject([{ mail: "elif@yakamoz.example", to: "/" }]);
    expect(await signIn.look(token ?? "", caller)).toBe("known");
    const entered = await signIn.enterBy(token ?? "", caller);
    expect(entered).toMatchObject({ person: { name: "Elif Arıkan" }, session: { device: "Firefox, Linux" } });
    expect(await signIn.enterBy(token ?? "", caller)).toBeUndefined();
    expect(await signIn.look(token ?? "", caller)).toBeUndefined();
  });

  test("is not used by being looked at", async () => {
    const token = (await askedLink()) ?? "";
    for (let i = 0; i < 5; i++) expect(await signIn.look(token, caller)).toBe("known");
    expect(await signIn.enterBy(token, caller)).toBeDefined();
  });

  test("ends after ten minutes", async () => {
    const token = (await askedLink()) ?? "";
    now += linkTime;
    expect(await signIn.look(token, caller)).toBeUndefined();
    expect(await signIn.enterBy(token, caller)).toBeUndefined();
  });

  test("goes to nobody who is unknown or whose time has ended, and the answer is the same", async () => {
    await office.people.change(person.number, { version: 1, endedAt: now });
    expect(await askedLink()).toBeUndefined();
    expect(await askedLink("stranger@example.com")).toBeUndefined();
    expect(await askedLink("no address")).toBeUndefined();
    expect(await askedLink("a@yakamoz.example, elif@yakamoz.example")).toBeUndefined();
  });

  test("is of no use once its person's time has ended", async () => {
    const token = (await askedLink()) ?? "";
    await office.people.change(person.number, { version: 1, endedAt: now });
    expect(await signIn.enterBy(token, caller)).toBeUndefined();
  });

  test("is sent to one address three times in ten minutes", async () => {
    for (let i = 0; i < 10; i++) await askedLink();
    expect(sent).toHaveLength(3);
    now += 10 * minute;
    await askedLink();
    expect(sent).toHaveLength(4);
  });

  test("still reaches a person whose address one stranger uses", async () => {
    for (let i = 0; i < 10; i++) await askFrom("203.0.113.9");
    expect(sent).toHaveLength(3);
    await askedLink();
    expect(sent).toHaveLength(4);
  });

  test("is in a person's mailbox at any time, however many strangers use the address", async () => {
    for (let hour = 0; hour < 7; hour++) {
      for (let i = 0; i < 20; i++) await askFrom(`203.0.113.${i}`);
      now += 9 * minute;
      const token = (await askedLink()) ?? "";
      expect(await signIn.look(token, { ...caller, clientAddress: `198.51.100.${hour}` })).toBe("known");
      now += 51 * minute;
    }
    // Forty ordinary ones, and one in the lifetime of each link.
    expect(sent.length).toBeLessThan(50);
  });

  test("is sent at once to a browser in which its person signed in before, and to no other", async () => {
    const browserToken = signIn.browserToken(person.mail);
    expect(browserToken).not.toContain("elif");
    for (let i = 0; i < 20; i++) await askFrom(`203.0.113.${i}`);
    const count = sent.length;
    for (const other of [signIn.browserToken("mert@yakamoz.example"), `${browserToken}A`, "", ".", "a"]) {
      await askFrom("198.51.100.7", other);
    }
    expect(sent).toHaveLength(count);
    for (let i = 0; i < 5; i++) await askFrom("198.51.100.7", browserToken);
    expect(sent).toHaveLength(count + 3);
  });

  test("is sent for one caller twenty times in ten minutes, whatever the addresses", async () => {
    for (let i = 0; i < 30; i++) {
      const mail = `person.${i}@yakamoz.example`;
      await office.people.add({ mail, name: "Deniz", roles: [], language: "tr", createdAt: now });
      await askedLink(mail);
    }
    expect(sent).toHaveLength(20);
  });

  test("cannot be guessed: after thirty tries the right one is refused too", async () => {
    const token = (await askedLink()) ?? "";
    for (let i = 0; i < 30; i++) expect(await signIn.enterBy(`guess ${i}`, caller)).toBeUndefined();
    expect(await signIn.enterBy(token, caller)).toBeUndefined();
    expect(await signIn.enterBy(token, { ...caller, clientAddress: "192.0.2.2" })).toBeDefined();
  });
});

describe("a session", () => {
  test("is a new one at each sign-in, and its token stands nowhere", async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await office.sessions.list(now))).not.toContain(one);
    expect(await signIn.personBy(one)).toMatchObject({ person: { number: person.number } });
  });

  test("ends with signing out, alone", async () => {
    const [one, other] = [await cookieOf(), await cookieOf()];
    const signedIn = await signIn.personBy(one);
    if (signedIn) await signIn.signOut(signedIn);
    expect(await signIn.personBy(one)).toBeUndefined();
    expect(await signIn.personBy(other)).toBeDefined();
    const lines = await office.log.list({ person: person.number });
    expect(lines.map(({ action }) => action).toSorted()).toEqual(["signed-in", "signed-in", "signed-out"]);
  });

  test("opens nothing once its person's time has ended", async () => {
    const token = await cookieOf();
    await office.people.change(person.number, { version: 1, endedAt: now });
    expect(await signIn.personBy(token)).toBeUndefined();
  });

  test("cannot be had with the token of a link, or the name of a session", async () => {
    const token = (await askedLink()) ?? "";
    expect(await signIn.personBy(token)).toBeUndefined();
    const entered = await signIn.enterBy(token, caller);
    expect(await signIn.personBy(entered?.session.id ?? "")).toBeUndefined();
  });
});

describe("the first person", () => {
  const first = { mail: "gulsen@yakamoz.example", name: "Gülşen Ateş" };

  test("comes in as an admin with the link of the terminal, as long as nobody is there", async () => {
    office = await openOffice({ databaseUrl: "", folder: temporaryFolder() });
    onTestFinished(() => office.close());
    const deps = { hash: keyedHash("another secret of at least 32 letters"), clock: () => now };
    const empty = createSignIn({ ...deps, office, sendLink: async () => {}, later: () => {} });
    const [link, second] = [await empty.newLink(null), await empty.newLink(null)];
    expect(await empty.look(link, caller)).toBe("first");
    expect(await empty.enterBy(link, caller, first)).toMatchObject({ person: { number: 1, roles: ["admin"] } });
    expect(await empty.look(second, caller)).toBeUndefined();
    expect(await empty.enterBy(second, caller, { ...first, mail: "b@yakamoz.example" })).toBeUndefined();
  });

  test("cannot come where somebody is there", async () => {
    const link = await signIn.newLink(null);
    expect(await signIn.look(link, caller)).toBeUndefined();
    expect(await signIn.enterBy(link, caller, first)).toBeUndefined();
  });

  test("gives an address and a name", () => {
    expect(readFirstPerson(" Gulsen@Yakamoz.example", " Gülşen\nAteş ")).toEqual(first);
    expect(readFirstPerson("no address", "Gülşen")).toBeUndefined();
    expect(readFirstPerson(first.mail, " ")).toBeUndefined();
  });
});
