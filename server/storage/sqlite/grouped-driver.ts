import type { DatabaseSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { commitGroups, type Member } from "./commit-groups.ts";
import type { DatabaseFile } from "./open-file.ts";
import { statementsOf } from "./statements.ts";

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
