import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { guarded } from "./sqlite-errors.ts";
import type { DatabaseFile } from "./sqlite-file.ts";

const mostStatements = 200;

export type Run = <Row>(sql: string, parameters?: readonly unknown[]) => QueryResult<Row>;

/** Runs SQL on node:sqlite. Prepared statements are kept: that doubles its speed. */
export function statementsOf(database: DatabaseSync): Run {
  const known = new Map<string, { statement: StatementSync; isReader: boolean }>();

  function prepare(sql: string) {
    const found = known.get(sql);
    if (found) return found;
    if (known.size >= mostStatements) known.clear();
    const statement = guarded(() => database.prepare(sql));
    const prepared = { statement, isReader: statement.columns().length > 0 };
    known.set(sql, prepared);
    return prepared;
  }

  return <Row>(sql: string, parameters: readonly unknown[] = []) => {
    const { statement, isReader } = prepare(sql);
    const given = parameters as SQLInputValue[];
    if (isReader) return { rows: guarded(() => statement.all(...given)) as Row[] };
    return { rows: [], numAffectedRows: BigInt(guarded(() => statement.run(...given)).changes) };
  };
}

/** More would keep pages waiting: a group runs without a pause. */
const mostMembers = 100;

/** Somebody who writes: waits for its turn, says when it is through, and hears when all of it is safe on disk. */
export type Member = {
  turn: PromiseWithResolvers<void>;
  through: PromiseWithResolvers<void>;
  safe: PromiseWithResolvers<void>;
};

export type CommitGroups = {
  join(): Member;
  /** Resolves when no group is under way: what is read then is safe. */
  rest(): Promise<void>;
  /** A statement failed. A full disk, for one, has undone all that the group did. */
  failed(error: unknown): void;
};

/**
 * Writers that come in the same turn of the event loop share one transaction, and so one wait for the disk. They run
 * one after another, and none is answered before the commit, nor where `check` finds that a restart would not see it.
 */
export function commitGroups(database: DatabaseSync, run: Run, check: () => void = () => {}): CommitGroups {
  let waiting: Member[] = [];
  let isScheduled = false;
  let underWay: Promise<void> | undefined;
  let undoneBy: unknown;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      const members = waiting.slice(0, mostMembers);
      waiting = waiting.slice(mostMembers);
      underWay = runGroup(members).finally(() => {
        isScheduled = false;
        underWay = undefined;
        schedule();
      });
    });
  }

  async function runGroup(members: readonly Member[]): Promise<void> {
    undoneBy = undefined;
    try {
      // Taking the write lock at once lets two processes wait for one another; taking it later makes one of them fail.
      run("begin immediate");
      for (const { turn, through } of members) {
        turn.resolve();
        await through.promise;
        if (!database.isTransaction) throw undoneBy;
      }
      run("commit");
      check();
      for (const { safe } of members) safe.resolve();
    } catch (error) {
      for (const { turn, safe } of members) {
        turn.reject(error);
        safe.reject(error);
      }
      if (database.isOpen && database.isTransaction) run("rollback");
    }
  }

  return {
    join() {
      const member: Member = {
        turn: Promise.withResolvers(),
        through: Promise.withResolvers(),
        safe: Promise.withResolvers(),
      };
      // Whoever fails by itself never asks whether the others are safe.
      member.safe.promise.catch(() => {});
      waiting.push(member);
      schedule();
      return member;
    },
    async rest() {
      while (underWay) await underWay;
    },
    failed(error) {
      if (!database.isTransaction) undoneBy ??= error;
    },
  };
}

type Connection = DatabaseConnection & { member?: Member };
type Query = { sql: string; parameters?: readonly unknown[] };

const writes = new Set(["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

/** Kysely's way to node:sqlite: whatever writes joins a group, whatever reads sees what is safe on disk. */
export function groupedDriver(database: DatabaseSync, file: DatabaseFile): Driver {
  const run = statementsOf(database);
  const groups = commitGroups(database, run, file.check);

  function execute<Row>({ sql, parameters }: Query): QueryResult<Row> {
    try {
      return run<Row>(sql, parameters);
    } catch (error) {
      groups.failed(error);
      throw error;
    }
  }

  /** A statement without a transaction. One that fails undoes itself alone. */
  async function executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await groups.rest();
    // In a transaction: the schema is being changed.
    if (database.isTransaction || !writes.has(query.query.kind)) {
      file.check();
      return execute<Row>(query);
    }
    const { turn, through, safe } = groups.join();
    await turn.promise;
    try {
      const result = execute<Row>(query);
      through.resolve();
      await safe.promise;
      return result;
    } finally {
      through.resolve();
    }
  }

  function connection(): Connection {
    const own: Connection = {
      executeQuery: async <Row>(query: CompiledQuery) => (own.member ? execute<Row>(query) : executeAlone<Row>(query)),
      streamQuery() {
        throw new Error("Nothing here is read as a stream.");
      },
    };
    return own;
  }

  function leave(connection: Connection): Member | undefined {
    const { member } = connection;
    delete connection.member;
    member?.through.resolve();
    return member;
  }

  /**
   * Wherever the file lies now, it gets what stands in its log: SQLite itself would leave that, and take it for the log
   * of the file that lies there instead.
   */
  function bringHome(): void {
    try {
      run("pragma wal_checkpoint(truncate)");
    } catch {
      // Nothing can be saved of it.
    }
  }

  return {
    init: async () => {},
    acquireConnection: async () => connection(),
    async beginTransaction(connection: Connection) {
      const member = groups.join();
      await member.turn.promise;
      connection.member = member;
      try {
        execute({ sql: "savepoint member" });
      } catch (error) {
        leave(connection);
        throw error;
      }
    },
    async commitTransaction(connection: Connection) {
      execute({ sql: "release member" });
      await leave(connection)?.safe.promise;
    },
    /** Also called where the commit itself failed, and nothing is left to undo. */
    async rollbackTransaction(connection: Connection) {
      try {
        if (!connection.member || !database.isTransaction) return;
        execute({ sql: "rollback to member" });
        execute({ sql: "release member" });
      } finally {
        leave(connection);
      }
    },
    releaseConnection: async () => {},
    async destroy() {
      await groups.rest();
      if (file.isMoved()) bringHome();
      database.close();
      file.close();
    },
  };
}
