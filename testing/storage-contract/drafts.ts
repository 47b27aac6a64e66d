import { expect, test } from "vitest";
import { emptyDraft } from "../../domain/quote/draft.ts";
import type { DraftDecision, QuoteDraft } from "../../server/ports/quotes.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { person, quoteContact, quoteDraft } from "../samples.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

const { packages } = quoteDraft();
const code = { recipient: "r", code: "c", tries: 0, issued: { at: 1, tick: 2, run: "run" }, send: "s" };

export function draftsContract(current: () => Storage): void {
  const keep = (key: string, draft: QuoteDraft, now = 1_000) =>
    current().drafts.change(key, now, () => ({ result: undefined, draft }));

  test("a draft comes back as it was left, with the time of its last change", async () => {
    const { drafts } = current();
    expect(await drafts.find("a")).toBeUndefined();
    const contact = quoteContact({ held: "speed", source: { utmSource: "bülten" } });
    const full = quoteDraft({ contact, code: { ...code, aside: true } });
    await keep("a", full);
    expect(await drafts.find("a")).toStrictEqual({ ...full, changedAt: 1_000 });
    await keep("a", { packages: emptyDraft() }, 2_000);
    expect(await drafts.find("a")).toStrictEqual({ packages: emptyDraft(), changedAt: 2_000 });
    expect(await drafts.find("b")).toBeUndefined();
  });

  test("of a hundred changes at once each sees the one before", async () => {
    const { drafts } = current();
    await keep("a", { packages, code });
    const seen = await Promise.all(
      times(100, () =>
        drafts.change("a", 1, (draft): DraftDecision<number> => {
          const tries = draft?.code?.tries ?? 0;
          return { result: tries, draft: { packages, code: { ...code, tries: tries + 1 } } };
        }),
      ),
    );
    expect(new Set(seen).size).toBe(100);
    expect((await drafts.find("a"))?.code?.tries).toBe(100);
  });

  test("what decides nothing writes nothing, and what throws leaves everything", async () => {
    const { drafts } = current();
    await keep("a", { packages });
    expect(await drafts.change("a", 9, (draft) => ({ result: draft?.changedAt }))).toBe(1_000);
    expect(await drafts.change("b", 9, (draft) => ({ result: draft }))).toBeUndefined();
    const fails = () => {
      throw new Error("no");
    };
    await expect(drafts.change("a", 9, fails)).rejects.toThrow("no");
    expect(await drafts.find("a")).toMatchObject({ changedAt: 1_000 });
  });

  const completed = (lead = aLead({ form: "quote" })) => ({
    lead: { lead, deliveries: [aDelivery({ leadId: lead.id })], idempotency: keyOf(lead) },
    draft: { packages, done: { reference: lead.reference, leadId: lead.id, askedAt: 1, proof: code } },
  });

  test("a completed one stands under its new key, and its lead is on disk with it", async () => {
    const { drafts, leads, outbox } = current();
    await keep("old", quoteDraft({ code }));
    const { lead, draft } = completed();
    await drafts.change("old", 2_000, () => ({ result: 1, lead, draft, key: "new" }));
    expect(await drafts.find("old")).toBeUndefined();
    expect(await drafts.find("new")).toStrictEqual({ ...draft, changedAt: 2_000 });
    expect(await leads.find(lead.lead.id)).toStrictEqual(lead.lead);
    expect(await leads.findByKey(lead.idempotency)).toMatchObject({ outcome: "repeated" });
    expect(await outbox.list()).toMatchObject([{ leadId: lead.lead.id }]);
  });

  test("a lead that cannot be written leaves the draft as it was", async () => {
    const { drafts, leads, outbox } = current();
    await keep("a", { packages });
    const { lead, draft } = completed();
    const twice = [...lead.deliveries, ...lead.deliveries];
    const failing = { result: 1, lead: { ...lead, deliveries: twice }, draft, key: "new" };
    await expect(drafts.change("a", 2_000, () => failing)).rejects.toThrow();
    expect(await drafts.find("a")).toMatchObject({ changedAt: 1_000 });
    expect([await leads.count(), (await outbox.list()).length]).toEqual([0, 0]);
  });

  test("erasing the lead takes the completed draft along", async () => {
    const { drafts, leads } = current();
    const { lead, draft } = completed();
    await drafts.change("a", 1_000, () => ({ result: 1, lead, draft }));
    await leads.remove({ email: lead.lead.email }, "erasure");
    expect(await drafts.find("a")).toBeUndefined();
  });

  test("a person's drafts are found by address and by number, and go", async () => {
    const { drafts } = current();
    await keep("a", quoteDraft({ contact: quoteContact({ email: "Ayse@Example.com", phone: "+905321112233" }) }));
    await keep("b", quoteDraft({ contact: quoteContact({ email: "b@example.com" }) }));
    await keep("c", { packages });
    expect(await drafts.count({ email: " ayse@example.COM" })).toBe(1);
    expect(await drafts.count({ phone: "+905321112233" })).toBe(1);
    expect(await drafts.remove({ email: "ayse@example.com" })).toBe(1);
    expect(await drafts.remove({ phone: person.phone })).toBe(1);
    expect([await drafts.remove({ email: "" }), await drafts.remove({ phone: "" })]).toEqual([0, 0]);
    expect(await drafts.remove({ key: "c" })).toBe(1);
    expect(await drafts.find("c")).toBeUndefined();
  });

  test("old drafts are forgotten; old answers are found and go, with their code, from drafts that stay", async () => {
    const { drafts } = current();
    const given = (at: number) => quoteDraft({ code, contact: quoteContact({ since: { at, tick: 1, run: "run" } }) });
    await keep("a", given(10), 10);
    await keep("b", given(20), 20);
    await keep("c", given(30), 30);
    expect(await drafts.oldContacts(20)).toEqual([{ key: "a", since: { at: 10, tick: 1, run: "run" } }]);
    await drafts.dropContacts(["a", "b", "c", "d"], 30);
    expect(await drafts.find("a")).toStrictEqual({ packages, changedAt: 10 });
    expect(await drafts.find("c")).toMatchObject(given(30));
    expect(await drafts.count({ email: person.email })).toBe(1);
    await drafts.forget(20);
    expect(await drafts.find("a")).toBeUndefined();
    expect(await drafts.find("b")).toBeDefined();
  });
}
