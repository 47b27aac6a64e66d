import { expect, test } from "vitest";
import type { Consent } from "../../domain/consent/consent.ts";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { applyNewerMigration } from "../../testing/server/newer-schema.ts";

const day = 86_400_000;
const decision = (version: string): Consent => ({
  id: "0123456789abcdef0123456789abcdef",
  version,
  time: "2026-11-14T09:00:00.000Z",
  categories: ["necessary"],
});

test("decisions about cookies are written as lines, or as one document", async () => {
  const { run, withStorage } = openCli();
  await withStorage(async ({ consents }) => {
    await consents.keep(decision("1.1"), now - 9 * day);
    await consents.keep(decision("1.2"), now - day);
  });
  const [old, recent] = [
    { ...decision("1.1"), keptAt: "2026-11-06T12:00:00.000+03:00" },
    { ...decision("1.2"), keptAt: "2026-11-14T12:00:00.000+03:00" },
  ];
  const { code, out, err } = await run(["consents"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toBe(`${JSON.stringify(old)}\n${JSON.stringify(recent)}\n`);
  expect(JSON.parse((await run(["consents", "--since", "7d", "--json"])).out)).toEqual({ consents: [recent] });
});

test("every command that destroys leaves a line without anybody's name", async () => {
  const { run, keep, deliverAll } = openCli();
  expect((await run(["destructions"])).out).toBe("Nothing was destroyed.\n");
  const bot = aLead({ held: "honeypot" });
  await keep(bot, aLead({ email: "gone@example.com" }), aLead({ createdAt: now - 800 * day }));
  await deliverAll();
  await run(["held", "drop", bot.reference, "--yes"]);
  await run(["erase", "--email", "gone@example.com", "--yes"]);
  await run(["purge", "--older-than", "730d", "--yes"]);
  const { destructions } = JSON.parse((await run(["destructions", "--json"])).out);
  const lines = destructions.map((line: Record<string, string>) => `${line.kind} ${line.count} ${line.reason}`);
  expect(lines.sort()).toEqual(["file 2 erasure", "file 2 purge", "lead 1 drop", "lead 1 erasure", "lead 1 purge"]);
  expect(destructions).toContainEqual({
    at: "2026-11-15T12:00:00.000+03:00",
    kind: "lead",
    reason: "purge",
    count: 1,
    oldest: "2024-09-06",
    newest: "2024-09-06",
  });
  const { out } = await run(["destructions", "--since", "1d", "--limit", "2"]);
  expect(out).toMatch(/^WHEN +WHAT +COUNT +WHY +OLDEST +NEWEST\n(2026-11-15 12:00 .*\n){2}$/);
});

test("a database of a newer release is refused in a sentence", async () => {
  const { run, dataDir } = openCli();
  await applyNewerMigration(dataDir);
  for (const args of [["list"], ["purge", "--older-than", "1d", "--yes"]]) {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^The database was made by a newer version of the site [^\n]+\n$/);
  }
});
