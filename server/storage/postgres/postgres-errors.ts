import pg from "pg";
import { help } from "../../data-folder.ts";
import { StorageUnavailable } from "../../ports/storage.ts";

/**
 * Connection, clash, resources, operator, system; read-only after a fail-over; a lock not granted in time:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(08|40|53|57|58)|^(25006|55P03)$/;

/** Password, permission and name of the database. */
const misconfigured = /^(28|3D)/;
const noRoom = "53100";

/** Trouble that passes as StorageUnavailable, everything else as it is. What is no answer of the server passes. */
export function translated(error: unknown): unknown {
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? "") ? unavailable(error) : error;
}

export function unavailable(error: unknown): StorageUnavailable {
  const { code = "", message } = error as { code?: string; message: string };
  const cure = code === noRoom ? help.space : help.address;
  const sentence = misconfigured.test(code)
    ? `DATABASE_URL must lead to a database that lets us in, but it says: ${message}; ${help.address}.`
    : `The database takes nothing now (${code || message}); ${cure}.`;
  return new StorageUnavailable(sentence, { cause: error });
}
