import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { aLead, aReportLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { quoteContact, quoteDraft } from "../../testing/samples.ts";
import { aDelivery } from "../../testing/storage-contract/samples.ts";
import type { DraftDecision } from "../ports/quotes.ts";
import { localSms } from "../sms/local-sms.ts";

const markers = {
  name: "Zümrütad",
  surname: "Zümrütsoyad",
  email: "zumrut.adres@zumrutalan.example",
  tel: "+905329998877",
  company: "Zümrütşirket",
  jobTitle: "Zümrütunvan",
  companySize: "1000+",
  sector: "zumrutsektor",
  topic: "request",
  team: "sales",
  subject: "Zümrütkonu",
  message: "Zümrütileti\n=Zümrütsatır",
};
const looked = Object.values(markers).filter((text) => /z[uü]mr[uü]t|99988/i.test(text));
const person = { email: markers.email, phone: markers.tel };

/** How often the markers stand in the files of a folder, as they are and with mails decoded. */
async function copies(folder: string): Promise<number> {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const texts = [bytes.toString(), entry.name];
    if (/\.eml/.test(entry.name)) texts.push(JSON.stringify(await PostalMime.parse(bytes)).replace(/[\u2060\s]/g, ""));
    for (const text of texts) count += looked.filter((marker) => text.includes(marker.split("\n")[0] ?? "")).length;
  }
  return count;
}

async function deskWithPerson(other = aLead({ phone: "+905321112233" })) {
  const desk = openCli();
  await desk.keep(
    aLead({ ...person, answers: markers, source: { utmSource: markers.company, referringHost: "zumrutalan.example" } }),
    aReportLead({ ...person, email: person.email.toUpperCase(), locale: "tr" }),
    aLead({ ...person, answers: markers, held: "speed" }),
    other,
  );
  await desk.deliverAll();
  await desk.withStorage(async ({ leads, leadWork }) => {
    const note = { at: now, person: 1, text: `${markers.name} aradı, ${markers.company} için.` };
    const own = (await leads.list()).filter(({ id }) => id !== other.id);
    for (const { id, held } of own) {
      await leadWork.addNote(id, { ...note, id });
      if (!held) await leadWork.change(id, { version: 1, person: 1, at: now, status: "in-progress" });
    }
  });
  await localSms(join(desk.dataDir, "outbox"), () => {}).send({ to: person.phone, text: "Kod: 123456" });
  return { ...desk, other, outbox: () => readdirSync(join(desk.dataDir, "outbox")) };
}

describe("erasing a person by e-mail", () => {
  test("leaves no copy in database, log and files, and everybody else's as they were", async () => {
    const { run, withStorage, dataDir, other, outbox } = await deskWithPerson();
    expect(await copies(dataDir)).toBeGreaterThan(2 * looked.length);
    expect(outbox()).toHaveLength(7);
    const { code, out } = await run(["erase", "--email", person.email, "--yes", "--json"]);
    expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, removed: { leads: 3, drafts: 0, requests: 0, files: 5 } });
    expect(await copies(dataDir)).toBe(0);
    expect(outbox()).toHaveLength(2);
    expect(await withStorage(({ leads }) => leads.list())).toEqual([other]);
  });

  test.each([`x${person.email}`, `${person.email}.tr`, "zumrut.adres@example.com"])(
    "is not misled by %s",
    async (email) => {
      const { run, withStorage, other, outbox } = await deskWithPerson(aLead({ email, phone: "" }));
      await run(["erase", "--email", person.email, "--yes"]);
      expect(outbox()).toHaveLength(2);
      expect(await withStorage(({ leads }) => leads.list())).toEqual([other]);
    },
  );

  test("takes files too whose deliveries are long forgotten, or whose leads are gone", async () => {
    const { run, withStorage, outbox } = await deskWithPerson();
    await withStorage(({ outbox }) => outbox.forget(now + 1));
    await withStorage(({ leads }) => leads.remove({ email: person.email }, "erasure"));
    const { code, out } = await run(["erase", "--email", person.email, "--yes"]);
    expect({ code, out }).toEqual({ code: 0, out: "Removed 0 leads and 4 files of mail or SMS.\n" });
    expect(outbox()).toHaveLength(3);
  });

  test("says where nothing is kept, with exit code 1", async () => {
    const { code, out } = await openCli().run(["erase", "--email", "nobody@example.com"]);
    expect({ code, out }).toEqual({ code: 1, out: "Nothing is kept under nobody@example.com.\n" });
  });
});

describe("unfinished quotes", () => {
  const { name: fullname, email, tel, company } = markers;
  const contact = quoteContact({ email, phone: tel, answers: { fullname, email, tel, company } });
  const { packages } = quoteDraft();

  /** One with the person's answers, one that the person only had a link to, and one of somebody else. */
  async function deskWithDrafts() {
    const desk = await deskWithPerson();
    const facts = JSON.stringify({ draft: "linked", locale: "tr", endsAt: now });
    const delivery = aDelivery({ kind: "resume-mail", target: email.toUpperCase(), facts });
    await desk.withStorage(async ({ drafts }) => {
      const keep = (key: string, more: Partial<DraftDecision<void>> = {}) =>
        drafts.change(key, now, () => ({ result: undefined, draft: { packages }, ...more }));
      await keep("typed", { draft: quoteDraft({ contact }) });
      await keep("linked", { link: { token: "t", endsAt: now + 1, delivery } });
      await keep("other", { draft: quoteDraft() });
    });
    await desk.deliverAll();
    return desk;
  }

  test("go by e-mail with the links that were mailed, and leave no copy", async () => {
    const { run, withStorage, dataDir } = await deskWithDrafts();
    const { out } = await run(["erase", "--email", email, "--yes"]);
    expect(out).toBe("Removed 3 leads, 2 unfinished quotes and 6 files of mail or SMS.\n");
    expect(await copies(dataDir)).toBe(0);
    await withStorage(async ({ drafts, outbox }) => {
      expect(await Promise.all(["typed", "linked", "other"].map(drafts.find))).toMatchObject([undefined, {}, {}]);
      expect(await drafts.linked("t", now)).toBeUndefined();
      expect(await outbox.list({ kind: "resume-mail" })).toEqual([]);
    });
    expect(await run(["erase", "--email", email, "--yes"])).toMatchObject({ code: 1 });
  });

  test("go by phone as far as the number was typed", async () => {
    const { run, withStorage } = await deskWithDrafts();
    const { out } = await run(["erase", "--phone", tel, "--yes", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ removed: { leads: 3, drafts: 1 } });
    expect(await withStorage(({ drafts }) => drafts.find("typed"))).toBeUndefined();
  });
});

test("erasing by phone takes the leads under it with their mails, and leaves mails of other leads", async () => {
  const { run, dataDir, keep, deliverAll, withStorage, outbox } = await deskWithPerson();
  await keep(aReportLead({ email: person.email }));
  await deliverAll();
  writeFileSync(join(dataDir, "outbox", "half.eml.part"), "To: ");
  const { out } = await run(["erase", "--phone", "+90 532 999 88 77", "--yes", "--json"]);
  expect(JSON.parse(out)).toEqual({ removed: { leads: 3, drafts: 0, requests: 0, files: 5 } });
  expect(await withStorage(({ leads }) => leads.count())).toBe(2);
  expect(outbox()).toHaveLength(5);
});

describe("before anything goes", () => {
  const erase = ["erase", "--email", person.email];

  test("the operator sees what will go and is asked", async () => {
    const { run, withStorage } = await deskWithPerson();
    const asked: string[] = [];
    const answer = (yes: boolean) => ({
      confirm: async (question: string) => {
        asked.push(question);
        return yes;
      },
    });
    const no = await run(erase, answer(false));
    expect(no).toMatchObject({ code: 1, out: "" });
    expect(no.err).toMatch(/^NUMBER [\s\S]+ Zümrütad Zümrütsoyad[\s\S]+\nNothing was changed\.\n$/);
    expect(await withStorage(({ leads }) => leads.count())).toBe(4);

    expect(await run(erase, answer(true))).toMatchObject({ code: 0 });
    expect(asked).toEqual(Array(2).fill("Remove 3 leads and 5 files of mail or SMS for good?"));
    expect(await withStorage(({ leads }) => leads.count())).toBe(1);
  });

  test("without a terminal and without --yes nothing happens", async () => {
    const { run, withStorage, outbox } = await deskWithPerson();
    const { code, err } = await run(erase);
    expect(code).toBe(2);
    expect(err).toContain("Nothing was changed: there is nobody to ask, and --yes was not given.");
    expect(await withStorage(({ leads }) => leads.count())).toBe(4);
    expect(outbox()).toHaveLength(7);
  });
});

const day = 86_400_000;
const oldLead = { createdAt: now - 731 * day };
const recent = { createdAt: now - 729 * day };

async function deskWithOldLeads() {
  const desk = openCli();
  await desk.keep(aLead(oldLead), aReportLead(oldLead), aLead({ ...oldLead, held: "captcha" }), aLead(recent));
  await desk.deliverAll();
  return { ...desk, outbox: () => readdirSync(join(desk.dataDir, "outbox")) };
}

test("what is older goes with its mails; a newer lead of the same person stays with its own", async () => {
  const { run, withStorage, outbox } = await deskWithOldLeads();
  expect(outbox()).toHaveLength(6);
  const { code, out } = await run(["purge", "--older-than", "730d", "--yes", "--json"]);
  expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, removed: { leads: 3, files: 4 } });
  expect(outbox()).toHaveLength(2);
  expect(await withStorage(({ leads }) => leads.list())).toMatchObject([recent]);
});

test("files of the same age go as well, whatever they say", async () => {
  const { run, dataDir, outbox } = await deskWithOldLeads();
  const file = join(dataDir, "outbox", "1.sms.json");
  writeFileSync(file, '{"to":"+905000000000"}');
  utimesSync(file, oldLead.createdAt / 1_000, oldLead.createdAt / 1_000);
  await run(["purge", "--older-than", "730d", "--yes"]);
  expect(outbox()).not.toContain("1.sms.json");
});

test("the question is preceded by what will go", async () => {
  const { run } = await deskWithOldLeads();
  const { code, err } = await run(["purge", "--older-than", "730d"], { confirm: async () => false });
  expect(code).toBe(1);
  expect(err).toMatch(/^Received before 2024-11-15 12:00:\n {2}contact +2 leads\n {2}report +1 lead\n/);
});

test("nothing to remove is said and is no failure", async () => {
  const { code, out } = await openCli().run(["purge", "--older-than", "730d"]);
  expect({ code, out }).toEqual({ code: 0, out: "Nothing is older than 2024-11-15 12:00.\n" });
});
