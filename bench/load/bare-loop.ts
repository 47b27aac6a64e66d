import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import { openStorage } from "../../server/storage/open-storage.ts";
import { pragmas } from "../../server/storage/sqlite.ts";
import type { Recording, Statement } from "./recording.ts";

/** As many as the server's pool has. */
const postgresConnections = 10;

/** Takes leads with nothing but the statements themselves, prepared, on a database that begins empty. */
export type BareLoop = {
  /** Takes the next part of the recording, one of so many, and says how many leads a second that made. */
  take(parts: number): Promise<number>;
  close(): Promise<void>;
};

export async function openBareSqlite({ before, leads }: Recording): Promise<BareLoop> {
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
  const next = inParts(leads);
  return {
    async take(parts) {
      const wanted = next(parts);
      const began = performance.now();
      for (const statements of wanted) for (const statement of statements) run(statement);
      return perSecond(wanted.length, began);
    },
    async close() {
      database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same on PostgreSQL, over as many connections as the server uses. */
export async function openBarePostgres(databaseUrl: string, { before, leads }: Recording): Promise<BareLoop> {
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
  const next = inParts(leads);
  return {
    async take(parts) {
      const wanted = next(parts);
      const left = [...wanted];
      const began = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          for (let statements = left.pop(); statements; statements = left.pop()) {
            for (const statement of statements) await run(client, statement);
          }
        }),
      );
      return perSecond(wanted.length, began);
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}

/** Gives a list piece by piece, each one of so many equal parts of the whole. */
function inParts<T>(list: readonly T[]): (parts: number) => readonly T[] {
  let taken = 0;
  return (parts) => {
    const size = Math.floor(list.length / parts);
    taken += size;
    return list.slice(taken - size, taken);
  };
}

function perSecond(count: number, began: number): number {
  return (count / (performance.now() - began)) * 1_000;
}
