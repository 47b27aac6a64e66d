import { expect, test } from "vitest";
import { day } from "../../domain/time.ts";
import type { Storage } from "../../server/ports/storage.ts";
import { aDelivery, times } from "./samples.ts";

export function outboxContract(current: () => Storage): void {
  const claim = (now: number, limit = 10) => current().outbox.claim({ now, lease: 100, limit });

  test("what is due is claimed in the order it is due, and no more than asked for", async () => {
    const { outbox } = current();
    for (const [id, now] of Object.entries({ b: 20, a: 10, d: 40, c: 30 }))
      await outbox.enqueue([aDelivery({ id })], now);
    expect((await claim(30, 2)).map(({ id }) => id)).toEqual(["a", "b"]);
    expect((await claim(30)).map(({ id }) => id)).toEqual(["c"]);
    expect(await claim(30)).toEqual([]);
    expect((await claim(40)).map(({ id }) => id)).toEqual(["d"]);
  });

  test("a claimed delivery says all of itself, and counts the attempt that begins", async () => {
    const { outbox } = current();
    const delivery = aDelivery({ kind: "digest", facts: '{"day":"2026-11-15"}' });
    await outbox.enqueue([delivery], 5);
    const [claimed] = await claim(7);
    const waiting = { state: "waiting", attempts: 1, createdAt: 5, dueAt: 5, lastError: "" };
    expect(claimed).toStrictEqual({ ...delivery, ...waiting, token: claimed?.token });
    expect(claimed?.token).toMatch(/.{16}/);
  });

  test("many workers at once never hold the same delivery", async () => {
    const { outbox } = current();
    await outbox.enqueue(
      times(60, () => aDelivery()),
      1,
    );
    const claims = (await Promise.all(times(20, () => claim(1, 5)))).flat();
    const rest = await claim(1, 100);
    expect(new Set([...claims, ...rest].map(({ id }) => id)).size).toBe(60);
    expect(claims.length + rest.length).toBe(60);
  });

  test("what a dead worker held is claimed again when its lease ran out, and only the new token counts", async () => {
    const { outbox } = current();
    await outbox.enqueue([aDelivery({ id: "x" })], 0);
    const [first] = await claim(0);
    expect(await claim(99)).toEqual([]);
    const [second] = await claim(100);
    expect(second).toMatchObject({ id: "x", attempts: 2 });
    const old = first?.token ?? "";
    expect(await outbox.delivered("x", old, 101)).toBe(false);
    expect(await outbox.postpone("x", old, { dueAt: 500, error: "late" })).toBe(false);
    expect(await outbox.giveUp("x", old, { now: 101, error: "late" })).toBe(false);
    expect(await outbox.delivered("x", second?.token ?? "", 101)).toBe(true);
    expect(await outbox.list()).toMatchObject([{ state: "delivered", settledAt: 101 }]);
  });

  test("a worker that is late but alone is believed, once", async () => {
    const { outbox } = current();
    await outbox.enqueue([aDelivery({ id: "x" })], 0);
    const [claimed] = await claim(0);
    expect(await outbox.delivered("x", claimed?.token ?? "", 5_000)).toBe(true);
    expect(await outbox.delivered("x", claimed?.token ?? "", 5_001)).toBe(false);
    expect(await claim(10_000)).toEqual([]);
  });

  test("a postponed delivery comes back when it is due, with its error; a given-up one never", async () => {
    const { outbox } = current();
    await outbox.enqueue([aDelivery({ id: "x" })], 0);
    const [first] = await claim(0);
    expect(await outbox.postpone("x", first?.token ?? "", { dueAt: 50, error: "451" })).toBe(true);
    expect(await claim(49)).toEqual([]);
    const [second] = await claim(50);
    expect(second).toMatchObject({ attempts: 2, dueAt: 50, lastError: "451" });
    expect(await outbox.giveUp("x", second?.token ?? "", { now: 60, error: "550" })).toBe(true);
    expect(await outbox.list()).toMatchObject([{ state: "dead", settledAt: 60, lastError: "550" }]);
    expect(await claim(day)).toEqual([]);
  });

  test("a clock that jumps a day forward and back loses nothing and sends nothing in a burst", async () => {
    const { outbox } = current();
    await outbox.enqueue([aDelivery({ id: "x" }), aDelivery({ id: "y" })], 0);
    const [one] = await claim(0, 1);
    const ahead = await claim(day);
    expect(ahead.map(({ id }) => id).sort()).toEqual(["x", "y"]);
    expect(await claim(day)).toEqual([]);
    expect(await outbox.delivered(one?.id ?? "", one?.token ?? "", 1)).toBe(false);
    expect(await claim(1)).toEqual([]);
    for (const { id, token } of ahead) expect(await outbox.delivered(id, token, 2)).toBe(true);
    expect(await outbox.counts()).toMatchObject({ delivered: 2, waiting: 0 });
  });
}
