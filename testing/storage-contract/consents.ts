import { expect, test } from "vitest";
import type { Consent } from "../../domain/consent/consent.ts";
import type { KeptConsent, Storage } from "../../server/ports/storage.ts";
import { times } from "./samples.ts";

const decision = (version: string, categories: Consent["categories"] = ["necessary"]): Consent => ({
  id: "0123456789abcdef0123456789abcdef",
  version,
  time: "2026-03-01T09:30:00.000Z",
  categories,
});

export function consentsContract(current: () => Storage): void {
  async function kept(since?: number): Promise<KeptConsent[]> {
    const found: KeptConsent[] = [];
    for await (const one of current().consents.each(since === undefined ? {} : { since })) found.push(one);
    return found;
  }

  test("a decision stands beside the one before, the very same stands once, and nothing else is kept", async () => {
    const { consents } = current();
    await consents.keep(decision("1.0"), 10);
    await Promise.all(times(5, () => consents.keep(decision("1.0", ["necessary", "analytics"]), 20)));
    await consents.keep({ ...decision("1.0"), address: "192.0.2.1" } as Consent, 30);
    const all = [
      { ...decision("1.0"), keptAt: 10 },
      { ...decision("1.0", ["necessary", "analytics"]), keptAt: 20 },
    ];
    expect(await kept()).toStrictEqual(all);
    expect(await kept(11)).toStrictEqual(all.slice(1));
  });

  test("many of one moment are read once each", async () => {
    await Promise.all(times(250, (index) => current().consents.keep(decision(`1.${index}`), 10)));
    expect(new Set((await kept()).map(({ version }) => version)).size).toBe(250);
  });

  test("old ones are forgotten, and the log says so", async () => {
    const { consents, destructions } = current();
    await Promise.all([10, 20, 30].map((now) => consents.keep(decision(`${now}`), now)));
    await consents.forget(30);
    expect((await kept()).map(({ keptAt }) => keptAt)).toEqual([30]);
    expect(await destructions.list()).toMatchObject([{ kind: "consent", reason: "retention", count: 2 }]);
  });
}
