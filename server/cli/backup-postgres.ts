import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { toStorageError } from "../storage/postgres.ts";
import { failure, isSystemError } from "./context.ts";

const batchSize = 1_000;
type Head = { steps: string[]; tables: { name: string; rows: number }[] };

/** The file of one schema: the site's own where none is named. `table` is the one it is counted by. */
export type Copy = { file: string; table: string; schema?: "office" };

/**
 * Writes all rows of one moment as JSON, as PostgreSQL itself puts them, and gives the number of rows in the table of
 * each copy. pg_dump would have to be there, and of the server's version or a later one.
 */
export function backUpPostgres(url: string, copies: readonly Copy[]): Promise<number[]> {
  return connected(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const counts: number[] = [];
    for (const copy of copies) {
      await lookInto(client, copy);
      const head: Head = { steps: await stepsOf(client, copy), tables: [] };
      for (const name of await tablesOf(client)) head.tables.push({ name, rows: await countOf(client, name) });
      const output = createWriteStream(copy.file, { flags: "wx", mode: 0o600, flush: true });
      await pipeline(linesOf(client, head), createGzip(), output);
      counts.push(head.tables.find(({ name }) => name === copy.table)?.rows ?? 0);
    }
    return counts;
  });
}

/** Whether there is an office on this database. */
export function hasOfficeSchema(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname = 'office' and tablename = 'people'",
    );
    return rowCount === 1;
  });
}

async function lookInto(client: pg.Client, { schema }: Copy): Promise<void> {
  await client.query(`set local search_path to ${schema ?? "default"}`);
}

async function* linesOf(client: pg.Client, head: Head): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for (const { name } of head.tables) {
    await client.query(`declare reading cursor for select row_to_json(t)::text as line from ${quoted(name)} t`);
    let rows: { line: string }[];
    do {
      ({ rows } = await client.query(`fetch ${batchSize} from reading`));
      yield rows.map(({ line }) => `${line}\n`).join("");
    } while (rows.length === batchSize);
    await client.query("close reading");
  }
}

/** Puts the rows into empty tables, or with `replace` in the place of what is there: all of them or none. */
export async function restorePostgres(url: string, copies: readonly Copy[], replace: boolean): Promise<number[]> {
  return connected(url, async (client) => {
    await refuseOthers(client);
    await client.query("begin");
    const counts: number[] = [];
    for (const copy of copies) {
      await lookInto(client, copy);
      await restoreCopy(client, copy, replace);
      counts.push(await countOf(client, copy.table));
    }
    await client.query("commit");
    return counts;
  });
}

async function restoreCopy(client: pg.Client, copy: Copy, replace: boolean): Promise<void> {
  const tables = await tablesOf(client);
  if (replace) await client.query(`truncate ${tables.map(quoted).join(", ")}`);
  for (const name of tables) {
    if (await countOf(client, name))
      throw failure("The database is not empty: --replace puts the backup in its place.");
  }
  const lines = linesIn(copy.file);
  const head: Head = JSON.parse(String((await lines.next()).value));
  if (String(head.steps) !== String(await stepsOf(client, copy))) {
    throw failure(
      "The backup was made by another release, with another schema: restore it with that one, then update.",
    );
  }
  for (const table of head.tables) await insert(client, table, lines);
}

async function insert(
  client: pg.Client,
  { name, rows }: Head["tables"][number],
  lines: AsyncIterator<string>,
): Promise<void> {
  const table = quoted(name);
  for (let left = rows; left > 0; ) {
    const some: string[] = [];
    while (some.length < Math.min(left, batchSize)) {
      const { value, done } = await lines.next();
      if (done) throw failure("The backup ends too early.");
      some.push(value);
    }
    const rows = `[${some.join(",")}]`;
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
    left -= some.length;
  }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  let rest = "";
  const unpacked = createGunzip().setEncoding("utf8");
  // What fails in either ends the loop below with its error.
  pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    for await (const text of unpacked) {
      const lines = `${rest}${text}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw isSystemError(error) ? error : failure(`${file} is damaged.`);
  }
}

/** Ours, each after those it refers to; what the schema's own book-keeping needs is left out. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parents: string[] }>(`
    select relname as name, array(
      select confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
    ) as parents
    from pg_class c where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like '%\\_migration%'
    order by relname`);
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, parents }) => !ordered.includes(name) && parents.every((one) => ordered.includes(one)),
    );
    if (!next) throw new Error("tables refer to one another in a circle");
    ordered.push(next.name);
  }
  return ordered;
}

async function stepsOf(client: pg.Client, { schema }: Copy): Promise<string[]> {
  const table = `${schema ?? "kysely"}_migration`;
  const { rows } = await client.query<{ name: string }>(`select name from ${table} order by name`);
  return rows.map(({ name }) => name);
}

async function countOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`);
  return Number(rows[0]?.count);
}

/** Server, worker and office name their connections. One that was just closed is listed a moment longer. */
async function refuseOthers(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name in ('site', 'office')",
    );
    if (rowCount === 0) return;
    await pause(50);
  }
  throw failure("The database is in use: stop server, worker and office everywhere first.");
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "site backup",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw error instanceof pg.DatabaseError || isConnectionError(error) ? toStorageError(error) : error;
  } finally {
    await client.end();
  }
}

function isConnectionError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "connect";
}
