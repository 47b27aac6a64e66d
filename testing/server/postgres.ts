import pg from "pg";
import { beforeAll, inject } from "vitest";
import { createDatabase } from "./postgres-server.ts";

let server: string;

// In a hook, which has more time than a test: whoever needs PostgreSQL first waits until it has started.
beforeAll(async () => {
  const answer = await fetch(inject("postgres"));
  server = await answer.text();
  if (!answer.ok) throw new Error(server);
});

/** Address of an empty database on the PostgreSQL of this run. */
export function emptyDatabase(): Promise<string> {
  return createDatabase(server);
}

/** Asks past the storage, on a connection of its own. */
export async function queryPostgres(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
