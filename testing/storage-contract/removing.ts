import { expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { aDelivery, aLead, keyOf, times } from "./samples.ts";

export function removingContract(current: () => Storage): void {
  async function given(...all: Lead[]): Promise<void> {
    for (const lead of all) await current().leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
  }

  async function left(): Promise<string> {
    return (await current().leads.list())
      .map(({ reference }) => reference)
      .sort()
      .join("");
  }

  test("a lead goes with its deliveries and its key", async () => {
    const { leads, outbox } = current();
    const [gone, stays] = [aLead(), aLead()];
    await given(gone, stays);
    const [claimed] = await outbox.claim({ now: 1_000, lease: 10, limit: 1 });
    expect(await leads.remove({ ids: [gone.id, "nobody"] }, "drop")).toBe(1);
    expect(await leads.find(gone.id)).toBeUndefined();
    expect(await leads.findByKey(keyOf(gone))).toBeUndefined();
    expect(await outbox.list()).toMatchObject([{ leadId: stays.id }]);
    expect(await outbox.delivered(claimed?.id ?? "", claimed?.token ?? "", 1_000)).toBe(claimed?.leadId === stays.id);
    expect(await leads.accept(gone, [], keyOf(gone))).toMatchObject({ outcome: "accepted" });
  });

  test("a person is found by the address however it was typed, Turkish letters included", async () => {
    const { leads } = current();
    await given(
      aLead({ reference: "A", email: "ISIK@EXAMPLE.COM" }),
      aLead({ reference: "B", email: "isik@example.com" }),
      aLead({ reference: "C", email: "ışık@example.com" }),
      aLead({ reference: "D", email: "IŞIK@example.com".toLocaleLowerCase("tr") }),
      aLead({ reference: "E", email: "" }),
    );
    expect(await leads.remove({ email: " Isik@Example.Com " }, "erasure")).toBe(2);
    expect(await left()).toBe("CDE");
    expect(await leads.remove({ email: "ıŞık@EXAMPLE.com" }, "erasure")).toBe(2);
    expect(await leads.remove({ email: " " }, "erasure")).toBe(0);
    expect(await left()).toBe("E");
  });

  test("a person is found by the number; no number means nobody", async () => {
    const { leads } = current();
    await given(
      aLead({ reference: "A", phone: "+905321112233" }),
      aLead({ reference: "B", phone: "" }),
      aLead({ reference: "C", phone: "+905329998877" }),
    );
    expect(await leads.remove({ phone: "+905321112233" }, "erasure")).toBe(1);
    expect(await leads.remove({ phone: "" }, "erasure")).toBe(0);
    expect(await left()).toBe("BC");
  });

  test("old leads go by a filter, the oldest first where it is limited", async () => {
    const { leads } = current();
    await given(...["A", "B", "C", "D"].map((reference, index) => aLead({ reference, createdAt: index })));
    expect(await leads.remove({ before: 3, limit: 1 }, "retention")).toBe(1);
    expect(await left()).toBe("BCD");
    expect(await leads.remove({ before: 3 }, "retention")).toBe(2);
    expect(await leads.remove({ before: 3 }, "retention")).toBe(0);
    expect(await leads.remove({ ids: [] }, "drop")).toBe(0);
    expect(await left()).toBe("D");
  });

  test("more than a batch goes in one call, while leads still come in", async () => {
    const { leads } = current();
    const old = times(150, () => aLead({ createdAt: 1 }));
    await Promise.all(old.map((lead) => leads.accept(lead, [], keyOf(lead))));
    const fresh = times(20, () => aLead({ createdAt: 2 }));
    const [removed] = await Promise.all([
      leads.remove({ before: 2 }, "retention"),
      ...fresh.map((lead) => leads.accept(lead, [], keyOf(lead))),
    ]);
    expect(removed).toBe(150);
    expect(await leads.count()).toBe(20);
    expect(await leads.remove({ ids: [...fresh, ...old].map(({ id }) => id) }, "drop")).toBe(20);
  });
}
