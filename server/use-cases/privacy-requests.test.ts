import { describe, expect, onTestFinished, test } from "vitest";
import { hour } from "../../domain/time.ts";
import { contactLead, leadSource, person, postedPrivacyRequest } from "../../testing/samples.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { keyedHash } from "../data-folder/secret.ts";
import type { Captcha } from "../ports/leads.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { confirmToken, createPrivacyRequests } from "./privacy-requests.ts";
import type { SubmitLeadDeps } from "./submit-lead.ts";

const hash = keyedHash("a secret of thirty-two characters");
const { fullname, email } = person;

async function openCli(databaseUrl = "", captcha?: Captcha) {
  const time = { now: Date.parse("2026-11-15T22:30:00+03:00") };
  const storage = await openStorage({ databaseUrl, dataDir: temporaryFolder(), clock: () => time.now });
  onTestFinished(() => storage.close());
  let woken = 0;
  const deps: SubmitLeadDeps = {
    storage: () => storage,
    captcha,
    rules: { consent: "required", readPhone: ({ number }) => number },
    ownHost: "www.yakamoz.example",
    hash,
    clock: () => time.now,
    deliveries: { routes: {}, webhookUrl: "https://crm.example/hook" },
    wake: () => void woken++,
  };
  const desk = createPrivacyRequests(deps);
  const submit = (posted: Record<string, string> = {}, clientAddress = "192.0.2.1") =>
    desk.submit({
      locale: "tr",
      notice: "1.3",
      posted: postedPrivacyRequest({ kind: "access", details: "", email: ` ${email} `, ...posted }),
      clientAddress,
    });
  const mails = () => storage.outbox.list({ kind: "confirm-mail" });
  async function tokenOf(index = 0) {
    return confirmToken((await mails())[index]?.requestId ?? "", hash);
  }
  return { ...desk, desk, deps, storage, time, submit, mails, tokenOf, woken: () => woken };
}

const mailed = { form: "request", status: "mailed", email };

describe("the form", () => {
  test("says nothing of where the visit came from", async () => {
    const { submit, storage, mails } = await openCli();
    await submit({ ...leadSource });
    const [mail] = await mails();
    expect(JSON.stringify(await storage.privacyRequests.find(mail?.requestId ?? ""))).not.toContain("posta.example");
  });

  test("is kept unconfirmed with its mail, and nothing of the link stands in the storage", async () => {
    const { submit, storage, mails, tokenOf, woken } = await openCli();
    expect(await submit({ details: "Merhaba" })).toEqual(mailed);
    const [mail] = await mails();
    expect(mail).toMatchObject({ target: "", facts: "{}", state: "waiting" });
    const request = await storage.privacyRequests.find(mail?.requestId ?? "");
    expect(request).toMatchObject({
      kind: "access",
      applicant: { fullname, email, phone: "", details: "Merhaba" },
    });
    expect(request).not.toHaveProperty("confirmed");
    expect(JSON.stringify([request, mail])).not.toContain(await tokenOf());
    expect(await storage.privacyRequests.list({ state: "open" })).toEqual([]);
    expect(woken()).toBe(1);
  });

  test("with mistakes keeps nothing and gives back what was typed", async () => {
    const { submit, mails } = await openCli();
    const answer = await submit({ kind: "correction", email: "deniz" });
    expect(answer).toMatchObject({
      status: "invalid",
      errors: [
        { field: "email", code: "wrong" },
        { field: "details", code: "missing" },
      ],
      values: { fullname, email: "deniz" },
    });
    expect(await mails()).toEqual([]);
  });

  test("sent twice is one request; another body under its key is told apart and may be sent beside it", async () => {
    const { submit, mails } = await openCli();
    const key = "0123456789abcdef";
    const both = await Promise.all([submit({ key }), submit({ key }), submit({ key })]);
    expect([...both, await submit({ key })]).toEqual(Array(4).fill(mailed));
    expect(await mails()).toHaveLength(1);
    expect(await submit({ key, details: "Bir de bu" })).toMatchObject({ status: "changed" });
    expect(await mails()).toHaveLength(1);
    expect(await submit({ key, details: "Bir de bu", again: "yes" })).toEqual(mailed);
    expect(await mails()).toHaveLength(2);
  });

  test("without script the same body of a day is one request", async () => {
    const { submit, mails, time } = await openCli();
    await submit();
    time.now += hour;
    expect(await submit()).toEqual(mailed);
    expect(await mails()).toHaveLength(1);
    time.now += hour;
    expect(await submit()).toEqual(mailed);
    expect(await mails()).toHaveLength(2);
  });

  test("answers alike whether the address is known or not", async () => {
    const { submit, storage } = await openCli();
    await storage.leads.accept(contactLead(), [], { key: "k", digest: "d" });
    const [one, other] = [await submit(), await submit({ email: "nobody@x.example" })];
    expect({ ...other, email }).toEqual(one);
  });

  test("is limited by address and by visitor, and refused aloud: nobody waits for a mail that never comes", async () => {
    const { submit, mails } = await openCli();
    const from = (index: number) => `192.0.2.${index}`;
    for (let i = 0; i < 5; i++) expect(await submit({ details: `${i}` }, from(i))).toEqual(mailed);
    const tooMany = { status: "tooMany", values: { fullname } };
    expect(await submit({ details: "6", email: email.toUpperCase() }, from(6))).toMatchObject(tooMany);
    expect(await mails()).toHaveLength(5);
    for (let i = 0; i < 10; i++)
      expect(await submit({ email: `a${i}@x.example` }, from(9))).toMatchObject({ status: "mailed" });
    expect(await submit({ email: "a@x.example" }, from(9))).toMatchObject(tooMany);
  });

  test("of a suspected bot gets the usual answer; it is held and nobody is written to", async () => {
    const captcha: Captcha = { verify: async () => ({ verdict: "bot" }) };
    const { submit, storage, mails, time } = await openCli("", captcha);
    expect(await submit({ website: "x" })).toEqual(mailed);
    expect(await submit({ details: "1", opened: String(time.now - 500) })).toEqual(mailed);
    expect(await submit({ details: "2", captcha: "token" })).toEqual(mailed);
    expect(await mails()).toEqual([]);
    const held = await storage.privacyRequests.list({ state: "held" });
    expect(held.map((request) => request.held).sort()).toEqual(["captcha", "honeypot", "speed"]);
  });
});

describe.each(["SQLite", "PostgreSQL"])("the link on %s", (engine) => {
  const open = async () => {
    const desk = await openCli(engine === "PostgreSQL" ? await emptyDatabase() : "");
    await desk.submit({ kind: "erasure" });
    return { ...desk, token: await desk.tokenOf() };
  };

  test("opens without being used; its button makes the request count, with number, last day and mails", async () => {
    const { token, isLinkOpen, confirm, storage, time } = await open();
    for (let i = 0; i < 3; i++) expect(await isLinkOpen(token)).toBe(true);
    time.now += hour;
    // Half an hour before midnight; now it is half past, and the calendar of Istanbul has turned.
    time.now += hour;
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    const [first] = answers;
    expect(first).toMatchObject({ form: "confirm", status: "confirmed", dueOn: "2026-12-16" });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await isLinkOpen(token)).toBe(false);
    const [request] = await storage.privacyRequests.list({ state: "open" });
    expect(request?.confirmed?.reference).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const about = await storage.outbox.list({ requestId: request?.id ?? "" });
    expect(about.map(({ kind, target }) => [kind, target]).sort()).toEqual([
      ["confirm-mail", ""],
      ["team-mail", "kvkk@yakamoz.example"],
      ["visitor-mail", ""],
      ["webhook", "https://crm.example/hook"],
    ]);
    expect(JSON.stringify(about)).not.toMatch(/deniz|kordon/i);
  });

  test("ends after 24 hours, and the request vanishes with its mail", async () => {
    const { token, isLinkOpen, confirm, storage, time } = await open();
    time.now += 24 * hour - 1;
    expect(await isLinkOpen(token)).toBe(true);
    time.now += 1;
    expect(await isLinkOpen(token)).toBe(false);
    expect(await confirm(token)).toEqual({ form: "confirm", status: "ended" });
    await storage.privacyRequests.forget({ by: time.now, heldBefore: 0 });
    expect(await storage.outbox.list()).toEqual([]);
    expect(await storage.privacyRequests.of({ email })).toEqual([]);
  });
});

test.each(["", "x", "0123456789012345678901", "../../../../../../../etc"])("%j is no link", async (token) => {
  const { isLinkOpen, confirm, submit } = await openCli();
  await submit();
  expect(await isLinkOpen(token)).toBe(false);
  expect(await confirm(token)).toEqual({ form: "confirm", status: "ended" });
});

test("while the storage is away the page of a link stays up, and its button tells the truth", async () => {
  const { deps } = await openCli();
  const away = () => {
    throw new StorageUnavailable("away");
  };
  const { isLinkOpen, confirm } = createPrivacyRequests({ ...deps, storage: away as () => Storage });
  const token = confirmToken("1", hash);
  expect(await isLinkOpen(token)).toBe(true);
  await expect(confirm(token)).rejects.toThrow(StorageUnavailable);
});
