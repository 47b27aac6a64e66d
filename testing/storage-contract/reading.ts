import { expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import type { LeadFilter } from "../../server/ports/leads.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { aLead, keyOf, times } from "./samples.ts";

async function collect(leads: AsyncIterable<Lead>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of leads) ids.push(id);
  return ids;
}

export function readingContract(current: () => Storage): void {
  async function given(all: Lead[]): Promise<void> {
    for (const lead of all) await current().leads.accept(lead, [], keyOf(lead));
  }

  test("lists show the newest first, exports begin with the oldest", async () => {
    const { leads } = current();
    const all = [3_000, 1_000, 2_000].map((createdAt) => aLead({ createdAt }));
    await given(all);
    const ids = all.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id);
    expect(await collect(leads.each())).toEqual(ids);
    expect((await leads.list()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await leads.list({ limit: 1 })).map(({ id }) => id)).toEqual([ids[2]]);
    expect(await collect(leads.each({ limit: 2 }))).toEqual(ids.slice(0, 2));
  });

  test("filters narrow by form, by being held and by time, alone and together", async () => {
    const { leads } = current();
    await given([
      aLead({ reference: "A", createdAt: 1_000 }),
      aLead({ reference: "B", createdAt: 2_000, form: "report" }),
      aLead({ reference: "C", createdAt: 3_000, held: "speed" }),
      aLead({ reference: "D", createdAt: 4_000, held: "honeypot", form: "report" }),
    ]);
    const expected = [
      { filter: {}, found: "ABCD" },
      { filter: { form: "report" }, found: "BD" },
      { filter: { held: true }, found: "CD" },
      { filter: { held: false }, found: "AB" },
      { filter: { since: 2_000 }, found: "BCD" },
      { filter: { before: 2_000 }, found: "A" },
      { filter: { form: "report", held: true, since: 2_000, before: 5_000 }, found: "D" },
      { filter: { form: "quote" }, found: "" },
    ] as const;
    for (const { filter, found } of expected) {
      const listed = (await leads.list(filter)).map(({ reference }) => reference);
      expect(listed.toReversed().join("")).toBe(found);
      expect(await leads.count(filter)).toBe(found.length);
      expect(await collect(leads.each(filter))).toHaveLength(found.length);
    }
    expect(await leads.count({ limit: 1 })).toBe(4);
  });

  test("leads are found by their source: the campaign's, else the host that referred, else not known", async () => {
    const { leads } = current();
    await given([
      aLead({ reference: "A", createdAt: 1_000, source: { utmSource: "Bülten", referringHost: "arama.example" } }),
      aLead({ reference: "B", createdAt: 2_000, source: { referringHost: "arama.example", utmMedium: "cpc" } }),
      aLead({ reference: "C", createdAt: 3_000, source: { landingPage: "/iletisim" } }),
      aLead({ reference: "D", createdAt: 4_000 }),
      aLead({ reference: "E", createdAt: 5_000, source: { utmSource: "bülten" }, form: "report" }),
    ]);
    const found = async (filter: LeadFilter) => (await leads.list(filter)).map(({ reference }) => reference).join("");
    expect(await found({ source: "bülten" })).toBe("EA");
    expect(await found({ source: "arama.example" })).toBe("B");
    expect(await found({ source: null })).toBe("DC");
    expect(await found({ source: "bülten", form: "report" })).toBe("E");
    expect(await leads.count({ source: null })).toBe(2);
  });

  test("a person's own are found by address or number, held ones too; an empty one is nobody's", async () => {
    const { leads } = current();
    await given([
      aLead({ reference: "A", createdAt: 1_000, email: "Isik@Example.com", phone: "" }),
      aLead({ reference: "B", createdAt: 3_000, email: "isik@example.com", phone: "+905329998877", held: "speed" }),
      aLead({ reference: "C", createdAt: 2_000, email: "ayse@example.com", phone: "+905329998877" }),
      aLead({ reference: "D", createdAt: 4_000, email: "", phone: "" }),
    ]);
    const found = async (person: Parameters<typeof leads.of>[0]) =>
      (await leads.of(person)).map(({ reference }) => reference).join("");
    expect(await found({ email: " ISIK@example.com" })).toBe("AB");
    expect(await found({ phone: "+905329998877" })).toBe("CB");
    expect((await leads.of({ phone: "+905329998877" }))[1]).toMatchObject({ held: "speed" });
    expect([await found({ email: "" }), await found({ phone: "" })]).toEqual(["", ""]);
  });

  test("of many references those are told apart that no lead has", async () => {
    const { leads } = current();
    const all = times(120, (index) => aLead({ reference: `R${index}` }));
    await given(all);
    await leads.remove({ ids: all.slice(0, 3).map(({ id }) => id) }, "drop");
    const asked = [...all.map(({ reference }) => reference), "none"];
    expect(await leads.missing(asked)).toEqual(["R0", "R1", "R2", "none"]);
    expect(await leads.missing([])).toEqual([]);
  });

  test("an export of many leads of one moment has each of them once, also those behind one that is removed", async () => {
    const { leads } = current();
    const all = times(250, (index) => aLead({ createdAt: Math.floor(index / 150) }));
    await Promise.all(all.map((lead) => leads.accept(lead, [], keyOf(lead))));
    const seen = new Set<string>();
    for await (const { id } of leads.each()) {
      if (seen.size === 50) await leads.remove({ ids: [id] }, "drop");
      seen.add(id);
    }
    expect(seen.size).toBe(250);
    expect(await collect(leads.each({ limit: 150 }))).toHaveLength(150);
  });
}
