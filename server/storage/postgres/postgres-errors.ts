import pg from "pg";
import { StorageUnavailable } from "../../ports.ts";
import { StartRefusal } from "../../start-refusal.ts";

/**
 * Connection, clash, resources, operator, system; read-only after a fail-over; a lock not granted in time:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(08|40|53|57|58)|^(25006|55P03)$/;

/** Password, permission and name of the database. */
const misconfigured = /^(28|3D)/;

/** Trouble that passes as StorageUnavailable, everything else as it is. What is no answer of the server passes. */
export function translated(error: unknown): unknown {
  return !(error instanceof pg.DatabaseError) || passing.test(error.code ?? "") ? unavailable(error) : error;
}

export function unavailable(error: unknown): StorageUnavailable {
  const { code, message } = error as { code?: string; message?: string };
  return new StorageUnavailable(`The database takes nothing now (${code ?? message}).`, { cause: error });
}

/** At the start, being turned away means that the setting is wrong, and no waiting mends it. */
export function asRefusal(error: unknown): unknown {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  if (!(cause instanceof pg.DatabaseError) || !misconfigured.test(cause.code ?? "")) return error;
  return new StartRefusal([`DATABASE_URL must lead to a database that lets us in, but it says: ${cause.message}.`]);
}
