import { expect, test } from "vitest";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";
import type { Delivery } from "../ports/deliveries.ts";

const lead = aLead({ reference: "7F3K-2M9Q" });

/** The team's mail is dead, the visitor's waits. */
async function filledDesk() {
  const desk = openCli();
  await desk.keep(lead);
  const [dead, waiting] = await desk.withStorage(async ({ outbox }) => {
    const claimed = await outbox.claim({ now, lease: 1, limit: 10 });
    const team = claimed.find(({ kind }) => kind === "team-mail");
    if (team) await outbox.giveUp(team.id, team.token, { now, error: "smtp 550 5.1.1" });
    return [team, claimed.find((one) => one !== team)];
  });
  const states = () =>
    desk.withStorage(async ({ outbox }) =>
      Object.fromEntries((await outbox.list()).map(({ kind, state }) => [kind, state])),
    );
  return { ...desk, dead: dead as Delivery, waiting: waiting as Delivery, states };
}

test("deliveries are listed with what went wrong and whose they are", async () => {
  const { run, dead } = await filledDesk();
  const { code, out } = await run(["deliveries", "list", "--state", "dead"]);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${dead.id.slice(0, 8)} +team-mail +dead +1 +7F3K-2M9Q .+smtp 550 5\\.1\\.1`, "m"));
  expect(out).toContain("In all: 1 waiting, 0 delivered, 1 dead, 0 dropped.");
});

test("programs get everything", async () => {
  const { run, dead } = await filledDesk();
  const { out } = await run(["deliveries", "list", "--state", "dead", "--json"]);
  expect(JSON.parse(out)).toEqual({
    deliveries: [
      {
        id: dead.id,
        kind: "team-mail",
        state: "dead",
        leadId: lead.id,
        target: dead.target,
        attempts: 1,
        createdAt: "2026-11-15T11:00:00.000+03:00",
        dueAt: "2026-11-15T11:00:00.000+03:00",
        settledAt: "2026-11-15T12:00:00.000+03:00",
        lastError: "smtp 550 5.1.1",
        facts: {},
      },
    ],
    counts: { waiting: 1, delivered: 0, dead: 1, dropped: 0 },
  });
});

test("dead ones are tried again, all or by the beginning of the id", async () => {
  for (const named of [() => "--all-dead", ({ id }: Delivery) => id.slice(0, 8).toUpperCase()]) {
    const { run, dead, states } = await filledDesk();
    const { code, out } = await run(["deliveries", "retry", named(dead), "--json"]);
    expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, retried: 1 });
    expect(await states()).toEqual({ "team-mail": "waiting", "visitor-mail": "waiting" });
  }
});

test("dropping asks first, and a dropped one can be brought back", async () => {
  const { run, dead, waiting, states } = await filledDesk();
  const drop = ["deliveries", "drop", dead.id, waiting.id, dead.id];
  expect(await run(drop)).toMatchObject({ code: 2, out: "" });
  expect(await run(drop, { confirm: async () => false })).toMatchObject({ code: 1, out: "" });
  expect(await states()).toEqual({ "team-mail": "dead", "visitor-mail": "waiting" });
  expect((await run([...drop, "--yes"])).out).toBe("2 deliveries given up.\n");
  expect(await states()).toEqual({ "team-mail": "dropped", "visitor-mail": "dropped" });
  expect(await run(["deliveries", "retry", dead.id])).toMatchObject({ code: 0 });
  expect(await states()).toEqual({ "team-mail": "waiting", "visitor-mail": "dropped" });
});

test("what is not there, not meant or meant twice is said", async () => {
  const { run, states } = await filledDesk();
  const before = await states();
  expect(await run(["deliveries", "drop", "zz"])).toMatchObject({
    code: 1,
    err: 'There is no waiting or dead delivery "zz".\n',
  });
  expect(await run(["deliveries", "drop", ""])).toMatchObject({
    code: 1,
    err: expect.stringContaining("Several deliveries"),
  });
  for (const typed of [[], ["x", "--all-dead"]]) {
    expect(await run(["deliveries", "retry", ...typed])).toMatchObject({
      code: 2,
      err: "Name deliveries by their ids, or all dead ones with --all-dead.\n",
    });
  }
  expect(await states()).toEqual(before);
  expect(await openCli().run(["deliveries", "retry", "--all-dead"])).toMatchObject({
    code: 1,
    err: "No delivery is dead.\n",
  });
});
