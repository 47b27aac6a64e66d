import { expect, test } from "vitest";
import { aLead, openCli } from "../../testing/cli/open-cli.ts";

const bot = aLead({ reference: "BBBB-2222", held: "honeypot" });
const quick = aLead({ reference: "CCCC-3333", held: "speed" });
const real = aLead({ reference: "DDDD-4444" });

async function filledDesk(settings = {}) {
  const desk = openCli(settings);
  await desk.keep(bot, quick, real);
  const waiting = () => desk.withStorage(({ outbox }) => outbox.list({ state: "waiting" }));
  return { ...desk, waiting };
}

test("held leads are listed with the reason", async () => {
  const { out } = await (await filledDesk()).run(["held", "list"]);
  expect(out).toMatch(/^NUMBER +RECEIVED +FORM +HELD FOR/);
  expect(out).toMatch(/^CCCC-3333 .+ speed /m);
  expect(out).not.toContain("DDDD-4444");
});

test("a released lead is delivered to team, visitor and webhook", async () => {
  const { run, waiting, withStorage } = await filledDesk({
    LEAD_MAILBOXES: "contact/information/managed=crew@yakamoz.example",
    WEBHOOK_URL: "https://crm.example/hook",
    WEBHOOK_SECRETS: `whsec_${"A".repeat(32)}`,
  });
  const { code, out } = await run(["held", "release", "bbbb-2222", "--json"]);
  expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, released: ["BBBB-2222"] });
  const deliveries = (await waiting()).filter(({ leadId }) => leadId === bot.id);
  expect(deliveries.map(({ kind, target }) => `${kind} ${target}`).sort()).toEqual([
    "team-mail crew@yakamoz.example",
    "visitor-mail ",
    "webhook https://crm.example/hook",
  ]);
  expect(await withStorage(({ leads }) => leads.count({ held: true }))).toBe(1);
});

test("confirmations to one address stay capped", async () => {
  const desk = openCli();
  const bots = Array.from({ length: 6 }, () => aLead({ held: "speed" }));
  await desk.keep(...bots);
  await desk.run(["held", "release", ...bots.map(({ id }) => id)]);
  const mails = await desk.withStorage(({ outbox }) => outbox.list({ kind: "visitor-mail" }));
  expect(mails).toHaveLength(5);
});

test("dropped ones are gone", async () => {
  const { run, withStorage } = await filledDesk();
  expect(await run(["held", "drop", "BBBB-2222", "CCCC-3333"])).toMatchObject({ code: 2 });
  const { out } = await run(["held", "drop", "BBBB-2222", "CCCC-3333", "--yes", "--json"]);
  expect(JSON.parse(out)).toEqual({ removed: { leads: 2, files: 0 } });
  expect(await withStorage(({ leads }) => leads.list())).toEqual([real]);
});

test.each([
  ["DDDD-4444", "The lead DDDD-4444 is not held.\n"],
  ["XXXX-XXXX", 'There is no lead "XXXX-XXXX".\n'],
])("where one is named wrongly (%s), none is touched", async (wrong, err) => {
  const { run, withStorage } = await filledDesk();
  for (const command of ["release", "drop"]) {
    expect(await run(["held", command, "BBBB-2222", wrong])).toMatchObject({ code: 1, err });
  }
  expect(await withStorage(({ leads }) => leads.count({ held: true }))).toBe(2);
});
