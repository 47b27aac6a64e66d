import { describe, expect, test } from "vitest";
import { day } from "../../domain/time.ts";
import { deliveryDeps, emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { minute, monday, openWizard } from "../../testing/quote/open-wizard.ts";
import { contactLead } from "../../testing/samples.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import { createDeliver } from "../outbox/deliver.ts";
import { settle } from "../outbox/worker.ts";
import type { Attempt } from "../ports/deliveries.ts";
import { forgetOldDrafts } from "../use-cases/retention.ts";

/** A code that is out, and a clock that is then set by some days. */
async function jumped(days: number) {
  const site = await openWizard();
  const visitor = site.visitor();
  await visitor.choose();
  await visitor.send();
  site.time.at += days * day;
  await forgetOldDrafts(site.storage, { ...site.time });
  return { ...site, visitor };
}

describe.each([1, -1])("the clock is set by %i day", (days) => {
  test("a code that is out is not over before its time", async () => {
    const { visitor, code, pass } = await jumped(days);
    pass(3 * minute - 1);
    expect((await visitor.open()).code).toMatchObject({ secondsLeft: 1, resendIn: 0 });
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
  });

  test("and not a moment longer", async () => {
    const { visitor, code, pass } = await jumped(days);
    pass(3 * minute);
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "none-active" });
    expect(await visitor.resend()).toMatchObject({ outcome: "code-sent" });
  });

  test("the minute between two codes stays a minute", async () => {
    const { visitor, sent, pass } = await jumped(days);
    expect(await visitor.resend()).toMatchObject({ outcome: "too-soon" });
    pass(minute);
    expect(await visitor.resend()).toMatchObject({ outcome: "code-sent" });
    expect(sent).toHaveLength(2);
  });

  test("after a restart no code is eternal: another one can be had at once", async () => {
    const { visitor, code, time } = await jumped(days);
    Object.assign(time, { run: "second", tick: 0 });
    const before = code();
    expect(await visitor.confirm(before)).toMatchObject({ outcome: "none-active" });
    // The answers may be over too, or come from a future that nobody knows.
    expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
    expect(await visitor.confirm(code())).toMatchObject({ outcome: "completed" });
  });
});

test("waiting mails are tried once each after a jump, and wait their time again", async () => {
  let now = monday;
  const storage = await emptyStorage(() => now);
  const tries: string[] = [];
  const mailer = {
    send: async ({ id }: { id: string }): Promise<Attempt> => {
      tries.push(id);
      return { outcome: "later", error: "smtp 451" };
    },
  };
  const deliver = createDeliver({ ...deliveryDeps, storage, mailer, clock: () => now });
  const lead = contactLead({ createdAt: now });
  const deliveries = times(10, () => aDelivery({ leadId: lead.id }));
  await storage.leads.accept(lead, deliveries, { key: "k", digest: "d" });
  const options = { outbox: storage.outbox, deliver, clock: () => now, log: readableLog().log, random: () => 0.5 };
  const round = async () => {
    for (const claimed of await storage.outbox.claim({ now, lease: minute, limit: 100 }))
      await settle(claimed, options);
    return tries.splice(0).length;
  };
  expect(await round()).toBe(10);
  now += day;
  expect([await round(), await round()]).toEqual([10, 0]);
  now += 2 * minute;
  expect(await round()).toBe(10);
  now -= day;
  expect(await round()).toBe(0);
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 10 });
  now += day + 10 * minute;
  expect(await round()).toBe(10);
});
