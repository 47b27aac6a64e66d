import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { postgresDurability } from "../durability.ts";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { guardedPool } from "./guarded-pool.ts";
import { translated } from "./postgres-errors.ts";

const connectMilliseconds = 5_000;
const statementMilliseconds = 10_000;
const bigint: number = pg.types.builtins.INT8;

/** The database at DATABASE_URL. Connections are made when they are needed. */
export function openPostgres(databaseUrl: string): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "site",
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: statementMilliseconds,
    // The server ends a statement that is slow; this ends the wait for a server that is silent.
    query_timeout: statementMilliseconds + connectMilliseconds,
    keepAlive: true,
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  return {
    name: "postgresql",
    db,
    durability: postgresDurability,
    readSetting: async (name) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
      return String(rows[0]?.value);
    },
    // Kysely's migrator holds an advisory lock of its own.
    alone: (work) => work(),
    overwriteDeleted: () => vacuum(databaseUrl),
  };
}

/** On a connection of its own, because it may take longer than a visitor's statement. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMilliseconds });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("vacuum leads, deliveries, submission_keys, drafts, resume_links, consents, requests");
  } catch (error) {
    throw translated(error);
  } finally {
    await client.end();
  }
}
