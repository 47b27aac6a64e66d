import { expect, test } from "vitest";
import type { Storage } from "../../server/ports/storage.ts";
import { aDelivery, aLead, keyOf } from "./samples.ts";

export function operatingContract(current: () => Storage): void {
  /** One delivery in each state, named after it, and one that a worker holds. */
  async function oneOfEach(): Promise<string> {
    const { outbox } = current();
    await outbox.enqueue(
      ["delivered", "dead", "dropped", "held"].map((id) => aDelivery({ id })),
      10,
    );
    const claimed = await outbox.claim({ now: 10, lease: 100, limit: 9 });
    const token = claimed[0]?.token ?? "";
    await outbox.delivered("delivered", token, 20);
    await outbox.giveUp("dead", token, { now: 30, error: "550" });
    await outbox.drop(["dropped"], 40);
    await outbox.enqueue([aDelivery({ id: "waiting", kind: "alert" })], 50);
    return token;
  }

  test("the counts and the oldest that waits", async () => {
    const { outbox } = current();
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 0, dead: 0, dropped: 0 });
    expect(await outbox.oldestWaiting()).toBeUndefined();
    const token = await oneOfEach();
    expect(await outbox.counts()).toEqual({ waiting: 2, delivered: 1, dead: 1, dropped: 1 });
    expect(await outbox.oldestWaiting()).toBe(10);
    await outbox.delivered("held", token, 60);
    expect(await outbox.oldestWaiting()).toBe(50);
  });

  test("lists are narrowed by state, kind and lead, newest first", async () => {
    const { leads, outbox } = current();
    await oneOfEach();
    const lead = aLead({ createdAt: 70 });
    await leads.accept(lead, [aDelivery({ id: "of a lead", leadId: lead.id })], keyOf(lead));
    const ids = async (filter: Parameters<typeof outbox.list>[0]) => (await outbox.list(filter)).map(({ id }) => id);
    expect(await ids({ state: "waiting" })).toEqual(["of a lead", "waiting", "held"]);
    expect(await ids({ state: "waiting", kind: "alert" })).toEqual(["waiting"]);
    expect(await ids({ leadId: lead.id })).toEqual(["of a lead"]);
    expect(await ids({ limit: 2 })).toEqual(["of a lead", "waiting"]);
    expect(await ids({})).toHaveLength(6);
  });

  test("dead and dropped ones are tried anew, a delivered one never", async () => {
    const { outbox } = current();
    await oneOfEach();
    expect(await outbox.retry(["delivered", "dead", "dropped", "nobody"], 200)).toBe(2);
    const due = await outbox.claim({ now: 200, lease: 100, limit: 9 });
    expect(due.map(({ id }) => id).sort()).toEqual(["dead", "dropped", "held", "waiting"]);
    expect(due.find(({ id }) => id === "dead")).toMatchObject({ attempts: 1, dueAt: 200 });
    expect(due.find(({ id }) => id === "dead")).not.toHaveProperty("settledAt");
  });

  test("a postponed one can be tried at once, but not while a worker holds it", async () => {
    const { outbox } = current();
    const token = await oneOfEach();
    expect(await outbox.retry(["held"], 60)).toBe(1);
    expect((await outbox.claim({ now: 60, lease: 100, limit: 9 })).map(({ id }) => id)).toEqual(["waiting"]);
    expect(await outbox.postpone("held", token, { dueAt: 9_000, error: "451" })).toBe(true);
    expect(await outbox.retry(["held"], 70)).toBe(1);
    expect((await outbox.claim({ now: 70, lease: 100, limit: 9 })).map(({ id }) => id)).toEqual(["held"]);
  });

  test("a dropped one is not delivered, and its worker is told", async () => {
    const { outbox } = current();
    const token = await oneOfEach();
    expect(await outbox.drop(["held", "waiting", "dead", "delivered"], 60)).toBe(3);
    expect(await outbox.delivered("held", token, 70)).toBe(false);
    expect(await outbox.claim({ now: 9_000, lease: 100, limit: 9 })).toEqual([]);
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 1, dead: 0, dropped: 4 });
  });

  test("settled ones of long ago are forgotten, waiting ones never", async () => {
    const { outbox } = current();
    await oneOfEach();
    expect(await outbox.forget(40)).toBe(2);
    expect(await outbox.forget(9_000)).toBe(1);
    expect(await outbox.counts()).toEqual({ waiting: 2, delivered: 0, dead: 0, dropped: 0 });
  });
}
