import { expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Acceptance } from "../../server/ports/leads.ts";
import type { Limited } from "../../server/ports/limits.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

function outcomes(acceptances: (Acceptance | Limited)[]): Record<string, number> {
  const groups = Object.groupBy(acceptances, ({ outcome }) => outcome);
  return Object.fromEntries(Object.entries(groups).map(([outcome, all]) => [outcome, all.length]));
}

export function acceptingContract(current: () => Storage): void {
  test("a lead comes back exactly as it was, by its id and by its reference", async () => {
    const { leads } = current();
    const text = "Ğüşİıöç “tırnak” '; drop table leads; -- \u0000 \n\t 🌊 \ud800 \\u0000";
    const answers = { message: text, "1": "bir", ...JSON.parse('{"__proto__":"x","constructor":"y"}') };
    const source = { utmSource: "Ğ “bülten” '; -- 🌊", landingPage: "/en" };
    const lead = aLead({ answers, held: "honeypot", email: "İpek.IŞIK@Example.COM", phone: "", source });
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
    expect(new Set(acceptances.map((acceptance) => "lead" in acceptance && acceptance.lead.id)).size).toBe(1);
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

  test("a submission is found by its key once it was taken", async () => {
    const { leads } = current();
    const lead = aLead({ held: "speed" });
    expect(await leads.findByKey(keyOf(lead))).toBeUndefined();
    await leads.accept(lead, [], keyOf(lead));
    expect(await leads.findByKey(keyOf(lead))).toStrictEqual({ outcome: "repeated", lead });
    expect(await leads.findByKey({ ...keyOf(lead), digest: "other" })).toStrictEqual({ outcome: "changed", lead });
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

  test("where a rule is full nothing is taken, and what was taken before counts nowhere", async () => {
    const { leads, outbox, limits } = current();
    const visitor = { key: "visitor", limit: 2, window: 100 };
    const total = { key: "total", limit: 9, window: 100 };
    const accept = (lead = aLead()) =>
      leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead), [visitor, total]);
    const first = aLead();
    expect(await accept(first)).toMatchObject({ outcome: "accepted" });
    expect(await accept(first)).toMatchObject({ outcome: "repeated" });
    expect(await accept()).toMatchObject({ outcome: "accepted" });
    const refused = aLead();
    expect(await accept(refused)).toEqual({ outcome: "limited", rule: visitor });
    expect(await leads.findByKey(keyOf(refused))).toBeUndefined();
    expect([await leads.count(), (await outbox.list()).length]).toEqual([2, 2]);
    expect((await limits.used([total], 1_000)).map(({ hits }) => hits)).toEqual([2]);
  });

  test("of fifty people behind one address, as many are taken as its rule allows", async () => {
    const { leads } = current();
    const rules = [{ key: "visitor", limit: 7, window: 100 }];
    const accept = (lead = aLead()) => leads.accept(lead, [], keyOf(lead), rules);
    expect(outcomes(await Promise.all(times(50, () => accept())))).toEqual({ accepted: 7, limited: 43 });
    expect(await leads.count()).toBe(7);
  });

  test("a delivery whose limit is full is left out, the lead and the others are not", async () => {
    const { leads, outbox } = current();
    const limits = [{ key: "address", limit: 1, window: 100 }];
    const accept = (lead: Lead) => {
      const mail = aDelivery({ leadId: lead.id, kind: "visitor-mail", limits });
      return leads.accept(lead, [aDelivery({ leadId: lead.id }), mail], keyOf(lead));
    };
    const [one, other] = [aLead(), aLead()];
    expect(await accept(one)).toEqual({ outcome: "accepted", lead: one });
    expect(await accept(other)).toEqual({ outcome: "accepted", lead: other, full: limits[0] });
    const kinds = async (leadId: string) => (await outbox.list({ leadId })).map(({ kind }) => kind).toSorted();
    expect(await kinds(one.id)).toEqual(["team-mail", "visitor-mail"]);
    expect(await kinds(other.id)).toEqual(["team-mail"]);
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
