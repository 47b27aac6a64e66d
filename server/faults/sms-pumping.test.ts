import { describe, expect, test } from "vitest";
import { readableLog } from "../../testing/outbox/samples.ts";
import { minute, openOn, openWizard } from "../../testing/quote/open-wizard.ts";
import { quoteContact } from "../../testing/samples.ts";
import { times } from "../../testing/storage-contract/samples.ts";
import { createAlerts } from "../outbox/alerts.ts";
import type { Storage } from "../ports/storage.ts";
import { createSendCode } from "../use-cases/quote/codes.ts";
import { createDrafts } from "../use-cases/quote/drafts.ts";

const hour = 60 * minute;

/**
 * Somebody with any number of addresses and telephone numbers. One draft serves, and its answers are sent past the
 * form: what is attacked is the message.
 */
async function attack(
  site: Awaited<ReturnType<typeof openWizard>>,
  count: number,
  numberOf: (index: number) => string,
) {
  const outcomes: Record<string, number> = {};
  const visitor = site.visitor();
  await visitor.choose();
  const drafts = createDrafts(site.deps);
  const sendCode = createSendCode(site.deps, drafts);
  const key = drafts.keyOf(visitor.visit()) ?? "";
  for (let index = 0; index < count; index++) {
    const clientAddress = `198.51.${Math.floor(index / 250)}.${index % 250}`;
    const contact = quoteContact({ phone: numberOf(index), since: { ...site.time } });
    const answer = await sendCode({ ...visitor.visit(), clientAddress }, key, contact);
    const name = answer.outcome === "refused" ? answer.refusal : answer.outcome;
    outcomes[name] = (outcomes[name] ?? 0) + 1;
    site.pass(50);
  }
  return outcomes;
}

const within = (prefix: string) => (index: number) => `+90${prefix}${String(2_000_000 + index).padStart(7, "0")}`;

/** Alerts as the server raises them, with a log one can read. */
function operators(storage: Storage, now: () => number) {
  const { log, lines } = readableLog();
  const mailer = { send: async () => ({ outcome: "delivered" as const }) };
  const alerts = createAlerts({ storage, mailer, mailbox: "ops@yakamoz.example", clock: now, log, wake: () => {} });
  return { raise: alerts.raise, lines };
}

test("10,000 numbers with one prefix get twenty codes and then one an hour; the operators hear of it once an hour", async () => {
  const raised: Promise<boolean>[] = [];
  const storage = await openOn("SQLite");
  const clock = { now: () => 0 };
  const { raise, lines } = operators(storage, () => clock.now());
  const site = await openWizard({ on: storage, raise: (incident) => void raised.push(raise(incident)) });
  clock.now = () => site.time.at;
  const outcomes = await attack(site, 10_000, within("532"));
  await Promise.all(raised);
  expect(outcomes).toEqual({ "code-sent": 20, paused: 9_980 });
  expect(site.sent).toHaveLength(20);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reason: "sms-paused", prefix: "+90532" }]);
  expect(await storage.outbox.list({ kind: "alert" })).toMatchObject([{ target: "ops@yakamoz.example" }]);
  expect(lines.join("")).not.toMatch(/\+90532\d/);

  // People with other numbers are served meanwhile, and the prefix gets a trial after an hour.
  const other = site.visitor("203.0.113.1");
  await other.choose();
  expect(await other.send({ tel: "0533 234 56 78" })).toMatchObject({ outcome: "code-sent" });
  site.pass(hour);
  const trial = await attack(site, 100, (index) => within("532")(50_000 + index));
  expect(trial).toEqual({ "code-sent": 1, paused: 99 });
  await Promise.all(raised);
  expect(lines).toHaveLength(2);
});

test("a pause is told when it begins, before anybody is refused", async () => {
  const site = await openWizard();
  expect(await attack(site, 20, within("532"))).toEqual({ "code-sent": 20 });
  expect(site.incidents).toEqual([{ reason: "sms-paused", prefix: "+90532", until: site.time.at - 50 + hour }]);
});

test.each(["SQLite", "PostgreSQL"] as const)("forty at once get no more than twenty on %s", async (engine) => {
  const site = await openWizard({ on: await openOn(engine) });
  const visitors = await Promise.all(
    times(40, async (index) => {
      const visitor = site.visitor(`203.0.113.${index}`);
      await visitor.choose("san");
      return visitor;
    }),
  );
  await Promise.all(visitors.map((visitor, index) => visitor.send({ tel: within("532")(index) })));
  expect(site.sent).toHaveLength(20);
});

test("a prefix whose codes come back never pauses", async () => {
  const site = await openWizard();
  for (let index = 0; index < 40; index++) {
    const visitor = site.visitor(`203.0.113.${index}`);
    await visitor.choose();
    expect(await visitor.send({ tel: within("532")(index) })).toMatchObject({ outcome: "code-sent" });
    if (index % 4 === 0) expect(await visitor.confirm(site.code())).toMatchObject({ outcome: "completed" });
  }
  expect(site.incidents).toEqual([]);
});

describe("spread over many prefixes", () => {
  const spread = (index: number) => within(`5${String(30 + (index % 20))}`)(index);

  test.each(["SQLite", "PostgreSQL"] as const)("the budget of a day ends it on %s", async (engine) => {
    const caps = { countries: ["TR"], perCountry: 20, total: 30 };
    const site = await openWizard({ on: await openOn(engine), caps });
    expect(await attack(site, 60, spread)).toEqual({ "code-sent": 20, busy: 40 });
    expect(site.sent).toHaveLength(20);
    const until = site.time.at - 60 * 50 + 24 * hour;
    expect(site.incidents).toEqual([
      { reason: "sms-budget-low", cap: "country-day:TR", used: 16, limit: 20, until },
      { reason: "sms-budget-spent", cap: "country-day:TR", until },
    ]);
    site.pass(24 * hour);
    expect(await attack(site, 30, (index) => spread(index + 1_000))).toEqual({ "code-sent": 20, busy: 10 });
  });

  test("countries together stay within the whole", async () => {
    const caps = { countries: ["TR", "DE"], perCountry: 20, total: 30 };
    const site = await openWizard({ caps });
    const german = (index: number) => `+4917${index % 10}${String(2_000_000 + index)}`;
    await attack(site, 80, (index) => (index % 2 === 0 ? spread(index) : german(index)));
    expect(site.sent).toHaveLength(30);
    expect(site.incidents.at(-1)).toMatchObject({ reason: "sms-budget-spent", cap: "total-day" });
  });
});

test("flooding one number, or from one address, ends at their caps", async () => {
  const site = await openWizard();
  const flood = async (address: (index: number) => string, number: (index: number) => string) => {
    const outcomes: string[] = [];
    for (let index = 0; index < 12; index++) {
      const visitor = site.visitor(address(index));
      await visitor.choose();
      const answer = await visitor.send({ tel: number(index) });
      outcomes.push(answer.outcome === "refused" ? answer.refusal : answer.outcome);
    }
    return outcomes;
  };
  const toOne = await flood(
    (index) => `203.0.113.${index}`,
    () => "0501 234 56 78",
  );
  expect(toOne).toEqual([...Array(3).fill("code-sent"), ...Array(9).fill("number")]);
  const fromOne = await flood(
    () => "198.51.100.7",
    (index) => within(`54${index % 10}`)(index),
  );
  expect(fromOne).toEqual([...Array(5).fill("code-sent"), ...Array(7).fill("visitor")]);
  expect(site.incidents).toEqual([]);
});

test("numbers of countries that are not served are refused before anything is counted", async () => {
  const site = await openWizard();
  expect(await attack(site, 50, (index) => `+4915112${String(100_000 + index)}`)).toEqual({ country: 50 });
  expect(site.sent).toEqual([]);
  const visitor = site.visitor("198.51.0.1");
  await visitor.choose();
  expect(await visitor.send()).toMatchObject({ outcome: "code-sent" });
});
