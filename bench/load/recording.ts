import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StatementSync } from "node:sqlite";
import pg from "pg";
import { readEnvironment } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { openServices } from "../../server/services.ts";
import type { Services } from "../../server/use-cases/services.ts";

export type Statement = { sql: string; values: readonly unknown[] };
/** What the storage asked of the database: to have everything ready, and then for each lead. */
export type Recording = { before: Statement[]; leads: Statement[][] };

type Place = { databaseUrl: string; dataDir: string };

/** Prepares as many leads as wanted, and gives what takes them one by one. */
export type Begin = (services: Services, place: Place, count: number) => Promise<() => Promise<void>>;

/** Settings under which a crowd of any size may ask for quotes. */
export const roomySettings = { SMS_PER_DAY: "1000000", SMS_PER_COUNTRY_PER_DAY: "1000000" };
export const secret = "a secret for measurements alone, of no use elsewhere";

/** Takes leads one by one in this process, and writes down every statement with its values. */
export async function record(databaseUrl: string, count: number, begin: Begin): Promise<Recording> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-load-"));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET: secret, WORKER: "off", ...roomySettings };
  // The sender of messages keeps the console it finds.
  const speakAgain = silenceErrors();
  const services = await openServices(readEnvironment(settings), createLog("silent")).finally(speakAgain);
  let statements: Statement[] = [];
  const stop = listen((statement) => {
    if (!/^(savepoint|release) /.test(statement.sql)) statements.push(statement);
  });
  try {
    const take = await begin(services, { databaseUrl, dataDir }, count);
    const recording: Recording = { before: statements, leads: [] };
    for (let taken = 0; taken < count; taken++) {
      statements = [];
      await take();
      recording.leads.push(statements);
    }
    return recording;
  } finally {
    stop();
    await services.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Both drivers have one place that every statement passes. */
function listen(hear: (statement: Statement) => void): () => void {
  const { run, all } = StatementSync.prototype;
  const { query } = pg.Client.prototype;
  StatementSync.prototype.run = function (...values: unknown[]) {
    hear({ sql: this.sourceSQL, values });
    return Reflect.apply(run, this, values);
  };
  StatementSync.prototype.all = function (...values: unknown[]) {
    hear({ sql: this.sourceSQL, values });
    return Reflect.apply(all, this, values);
  };
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (typeof given[0] === "string") hear({ sql: given[0], values: (given[1] as unknown[]) ?? [] });
    return Reflect.apply(query, this, given);
  } as typeof query;
  return () => {
    Object.assign(StatementSync.prototype, { run, all });
    pg.Client.prototype.query = query;
  };
}

/** Codes would be printed by the hundreds. */
function silenceErrors(): () => void {
  const { error } = console;
  console.error = () => {};
  return () => {
    console.error = error;
  };
}
