import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aLead, aReportLead, now, openDesk } from "../../testing/cli/desk.ts";

const day = 86_400_000;
const old = { createdAt: now - 731 * day };
const recent = { createdAt: now - 729 * day };

async function filledDesk() {
  const desk = openDesk();
  await desk.keep(aLead(old), aReportLead(old), aLead({ ...old, held: "captcha" }), aLead(recent));
  await desk.deliverAll();
  return { ...desk, outbox: () => readdirSync(join(desk.dataDir, "outbox")) };
}

test("what is older goes with its mails; a newer lead of the same person stays with its own", async () => {
  const { run, withStorage, outbox } = await filledDesk();
  expect(outbox()).toHaveLength(6);
  const { code, out } = await run(["purge", "--older-than", "730d", "--yes", "--json"]);
  expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, removed: { leads: 3, files: 4 } });
  expect(outbox()).toHaveLength(2);
  expect(await withStorage(({ leads }) => leads.list())).toMatchObject([recent]);
});

test("files of the same age go as well, whatever they say", async () => {
  const { run, dataDir, outbox } = await filledDesk();
  const file = join(dataDir, "outbox", "1.sms.json");
  writeFileSync(file, '{"to":"+905000000000"}');
  utimesSync(file, old.createdAt / 1_000, old.createdAt / 1_000);
  await run(["purge", "--older-than", "730d", "--yes"]);
  expect(outbox()).not.toContain("1.sms.json");
});

test("the question is preceded by what will go", async () => {
  const { run } = await filledDesk();
  const { code, err } = await run(["purge", "--older-than", "730d"], { confirm: async () => false });
  expect(code).toBe(1);
  expect(err).toMatch(/^Received before 2024-11-15 12:00:\n {2}contact +2 leads\n {2}report +1 lead\n/);
});

test("nothing to remove is said and is no failure", async () => {
  const { code, out } = await openDesk().run(["purge", "--older-than", "730d"]);
  expect({ code, out }).toEqual({ code: 0, out: "Nothing is older than 2024-11-15 12:00.\n" });
});

test("an age must be given", async () => {
  expect(await openDesk().run(["purge", "--yes"])).toMatchObject({ code: 2, err: "Say what goes, by --older-than.\n" });
});
