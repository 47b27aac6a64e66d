import { expect, test } from "vitest";
import type { Acceptance, Storage } from "../../ports.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

function outcomes(acceptances: Acceptance[]): Record<string, number> {
  const groups = Object.groupBy(acceptances, ({ outcome }) => outcome);
  return Object.fromEntries(Object.entries(groups).map(([outcome, all]) => [outcome, all.length]));
}

export function acceptingContract(current: () => Storage): void {
  test("a lead comes back exactly as it was, by its id and by its reference", async () => {
    const { leads } = current();
    const text = "Ğüşİıöç “tırnak” '; drop table leads; -- \u0000 \n\t 🌊 \ud800 \\u0000";
    const answers = { message: text, "1": "bir", ...JSON.parse('{"__proto__":"x","constructor":"y"}') };
    const lead = aLead({ answers, held: "honeypot", email: "İpek.IŞIK@Example.COM", phone: "" });
    expect(await leads.accept(lead, [], keyOf(lead))).toStrictEqual({ outcome: "accepted", lead });
    expect(await leads.find(lead.id)).toStrictEqual(lead);
    expect(await leads.find(lead.reference)).toStrictEqual(lead);
    expect(await leads.find("nobody")).toBeUndefined();
  });

  test("its deliveries wait from the moment it came", async () => {
    const { leads, outbox } = current();
    const lead = aLead({ createdAt: 5_000 });
    const delivery = aDelivery({ leadId: lead.id, kind: "visitor-mail", target: "", facts: '{"a":1}' });
    await leads.accept(lead, [delivery], keyOf(lead));
    const waiting = { state: "waiting", attempts: 0, createdAt: 5_000, dueAt: 5_000, lastError: "" };
    expect(await outbox.list()).toStrictEqual([{ ...delivery, ...waiting }]);
  });

  test("of fifty equal submissions at once, one is accepted and the others hear the same", async () => {
    const { leads, outbox } = current();
    const same = { key: "key", digest: "digest" };
    const acceptances = await Promise.all(
      times(50, () => {
        const lead = aLead();
        return leads.accept(lead, [aDelivery({ leadId: lead.id })], same);
      }),
    );
    expect(outcomes(acceptances)).toEqual({ accepted: 1, repeated: 49 });
    expect(new Set(acceptances.map(({ lead }) => lead.id)).size).toBe(1);
    expect(await leads.count()).toBe(1);
    expect(await outbox.list()).toHaveLength(1);
  });

  test("of fifty bodies under one key at once, one is accepted and the others hear that they changed", async () => {
    const { leads } = current();
    const submit = (index: number) => leads.accept(aLead(), [], { key: "key", digest: `digest ${index}` });
    expect(outcomes(await Promise.all(times(50, submit)))).toEqual({ accepted: 1, changed: 49 });
    expect(await leads.count()).toBe(1);
  });

  test("fifty people at once are fifty leads", async () => {
    const { leads } = current();
    const all = times(50, () => aLead());
    const acceptances = await Promise.all(all.map((lead) => leads.accept(lead, [], keyOf(lead))));
    expect(outcomes(acceptances)).toEqual({ accepted: 50 });
    expect(await leads.count()).toBe(50);
  });

  test("a submission is recalled by its key once it was taken", async () => {
    const { leads } = current();
    const lead = aLead({ held: "speed" });
    expect(await leads.recall(keyOf(lead))).toBeUndefined();
    await leads.accept(lead, [], keyOf(lead));
    expect(await leads.recall(keyOf(lead))).toStrictEqual({ outcome: "repeated", lead });
    expect(await leads.recall({ ...keyOf(lead), digest: "other" })).toStrictEqual({ outcome: "changed", lead });
  });

  test("a lead that cannot be written leaves nothing, and its key unspent", async () => {
    const { leads, outbox } = current();
    const first = aLead();
    await leads.accept(first, [], keyOf(first));
    const second = aLead();
    const twice = aDelivery({ leadId: second.id });
    await expect(leads.accept(second, [twice, twice], keyOf(second))).rejects.toThrow();
    expect(await leads.count()).toBe(1);
    expect(await outbox.list()).toEqual([]);
    expect(await leads.accept(second, [twice], keyOf(second))).toMatchObject({ outcome: "accepted" });
  });

  test("a held lead is released once, and delivered from then on", async () => {
    const { leads, outbox } = current();
    const lead = aLead({ held: "speed" });
    await leads.accept(lead, [], keyOf(lead));
    const { held: _held, ...free } = lead;
    const answers = await Promise.all(times(5, () => leads.release(lead.id, [aDelivery({ leadId: lead.id })])));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await leads.find(lead.id)).toStrictEqual(free);
    expect(await outbox.list()).toMatchObject([{ leadId: lead.id, createdAt: 1_000_000, dueAt: 1_000_000 }]);
    expect(await leads.release("nobody", [])).toBe(false);
  });
}
