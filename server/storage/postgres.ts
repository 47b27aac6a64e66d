import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import { help } from "../data-folder/data-folder.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import { type Engine, postgresDurability } from "./engine.ts";
import type { Tables } from "./tables.ts";

const connectMilliseconds = 5_000;
const statementMilliseconds = 10_000;
const bigint: number = pg.types.builtins.INT8;

/** The database at DATABASE_URL, or one schema of it. Connections are made when they are needed. */
export function openPostgres<Schema = Tables>(
  databaseUrl: string,
  schema?: string,
  vacuumed: readonly string[] = personalTables,
): Engine<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: schema ?? "site",
    ...(schema && { options: `-c search_path=${schema}` }),
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: statementMilliseconds,
    // The server ends a statement that is slow; this ends the wait for a server that is silent.
    query_timeout: statementMilliseconds + connectMilliseconds,
    keepAlive: true,
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
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
    overwriteDeleted: () => vacuum(databaseUrl, vacuumed),
  };
}

/** With tables that hold anything of a person. */
const personalTables = [
  "leads",
  "lead_notes",
  "lead_changes",
  "lead_reads",
  "deliveries",
  "submission_keys",
  "drafts",
  "resume_links",
  "consents",
  "requests",
] as const satisfies readonly (keyof Tables)[];

async function vacuum(databaseUrl: string, tables: readonly string[]): Promise<void> {
  await withClient(databaseUrl, (client) => client.query(`vacuum ${tables.join(", ")}`)).catch((error) => {
    throw toStorageError(error);
  });
}

/** A connection without limits of time, for what may take longer than a visitor's statement. */
export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "site command",
    connectionTimeoutMillis: connectMilliseconds,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The pool as Kysely asks for it; trouble that passes becomes StorageUnavailable, and its connection is not reused. */
function guardedPool(pool: pg.Pool): PostgresPool {
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
      const told = toStorageError(error);
      broken ||= told instanceof StorageUnavailable;
      throw told;
    }
  }
  // Kysely's type also knows cursors, which nobody here asks for.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(broken) };
}

/**
 * Connection, clash, resources, operator, system; read-only after a fail-over; a lock not granted in time:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(08|40|53|57|58)|^(25006|55P03)$/;

/** Password, permission and name of the database. */
const misconfigured = /^(28|3D)/;
const noRoom = "53100";

/** Trouble that passes as StorageUnavailable, everything else as it is. What is no answer of the server passes. */
export function toStorageError(error: unknown): unknown {
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? "") ? unavailable(error) : error;
}

function unavailable(error: unknown): StorageUnavailable {
  const { code = "", message } = error as { code?: string; message: string };
  const cure = code === noRoom ? help.space : help.address;
  const sentence = misconfigured.test(code)
    ? `DATABASE_URL must lead to a database that lets us in, but it says: ${message}; ${help.address}.`
    : `The database takes nothing now (${code || message}); ${cure}.`;
  return new StorageUnavailable(sentence, { cause: error });
}
