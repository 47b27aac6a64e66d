import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import { openStorage } from "../../server/storage/open-storage.ts";
import { pragmas } from "../../server/storage/sqlite/open-sqlite.ts";
import type { Recording, Statement } from "./recording.ts";

/** As many as the server's pool has. */
const postgresConnections = 10;

/** Leads a second when nothing is done but the statements themselves, prepared, on an empty database. */
export async function bareSqlite({ before, leads }: Recording): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-bare-"));
  await (await openStorage({ databaseUrl: "", dataDir })).close();
  const database = new DatabaseSync(join(dataDir, "site.db"));
  database.exec(pragmas);
  const prepared = new Map<string, (...values: SQLInputValue[]) => unknown>();
  const run = ({ sql, values }: Statement) => {
    let call = prepared.get(sql);
    if (!call) {
      const statement = database.prepare(sql);
      call = statement.columns().length > 0 ? statement.all.bind(statement) : statement.run.bind(statement);
      prepared.set(sql, call);
    }
    call(...(values as SQLInputValue[]));
  };
  for (const statement of before) run(statement);
  const began = performance.now();
  for (const statements of leads) for (const statement of statements) run(statement);
  const elapsed = performance.now() - began;
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return (leads.length / elapsed) * 1_000;
}

/** The same on PostgreSQL, over as many connections as the server uses. */
export async function barePostgres(databaseUrl: string, { before, leads }: Recording): Promise<number> {
  await (await openStorage({ databaseUrl, dataDir: "" })).close();
  const clients = Array.from({ length: postgresConnections }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const names = new Map<string, string>();
  const run = async (client: pg.Client, { sql, values }: Statement) => {
    const name = names.get(sql) ?? `statement_${names.size}`;
    names.set(sql, name);
    await client.query({ name, text: sql, values: [...values] });
  };
  for (const statement of before) await run(clients[0] as pg.Client, statement);
  const left = [...leads];
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let statements = left.pop(); statements; statements = left.pop()) {
        for (const statement of statements) await run(client, statement);
      }
    }),
  );
  const elapsed = performance.now() - began;
  await Promise.all(clients.map((client) => client.end()));
  return (leads.length / elapsed) * 1_000;
}
