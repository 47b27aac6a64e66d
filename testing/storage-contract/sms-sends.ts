import { expect, test } from "vitest";
import type { Storage } from "../../server/ports/storage.ts";
import { times } from "./samples.ts";

export function smsSendsContract(current: () => Storage): void {
  const add = (prefix: string, id: string, at = 1_000) =>
    current().sends.change(prefix, (sends) => ({
      result: sends.length,
      sends: [...sends, { id, at, confirmed: false }],
    }));
  const read = (prefix: string) => current().sends.find(prefix);

  test("of a hundred sends at once each sees those before, and prefixes do not mix", async () => {
    const counts = await Promise.all(times(100, (index) => add("+90532", String(index))));
    expect(counts.toSorted((a, b) => a - b)).toEqual(times(100, (index) => index));
    expect(await read("+90532")).toHaveLength(100);
    expect(await read("+90533")).toEqual([]);
  });

  test("tells the sends of prefixes that had one since", async () => {
    await add("+90532", "a", 10);
    await add("+90532", "b", 30);
    await add("+90533", "c", 20);
    expect(await current().sends.since(21)).toEqual([
      [
        { id: "a", at: 10, confirmed: false },
        { id: "b", at: 30, confirmed: false },
      ],
    ]);
    expect(await current().sends.since(20)).toHaveLength(2);
    expect(await current().sends.since(31)).toEqual([]);
  });

  test("prefixes without a send since are forgotten", async () => {
    await add("+90532", "a", 10);
    await add("+90533", "b", 20);
    await current().sends.forget(20);
    expect(await read("+90532")).toEqual([]);
    expect(await read("+90533")).toEqual([{ id: "b", at: 20, confirmed: false }]);
  });
}
