import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { StorageUnavailable } from "../../ports/storage.ts";
import { translated, unavailable } from "./postgres-errors.ts";

/** The pool as Kysely asks for it; trouble that passes becomes StorageUnavailable, and its connection is not reused. */
export function guardedPool(pool: pg.Pool): PostgresPool {
  // Without listeners, a connection that breaks while nobody waits for it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  return {
    async connect() {
      return guardedClient(await pool.connect().catch(refuse));
    },
    end: () => pool.end(),
  };
}

function refuse(error: unknown): never {
  throw unavailable(error);
}

function guardedClient(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  async function query(sql: string, parameters: readonly unknown[]) {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const told = translated(error);
      broken ||= told instanceof StorageUnavailable;
      throw told;
    }
  }
  // Kysely's type also knows cursors, which nobody here asks for.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(broken) };
}
