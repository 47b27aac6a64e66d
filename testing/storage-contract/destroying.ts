import { expect, test } from "vitest";
import type { Storage } from "../../server/ports/storage.ts";
import { person, quoteContact, quoteDraft } from "../samples.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

const march = Date.parse("2026-03-01T12:00:00Z");
/** It is the next day in Istanbul already. */
const lateInMay = Date.parse("2026-05-31T22:00:00Z");

export function destroyingContract(current: () => Storage): void {
  const draftOf = (key: string, at: number) => {
    const contact = quoteContact({ since: { at, tick: 1, run: "run" } });
    return current().drafts.change(key, at, () => ({ result: undefined, draft: quoteDraft({ contact }) }));
  };
  const days = { oldest: "2026-03-01", newest: "2026-06-01" };

  test("leads are noted with how many, why, and the days of the oldest and the newest", async () => {
    const { leads, destructions } = current();
    for (const createdAt of [lateInMay, march, march]) {
      const lead = aLead({ createdAt, reference: `ref ${Math.random()}` });
      await leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
    }
    await leads.remove({ email: "nobody@example.com" }, "erasure");
    expect(await destructions.list()).toEqual([]);
    await leads.remove({ email: person.email }, "erasure");
    const line = { at: 1_000_000, kind: "lead", reason: "erasure", count: 3, ...days };
    expect(await destructions.list()).toEqual([line]);
  });

  test("what goes in batches is noted with each of them", async () => {
    const { leads, destructions } = current();
    await Promise.all(times(150, () => aLead()).map((lead) => leads.accept(lead, [], keyOf(lead))));
    await leads.remove({ before: 2_000, limit: 120 }, "purge");
    const counts = (await destructions.list()).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual([20, 100]);
  });

  test("drafts, their personal answers, mails with links, deliveries and text messages are noted", async () => {
    const { drafts, outbox, sends, destructions } = current();
    const seen = async () => (await destructions.list({ limit: 9 })).map(({ kind, reason }) => `${kind} ${reason}`);
    await draftOf("a", march);
    await draftOf("b", lateInMay);
    await drafts.dropContacts(["a", "b", "c"], lateInMay + 1);
    await drafts.dropContacts(["a", "b"], lateInMay + 1);
    expect(await destructions.list()).toMatchObject([{ kind: "draft-contact", count: 2, ...days }]);
    const mail = aDelivery({ kind: "resume-mail", target: "a@example.com" });
    const link = { token: "t", endsAt: lateInMay, delivery: mail };
    await drafts.change("c", march, () => ({ result: 0, draft: { packages: quoteDraft().packages }, link }));
    await drafts.forget(march + 1);
    expect((await seen()).toSorted()).toEqual(["delivery retention", "draft retention", "draft-contact retention"]);
    await draftOf("d", march);
    await drafts.remove({ phone: person.phone });
    expect(await seen()).toContain("draft erasure");
    await drafts.remove({ key: "b" });
    expect(await seen()).toContain("draft visitor");
    await outbox.enqueue([aDelivery({ id: "x" })], march);
    await outbox.drop(["x"], march);
    expect(await outbox.forget(march + 1)).toBe(1);
    await sends.change("+90532", () => ({ result: 0, sends: [{ id: "s", at: march, confirmed: true }] }));
    await sends.forget(march + 1);
    expect((await seen()).filter((line) => /^(delivery|sms-sends) retention/.test(line))).toHaveLength(3);
  });

  test("lines are listed the newest first, since a moment", async () => {
    const { destructions } = current();
    for (const at of [10, 30, 20]) await destructions.record("file", { reason: "purge", at }, [march]);
    await destructions.record("file", { reason: "purge", at: 40 }, []);
    expect((await destructions.list()).map(({ at }) => at)).toEqual([30, 20, 10]);
    expect((await destructions.list({ since: 20, limit: 1 })).map(({ at }) => at)).toEqual([30]);
  });
}
