import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { leadStatuses, untouched } from "../../domain/lead/lead-work.ts";
import type { LeadPlace, LeadWorkFilter, WorkChange } from "../../server/ports/lead-work.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { contactLead, person } from "../samples.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

const ayse = 1;
const emre = 2;

export function leadWorkContract(current: () => Storage): void {
  async function given(...all: Lead[]): Promise<void> {
    for (const lead of all) await current().leads.accept(lead, [], keyOf(lead));
  }

  async function only(changes: Partial<Lead> = {}): Promise<Lead> {
    const lead = aLead(changes);
    await given(lead);
    return lead;
  }

  const change = (id: string, wanted: Partial<WorkChange> & object, version = 1) =>
    current().leadWork.change(id, { version, person: ayse, at: 5_000, ...wanted } as WorkChange);

  async function references(filter: LeadWorkFilter = {}): Promise<string> {
    const { rows } = await current().leadWork.page(filter, { limit: 50, person: ayse });
    return rows.map(({ lead }) => lead.reference).join("");
  }

  describe("a lead", () => {
    test("begins untouched, without history, and is found by id and reference", async () => {
      const lead = await only();
      const file = { lead, work: untouched, notes: [], changes: [], deliveries: [], related: [] };
      expect(await current().leadWork.find(lead.id)).toStrictEqual(file);
      expect(await current().leadWork.find(lead.reference)).toStrictEqual(file);
      expect(await current().leadWork.find("nobody")).toBeUndefined();
    });

    test("is changed a field at a time, each with its line in the history", async () => {
      const { leadWork } = current();
      const { id } = await only();
      await change(id, { owner: emre });
      await change(id, { status: "in-progress", at: 6_000 }, 2);
      await change(id, { followUp: "2026-11-20", person: emre, at: 7_000 }, 3);
      await change(id, { status: "won", at: 8_000 }, 4);
      const work = { status: "won", owner: emre, followUp: "2026-11-20", version: 5, firstStatusAt: 6_000 } as const;
      expect(await change(id, { owner: null, at: 9_000 }, 5)).toStrictEqual({
        outcome: "changed",
        work: { ...work, owner: null, version: 6 },
      });
      expect((await leadWork.find(id))?.changes).toStrictEqual([
        { version: 2, at: 5_000, person: ayse, field: "owner", from: null, to: "2" },
        { version: 3, at: 6_000, person: ayse, field: "status", from: "new", to: "in-progress" },
        { version: 4, at: 7_000, person: emre, field: "follow-up", from: null, to: "2026-11-20" },
        { version: 5, at: 8_000, person: ayse, field: "status", from: "in-progress", to: "won" },
        { version: 6, at: 9_000, person: ayse, field: "owner", from: "2", to: null },
      ]);
    });

    test("that somebody else changed meanwhile is left as it is, and shown as it is", async () => {
      const { leadWork, outbox } = current();
      const { id } = await only();
      await change(id, { status: "won" });
      const late: WorkChange = { version: 1, person: emre, at: 6_000, status: "lost" };
      const work = { ...untouched, status: "won", version: 2, firstStatusAt: 5_000 } as const;
      const answer = await leadWork.change(id, late, () => [aDelivery({ leadId: id })]);
      expect(answer).toStrictEqual({ outcome: "stale", work });
      expect(await leadWork.find(id)).toMatchObject({ work, changes: [{ version: 2 }] });
      expect(await outbox.list()).toEqual([]);
    });

    test("that would not change keeps its version and gets no line", async () => {
      const { leadWork, outbox } = current();
      const { id } = await only();
      const same: WorkChange = { version: 1, person: ayse, at: 5_000, status: "new" };
      const answer = await leadWork.change(id, same, () => [aDelivery({ leadId: id })]);
      expect(answer).toStrictEqual({ outcome: "changed", work: untouched });
      expect((await leadWork.find(id))?.changes).toEqual([]);
      expect(await outbox.list()).toEqual([]);
    });

    test("of many who change one version at once, one does; the others see what that one left", async () => {
      const { id } = await only();
      const answers = await Promise.all(times(20, (index) => change(id, { owner: index + 1 })));
      const changed = answers.filter(({ outcome }) => outcome === "changed");
      expect(changed).toHaveLength(1);
      for (const answer of answers) {
        expect(answer).toMatchObject({ work: "work" in (changed[0] ?? {}) && (changed[0] as { work: object }).work });
      }
      expect((await current().leadWork.find(id))?.changes).toHaveLength(1);
    });

    test("two people who each see what the other left lose no change", async () => {
      const { leadWork } = current();
      const { id } = await only();
      const workOn = async (who: number) => {
        for (let done = 0, version = 1; done < 5; ) {
          const answer = await change(id, { person: who, followUp: `2026-11-${who}${done}` }, version);
          if (answer.outcome === "changed") done++;
          if (answer.outcome !== "missing") version = answer.work.version;
        }
      };
      await Promise.all([workOn(ayse), workOn(emre)]);
      const file = await leadWork.find(id);
      expect(file?.work.version).toBe(11);
      expect(file?.changes.map(({ version }) => version)).toEqual(times(10, (index) => index + 2));
      expect(file?.changes.slice(1).map(({ from }) => from)).toEqual(file?.changes.slice(0, -1).map(({ to }) => to));
    });

    test("gets what has to be delivered with its change, or neither", async () => {
      const { leadWork, outbox } = current();
      const { id } = await only();
      const won: WorkChange = { version: 1, person: ayse, at: 5_000, status: "won" };
      const twice = aDelivery({ leadId: id });
      await expect(leadWork.change(id, won, () => [twice, twice])).rejects.toThrow();
      expect(await leadWork.find(id)).toMatchObject({ work: untouched, changes: [] });
      await leadWork.change(id, won, (before, after) => [
        aDelivery({ leadId: id, kind: "status-webhook", facts: JSON.stringify([before.status, after.status]) }),
      ]);
      expect(await outbox.list()).toMatchObject([{ kind: "status-webhook", facts: '["new","won"]', createdAt: 5_000 }]);
    });

    test("that is held or gone is not worked on", async () => {
      const { leads, leadWork } = current();
      const { id } = await only({ held: "speed" });
      expect(await change(id, { status: "won" })).toEqual({ outcome: "missing" });
      expect(await change("nobody", { status: "won" })).toEqual({ outcome: "missing" });
      await leads.release(id, []);
      expect(await change(id, { status: "won" })).toMatchObject({ outcome: "changed" });
      await leads.remove({ ids: [id] }, "drop");
      const note = { id: randomUUID(), at: 1, person: ayse, text: "?" };
      expect(await leadWork.addNote(id, note)).toBe(false);
      expect(await leadWork.markRead(id, ayse, 1)).toBe(false);
      expect(await leadWork.find(id)).toBeUndefined();
    });

    test("has notes, the oldest first, exactly as they were written and without a new version", async () => {
      const { leadWork } = current();
      const { id } = await only();
      const text = "Ğüşİıöç “tırnak” '; drop table leads; --\n🌊";
      const notes = [
        { id: "b", at: 1, person: ayse, text },
        { id: "a", at: 2, person: emre, text: "x".repeat(4_000) },
      ];
      for (const note of notes.toReversed()) expect(await leadWork.addNote(id, note)).toBe(true);
      expect(await leadWork.find(id)).toMatchObject({ notes, work: { version: 1 } });
    });

    test("has notes that their author alone changes and removes, each on its own lead", async () => {
      const { leadWork } = current();
      const [{ id }, other] = [await only(), await only()];
      await leadWork.addNote(id, { id: "own", at: 1, person: ayse, text: "Slı" });
      const notes = async () => (await leadWork.find(id))?.notes;
      expect(await leadWork.changeNote(id, { id: "own", person: emre, text: "?" })).toBe(false);
      expect(await leadWork.changeNote(other.id, { id: "own", person: ayse, text: "?" })).toBe(false);
      expect(await leadWork.changeNote(id, { id: "own", person: emre, text: null })).toBe(false);
      expect(await leadWork.changeNote(id, { id: "own", person: ayse, text: "Salı" })).toBe(true);
      expect(await notes()).toEqual([{ id: "own", at: 1, person: ayse, text: "Salı" }]);
      expect(await leadWork.changeNote(id, { id: "own", person: ayse, text: null })).toBe(true);
      expect(await notes()).toEqual([]);
      expect(await leadWork.changeNote(id, { id: "own", person: ayse, text: "again" })).toBe(false);
    });

    test("is read once by each person, however often it is opened, without a new version", async () => {
      const { leadWork } = current();
      const { id } = await only();
      const unread = async (who: number) => (await leadWork.page({}, { limit: 5, person: who })).rows[0]?.unread;
      const firsts = await Promise.all(times(10, () => leadWork.markRead(id, ayse, 1)));
      expect(firsts.filter(Boolean)).toHaveLength(1);
      expect([await unread(ayse), await unread(emre)]).toEqual([false, true]);
      expect(await leadWork.find(id)).toMatchObject({ work: { version: 1 } });
    });

    test("says what became of its deliveries, and the list says where one was given up", async () => {
      const { leads, leadWork, outbox } = current();
      const lead = aLead();
      await leads.accept(lead, [aDelivery({ id: "mail", leadId: lead.id })], keyOf(lead));
      const undelivered = async () => (await leadWork.page({}, { limit: 5, person: ayse })).rows[0]?.undelivered;
      expect(await undelivered()).toBe(false);
      const [claimed] = await outbox.claim({ now: 1_000, lease: 10, limit: 1 });
      await outbox.giveUp("mail", claimed?.token ?? "", { now: 2_000, error: "smtp 550" });
      expect(await undelivered()).toBe(true);
      expect((await leadWork.find(lead.id))?.deliveries).toStrictEqual(await outbox.list());
      expect((await leadWork.find(lead.id))?.deliveries).toMatchObject([{ state: "dead", lastError: "smtp 550" }]);
    });

    test("names others of the same address or number, and says which; no number is nobody's", async () => {
      const { leadWork } = current();
      const { email, phone } = person;
      const lead = await only({ email, phone });
      await given(
        aLead({ reference: "A", createdAt: 1, email: email.toUpperCase(), phone: "" }),
        aLead({ reference: "B", createdAt: 2, email: "other@example.com", phone }),
        aLead({ reference: "C", createdAt: 3, email, phone }),
        aLead({ reference: "D", createdAt: 4, email, phone, held: "captcha" }),
        aLead({ reference: "E", createdAt: 5, email: "nobody@example.com", phone: "" }),
      );
      const related = (await leadWork.find(lead.id))?.related.map(({ lead, by }) => [lead.reference, ...by]);
      expect(related).toEqual([
        ["C", "email", "phone"],
        ["B", "phone"],
        ["A", "email"],
      ]);
      expect((await leadWork.find("E"))?.related).toEqual([]);
    });

    test("takes work, notes, history and reads with it when it is erased", async () => {
      const { leads, leadWork } = current();
      const lead = await only();
      await change(lead.id, { status: "won" });
      await leadWork.addNote(lead.id, { id: "n", at: 1, person: ayse, text: "Aradım." });
      await leadWork.markRead(lead.id, ayse, 1);
      expect(await leads.remove({ email: lead.email }, "erasure")).toBe(1);
      await given(lead);
      expect(await leadWork.find(lead.id)).toMatchObject({ work: untouched, notes: [], changes: [] });
      expect((await leadWork.page({}, { limit: 5, person: ayse })).rows).toMatchObject([{ unread: true }]);
    });
  });

  describe("the list", () => {
    test("is narrowed by each filter alone and by all together; held leads never stand in it", async () => {
      const all = times(6, (index) => aLead({ reference: "ABCDEF"[index] ?? "", createdAt: index + 1 }));
      const [a, b, c, d, e, f] = all as [Lead, Lead, Lead, Lead, Lead, Lead];
      await given({ ...a, source: { utmSource: "Bülten" } }, { ...b, form: "report" }, c, d, e, {
        ...f,
        held: "speed",
      });
      await change(b.id, { owner: emre });
      await change(c.id, { owner: emre });
      await change(c.id, { status: "in-progress" }, 2);
      await change(c.id, { followUp: "2026-11-20" }, 3);
      await change(d.id, { followUp: "2026-11-21" });
      await change(e.id, { followUp: "2026-11-01" });
      await change(e.id, { status: "won" }, 2);
      const expected: [LeadWorkFilter, string][] = [
        [{}, "EDCBA"],
        [{ status: "new" }, "DBA"],
        [{ status: "in-progress" }, "C"],
        [{ form: "report" }, "B"],
        [{ owner: emre }, "CB"],
        [{ owner: "none" }, "EDA"],
        [{ owner: 9 }, ""],
        [{ source: "bülten" }, "A"],
        [{ source: null }, "EDCB"],
        [{ source: "%" }, ""],
        [{ since: 3 }, "EDC"],
        [{ before: 3 }, "BA"],
        [{ due: "2026-11-20" }, "C"],
        [{ due: "2026-11-21" }, "DC"],
        [{ owner: emre, status: "new", form: "report", since: 1, before: 9, text: "deniz" }, "B"],
      ];
      for (const [filter, found] of expected) {
        expect(await references(filter)).toBe(found);
        expect(await current().leadWork.count(filter)).toEqual({ count: found.length, more: false });
      }
      const due = await current().leadWork.followUpsDue("2026-11-21");
      expect(due.map(({ lead, work }) => [lead.reference, work.followUp])).toEqual([
        ["C", "2026-11-20"],
        ["D", "2026-11-21"],
      ]);
      const only = async (part: { after?: string; owner?: number }) => {
        const some = await current().leadWork.followUpsDue("2026-11-21", part);
        return some.map(({ lead }) => lead.reference).join("");
      };
      expect(await only({ after: "2026-11-20" })).toBe("D");
      expect([await only({ owner: emre }), await only({ owner: 9 })]).toEqual(["CD", "D"]);
    });

    test("finds by parts of number, name, company, address, phone, subject and message, however they are typed", async () => {
      const answers = {
        name: "İpek",
        surname: "Işık",
        company: "Çığır A.Ş. %50",
        subject: "Yedekleme\u0000 \ud800",
        message: "Yedeğimiz\ndönmüyor",
      };
      const email = "ipek@cigir.example";
      await given(
        contactLead({ reference: "7F3K-92QM", email, phone: "+905321234567", answers }),
        contactLead({ reference: "23456789", email: "x@y.example", phone: "", answers: { fullname: "Ayşe Can" } }),
      );
      for (const text of [
        ...["7F3K-92QM", "7f3k92qm", "f3k-92", "İPEK", "ipek isik", "IŞIK", "cigir a.s.", "%50", "yedek", "DÖNMÜYOR"],
        ...["ipek@cigir.example", "0532 123 45 67", "+90 (532) 123-45-67", "1234567", "  ipek   yedekleme "],
      ]) {
        expect(await references({ text }), text).toBe("7F3K-92QM");
      }
      for (const text of ["2345-6789", "AYSE CAN", "can"]) expect(await references({ text }), text).toBe("23456789");
      for (const text of ["%", "_", "\\", "%ipek", "i_ek", "ipek ayse", "' or 1=1", "0533"]) {
        expect(await references({ text }), text).toBe(text === "%" ? "7F3K-92QM" : "");
      }
      expect((await references({ text: " " })).length).toBe(17);
    });

    test("is paged forth and back, by places that stay right when leads come and go", async () => {
      const { leads, leadWork } = current();
      // Several of one moment: the place needs more than the time.
      const all = times(23, (index) => aLead({ createdAt: Math.floor(index / 4) }));
      await given(...all);
      const page = (place: { olderThan?: LeadPlace | undefined; newerThan?: LeadPlace | undefined } = {}) =>
        leadWork.page({}, { limit: 5, person: ayse, ...place });
      const first = await page();
      expect(first).not.toHaveProperty("newer");
      const pages = [first];
      for (let last = first; last.older; pages.push(last)) last = await page({ olderThan: last.older });
      const ids = pages.flatMap(({ rows }) => rows.map(({ lead }) => lead.id));
      expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 5, 5, 3]);
      expect(new Set(ids).size).toBe(23);
      expect(ids).toEqual((await leads.list()).map(({ id }) => id));

      let back = pages[4];
      for (const expected of pages.slice(0, 4).toReversed()) {
        back = await page({ newerThan: back?.newer });
        expect(back.rows).toEqual(expected.rows);
      }
      expect(back).toEqual({ rows: first.rows, older: first.older });

      await given(aLead({ createdAt: 99 }));
      await leads.remove({ ids: [first.older?.id ?? ""] }, "drop");
      expect((await page({ olderThan: first.older })).rows).toEqual(pages[1]?.rows);
    });

    test("can be read whole, in its order", async () => {
      await Promise.all(times(230, (index) => given(aLead({ createdAt: Math.floor(index / 7) }))));
      const read: Lead[] = [];
      for await (const { lead } of current().leadWork.each({ text: "deniz" })) read.push(lead);
      expect(read).toEqual(await current().leads.list());
      expect(await current().leadWork.countAll({ text: "deniz" })).toBe(230);
      expect(await current().leadWork.countAll({ text: "deniz", before: 10 })).toBe(70);
    });
  });

  test("figures count weeks in Istanbul, forms and statuses of what fits the filter, and the median of first responses", async () => {
    const { leadWork } = current();
    const now = Date.parse("2026-11-18T10:00:00+03:00");
    const leads = [
      // A minute before Monday in Istanbul, and Monday.
      aLead({ createdAt: Date.parse("2026-11-15T23:59:00+03:00"), form: "report" }),
      aLead({ createdAt: Date.parse("2026-11-16T00:00:00+03:00"), source: { referringHost: "arama.example" } }),
      aLead({ createdAt: Date.parse("2026-11-16T17:00:00+03:00") }),
      aLead({ createdAt: Date.parse("2026-11-17T10:00:00+03:00"), held: "speed" as const }),
      aLead({ createdAt: Date.parse("2026-05-24T12:00:00+03:00") }),
    ];
    await given(...leads);
    const [sunday, monday, evening] = leads as [Lead, Lead, Lead];
    expect(await leadWork.figures({}, now)).not.toHaveProperty("firstResponse");
    await change(sunday.id, { status: "won", at: Date.parse("2026-11-16T09:30:00+03:00") });
    await change(monday.id, { owner: emre });
    await change(evening.id, { status: "spam", at: Date.parse("2026-11-17T10:00:00+03:00") });
    const figures = await leadWork.figures({}, now);
    expect(figures.weeks).toHaveLength(26);
    expect(figures.weeks.slice(-2)).toEqual([
      { week: "2026-W46", monday: "2026-11-09", forms: { contact: 0, report: 1, quote: 0 } },
      { week: "2026-W47", monday: "2026-11-16", forms: { contact: 2, report: 0, quote: 0 } },
    ]);
    expect(figures.weeks[0]).toEqual({
      week: "2026-W22",
      monday: "2026-05-25",
      forms: { contact: 0, report: 0, quote: 0 },
    });
    expect(figures.statuses).toEqual({
      ...Object.fromEntries(leadStatuses.map((one) => [one, 0])),
      new: 1,
      won: 1,
      spam: 1,
    });
    expect(figures.sources).toEqual([
      { source: null, count: 2 },
      { source: "arama.example", count: 1 },
    ]);
    // Half an hour of Monday; an hour of Monday and one of Tuesday.
    expect(figures.firstResponse).toEqual({ minutes: 75, leads: 2 });
    expect(await leadWork.figures({ status: "won" }, now)).toMatchObject({ firstResponse: { minutes: 30, leads: 1 } });
    expect((await leadWork.figures({ form: "report" }, now)).weeks.at(-1)?.forms.contact).toBe(0);
  });
}
