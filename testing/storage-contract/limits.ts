import { expect, test } from "vitest";
import { day } from "../../domain/time.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { times } from "./samples.ts";

export function limitsContract(current: () => Storage): void {
  const visitor = { key: "visitor", limit: 2, window: 100 };
  const total = { key: "total", limit: 3, window: 1_000 };

  test("the window begins with the first and does not move", async () => {
    const { limits } = current();
    expect(await limits.take([visitor], 10)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 90)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 109)).toEqual({ allowed: false, rule: visitor, retryAt: 110 });
    expect(await limits.take([visitor], 110)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 209)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 209)).toEqual({ allowed: false, rule: visitor, retryAt: 210 });
  });

  test("a refused visit counts nowhere", async () => {
    const { limits } = current();
    for (const now of [0, 1, 2, 3, 4]) await limits.take([total, visitor], now);
    expect(await limits.take([total], 5)).toEqual({ allowed: true });
    expect(await limits.take([total], 6)).toEqual({ allowed: false, rule: total, retryAt: 1_000 });
  });

  test("of several full rules the one that opens last is named", async () => {
    const { limits } = current();
    const none = { key: "none", limit: 0, window: 10 };
    await limits.take([visitor, { ...total, limit: 1 }], 0);
    await limits.take([visitor], 0);
    const refusal = await limits.take([none, { ...total, limit: 1 }, visitor], 5);
    expect(refusal).toEqual({ allowed: false, rule: { ...total, limit: 1 }, retryAt: 1_000 });
    expect(await limits.take([none], 5)).toEqual({ allowed: false, rule: none, retryAt: 15 });
  });

  test("one key may have several windows; no rule refuses nobody", async () => {
    const { limits } = current();
    const long = { ...visitor, limit: 3, window: 1_000 };
    const answers = [];
    for (const now of [0, 1, 100, 200]) answers.push(await limits.take([long, visitor], now));
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(answers[3]).toMatchObject({ rule: long, retryAt: 1_000 });
    expect(await limits.take([], 0)).toEqual({ allowed: true });
  });

  test("fifty at once get exactly what the rules allow, in whatever order they name them", async () => {
    const { limits } = current();
    const rules = times(4, (index) => ({ key: `rule ${index}`, limit: 10 + index, window: 100 }));
    const take = (index: number) => limits.take(index % 2 ? rules : rules.toReversed(), 0);
    const answers = await Promise.all(times(50, take));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    const left = rules.map((rule) => times(5, () => limits.take([rule], 1)));
    const more = await Promise.all(left.map(async (answers) => (await Promise.all(answers)).filter((a) => a.allowed)));
    expect(more.map(({ length }) => length)).toEqual([0, 1, 2, 3]);
  });

  test("a clock that was a day ahead shuts nobody out for a day", async () => {
    const { limits } = current();
    for (const now of [day, day, day]) await limits.take([visitor], now);
    expect(await limits.take([visitor], 0)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 0)).toEqual({ allowed: true });
    expect(await limits.take([visitor], 0)).toMatchObject({ allowed: false, retryAt: 100 });
  });

  test("clocks of two instances that differ a little do not open a window anew", async () => {
    const { limits } = current();
    const answers = [];
    for (const now of [30, 0, 30, 0]) answers.push((await limits.take([visitor], now)).allowed);
    expect(answers).toEqual([true, true, false, false]);
  });

  test("tells what a rule has counted in the window that is open", async () => {
    const { limits } = current();
    const long = { ...visitor, window: 1_000 };
    for (const now of [10, 20, 30]) await limits.take([visitor, long], now);
    expect(await limits.used([long, total, visitor], 50)).toEqual([
      { rule: long, hits: 2, endsAt: 1_010 },
      { rule: total, hits: 0, endsAt: 50 },
      { rule: visitor, hits: 2, endsAt: 110 },
    ]);
    expect(await limits.used([visitor], 110)).toEqual([{ rule: visitor, hits: 0, endsAt: 110 }]);
    expect(await limits.used([], 0)).toEqual([]);
    await limits.take([total], day);
    expect(await limits.used([total], 0)).toMatchObject([{ hits: 0 }]);
  });

  test("windows that ended are forgotten, open ones are not", async () => {
    const { limits } = current();
    await limits.take([visitor, total], 0);
    await limits.take([visitor, total], 0);
    await limits.forget(500);
    expect(await limits.take([visitor], 50)).toEqual({ allowed: true });
    expect(await limits.take([total], 500)).toEqual({ allowed: true });
    expect(await limits.take([total], 500)).toMatchObject({ allowed: false });
  });
}
