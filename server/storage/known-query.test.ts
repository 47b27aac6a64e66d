import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { runKnown } from "./known-query.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

type Things = { things: { name: string; size: number | null } };

async function things() {
  const db = openSqlite(mkdtempSync(join(tmpdir(), "known-"))).db as unknown as Kysely<Things>;
  await sql`create table things (name text primary key, size integer)`.execute(db);
  const build = vi.fn((row: Things["things"]) => db.insertInto("things").values(row));
  const insert = (row: Things["things"], values: unknown[] = Object.values(row)) =>
    runKnown(db as unknown as Kysely<never>, "insert", values, () => build(row));
  return { db, build, insert };
}

test("a query is built once, and each time runs with its own values", async () => {
  const { db, build, insert } = await things();
  expect((await insert({ name: "a", size: 1 })).numAffectedRows).toBe(1n);
  await insert({ name: "b", size: null });
  expect(build).toHaveBeenCalledTimes(1);
  expect(await db.selectFrom("things").selectAll().orderBy("name").execute()).toEqual([
    { name: "a", size: 1 },
    { name: "b", size: null },
  ]);
});

test("every database has queries of its own", async () => {
  const [one, other] = [await things(), await things()];
  await one.insert({ name: "a", size: 1 });
  await other.insert({ name: "a", size: 1 });
  expect(other.build).toHaveBeenCalledTimes(1);
});

test("values that are not the parameters in their order are refused", async () => {
  const { insert } = await things();
  await expect(insert({ name: "a", size: 1 }, [1, "a"])).rejects.toThrow('The values of the query "insert"');
  await expect(insert({ name: "a", size: 1 }, ["a"])).rejects.toThrow();
});
