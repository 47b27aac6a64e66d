import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { isBusy, withStorageErrors } from "./sqlite-errors.ts";
import type { DatabaseFile } from "./sqlite-file.ts";
import { backgroundCheckpoints } from "./sqlite-thread.ts";

const maxStatements = 200;

export type Run = <Row>(sql: string, parameters?: readonly unknown[]) => QueryResult<Row>;

/** Runs SQL on node:sqlite. Prepared statements are kept: that doubles its speed. */
export function statementsOf(database: DatabaseSync): Run {
  const prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();

  function prepare(sql: string) {
    const found = prepared.get(sql);
    if (found) return found;
    if (prepared.size >= maxStatements) prepared.clear();
    const statement = withStorageErrors(() => database.prepare(sql));
    const made = { statement, isReader: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  }

  return <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const { statement, isReader } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (isReader) return { rows: withStorageErrors(() => statement.all(...values)) as Row[] };
    return { rows: [], numAffectedRows: BigInt(withStorageErrors(() => statement.run(...values)).changes) };
  };
}

/** How long writers wait for another process, such as one that erases, and how often they try meanwhile. */
const lockMs = 10_000;
const lockPauseMs = 20;

/** Tries again as long as another process holds the database. Pages are served meanwhile. */
export async function whenUnlocked(attempt: () => void): Promise<void> {
  for (const until = performance.now() + lockMs; ; await pause(lockPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
  }
}

/** A limit, because a group runs without a pause and pages wait meanwhile. */
const maxWriters = 100;

/** One write transaction in a group. */
export type Writer = {
  /** Resolved by the group when this one may run its statements. */
  turn: PromiseWithResolvers<void>;
  /** Resolved by the transaction after its last statement. */
  finished: PromiseWithResolvers<void>;
  /** Resolved by the group after the commit. */
  committed: PromiseWithResolvers<void>;
};

export type CommitGroups = {
  join(): Writer;
  /** Resolves when no group is running: what is read then is committed. */
  idle(): Promise<void>;
  /** Called when a statement failed. After some errors, such as a full disk, SQLite has rolled the whole group back. */
  failed(error: unknown): void;
};

/**
 * Writers that come in the same turn of the event loop share one transaction, and so one wait for the disk. They run
 * one after another, and each resolves only after the commit, and only if `check` finds the file still in its place.
 */
export function commitGroups(database: DatabaseSync, run: Run, check: () => void = () => {}): CommitGroups {
  const waiting: Writer[] = [];
  let isScheduled = false;
  let running: Promise<void> | undefined;
  let rollbackCause: unknown;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(async () => {
      await whenUnlocked(beginGroup).catch((error) => refuse(nextWriters(), error));
      await running;
      isScheduled = false;
      running = undefined;
      schedule();
    });
  }

  function nextWriters(): Writer[] {
    return waiting.splice(0, maxWriters);
  }

  /** In one turn: reads must not come between the beginning and the moment from which they wait for the group. */
  function beginGroup(): void {
    // Taking the write lock at once lets two processes wait for one another; taking it later makes one of them fail.
    run("begin immediate");
    running = runGroup(nextWriters());
  }

  function refuse(writers: readonly Writer[], error: unknown): void {
    for (const { turn, committed } of writers) {
      turn.reject(error);
      committed.reject(error);
    }
  }

  async function runGroup(writers: readonly Writer[]): Promise<void> {
    rollbackCause = undefined;
    try {
      for (const { turn, finished } of writers) {
        turn.resolve();
        await finished.promise;
        if (!database.isTransaction) throw rollbackCause;
      }
      run("commit");
      check();
      for (const { committed } of writers) committed.resolve();
    } catch (error) {
      refuse(writers, error);
      if (database.isOpen && database.isTransaction) run("rollback");
    }
  }

  return {
    join() {
      const writer: Writer = {
        turn: Promise.withResolvers(),
        finished: Promise.withResolvers(),
        committed: Promise.withResolvers(),
      };
      // A transaction that fails by itself never awaits this promise.
      writer.committed.promise.catch(() => {});
      waiting.push(writer);
      schedule();
      return writer;
    },
    async idle() {
      while (running) await running;
    },
    failed(error) {
      if (!database.isTransaction) rollbackCause ??= error;
    },
  };
}

type Connection = DatabaseConnection & { writer?: Writer };
type Query = { sql: string; parameters?: readonly unknown[] };

const writeNodes = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

/** Raw SQL has no kind of its own, and "with" may begin a write. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*(select|pragma)\b/i.test(sql));
}

/** A Kysely driver for node:sqlite: writes join a group, reads see only what is committed. */
export function groupedDriver(database: DatabaseSync, file: DatabaseFile): Driver {
  const run = statementsOf(database);
  const checkpoints = backgroundCheckpoints(file);
  const groups = commitGroups(database, run, () => {
    file.check();
    checkpoints.start();
  });

  function execute<Row>({ sql, parameters }: Query): QueryResult<Row> {
    try {
      return run<Row>(sql, parameters);
    } catch (error) {
      groups.failed(error);
      throw error;
    }
  }

  /** A statement outside a transaction. If it fails, the rest of its group is not affected. */
  async function executeWithoutTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await groups.idle();
    // In a transaction: the schema is being changed.
    if (database.isTransaction || isRead(query)) {
      file.check();
      return execute<Row>(query);
    }
    if (!writeNodes.has(query.query.kind)) throw new Error(`This statement needs a transaction: ${query.sql}`);
    const { turn, finished, committed } = groups.join();
    await turn.promise;
    try {
      const result = execute<Row>(query);
      finished.resolve();
      await committed.promise;
      return result;
    } finally {
      finished.resolve();
    }
  }

  function connection(): Connection {
    const own: Connection = {
      executeQuery: async <Row>(query: CompiledQuery) =>
        own.writer ? execute<Row>(query) : executeWithoutTransaction<Row>(query),
      streamQuery() {
        throw new Error("Nothing here is read as a stream.");
      },
    };
    return own;
  }

  function endTurn(connection: Connection): Writer | undefined {
    const { writer } = connection;
    delete connection.writer;
    writer?.finished.resolve();
    return writer;
  }

  /**
   * For a database file that was moved: writes the WAL into it. SQLite itself would leave the WAL at the old path and
   * apply it to whatever file is there next.
   */
  function checkpoint(): void {
    try {
      run("pragma wal_checkpoint(truncate)");
    } catch {
      // There is nothing else to try.
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => connection(),
    async beginTransaction(connection: Connection) {
      const writer = groups.join();
      await writer.turn.promise;
      connection.writer = writer;
      try {
        execute({ sql: "savepoint member" });
      } catch (error) {
        endTurn(connection);
        throw error;
      }
    },
    async commitTransaction(connection: Connection) {
      execute({ sql: "release member" });
      await endTurn(connection)?.committed.promise;
    },
    /** Also called where the commit itself failed, and nothing is left to undo. */
    async rollbackTransaction(connection: Connection) {
      try {
        if (!connection.writer || !database.isTransaction) return;
        execute({ sql: "rollback to member" });
        execute({ sql: "release member" });
      } finally {
        endTurn(connection);
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await groups.idle();
      await checkpoints.running();
      if (file.isMoved()) checkpoint();
      database.close();
      file.close();
    },
  };
}
