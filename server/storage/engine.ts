import type { Kysely } from "kysely";
import type { Storage } from "../ports/storage.ts";
import type { Setting } from "./durability.ts";
import type { Tables } from "./tables.ts";

/** A database below the stores, and the few things that SQLite and PostgreSQL do not do alike. */
export type Engine = {
  name: Storage["engine"];
  db: Kysely<Tables>;
  /** Settings without which a confirmed lead could be lost. */
  durability: readonly Setting[];
  /** The value of a setting as the database itself gives it. */
  readSetting(name: string): Promise<string>;
  /** Runs the work while no other process changes the schema. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows held, as far as the database can. */
  overwriteDeleted(): Promise<void>;
};
