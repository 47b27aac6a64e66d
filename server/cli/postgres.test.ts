import { expect, test } from "vitest";
import { aLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";

test("on PostgreSQL the same commands do the same", async () => {
  const { run, keep } = openCli({ DATABASE_URL: await emptyDatabase(), SECRET: "s".repeat(32) });
  const lead = aLead({ held: "speed" });
  await keep(lead, aLead({ email: "old@example.com", createdAt: now - 900 * 86_400_000 }));
  expect((await run(["check"])).out).toContain("✓ storage: PostgreSQL is sound and keeps 2 leads, 1 of them held");
  expect(await run(["held", "release", lead.reference])).toMatchObject({ code: 0 });
  expect((await run(["show", lead.reference])).out).toMatch(/team-mail +waiting/);
  expect((await run(["purge", "--older-than", "730d", "--yes"])).out).toContain("Removed 1 lead ");
  expect((await run(["erase", "--email", lead.email.toUpperCase(), "--yes"])).out).toContain("Removed 1 lead ");
  expect(JSON.parse((await run(["export", "json"])).out)).toEqual({ leads: [] });
});
