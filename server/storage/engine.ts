import type { Kysely } from "kysely";
import type { Storage } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Tables } from "./tables.ts";

/** A database below the stores, and the few things that SQLite and PostgreSQL do not do alike. */
export type Engine<Schema = Tables> = {
  name: Storage["engine"];
  db: Kysely<Schema>;
  /** Settings without which a confirmed lead could be lost. */
  durability: readonly Setting[];
  /** The value of a setting as the database itself gives it. */
  readSetting(name: string): Promise<string>;
  /** Runs the work while no other process changes the schema. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Overwrites what deleted rows held, as far as the database can. */
  overwriteDeleted(): Promise<void>;
};

/** What a setting of the database must say, and what could happen where it says something else. */
export type Setting = { name: string; safe: readonly string[]; risk: string };

const powerCut = "a power cut could take leads that were confirmed";

export const sqliteDurability: readonly Setting[] = [
  { name: "journal_mode", safe: ["wal"], risk: powerCut },
  // 2 is FULL, 3 is EXTRA.
  { name: "synchronous", safe: ["2", "3"], risk: powerCut },
  { name: "secure_delete", safe: ["1"], risk: "erased data could stay readable in the file" },
  { name: "foreign_keys", safe: ["1"], risk: "an erased lead could leave its deliveries behind" },
];

export const postgresDurability: readonly Setting[] = [
  { name: "fsync", safe: ["on"], risk: powerCut },
  { name: "synchronous_commit", safe: ["on", "local", "remote_write", "remote_apply"], risk: powerCut },
  { name: "full_page_writes", safe: ["on"], risk: "a power cut could leave torn pages" },
];

/** Reads the settings back, and refuses with a sentence for each one that is weak. */
export async function checkDurability(
  settings: readonly Setting[],
  read: (name: string) => Promise<string>,
): Promise<void> {
  const found = await Promise.all(settings.map(async (setting) => ({ ...setting, value: await read(setting.name) })));
  const weak = found.filter(({ safe, value }) => !safe.includes(value));
  if (weak.length > 0) throw new StartRefusal(weak.map(sentence));
}

function sentence({ name, safe, value, risk }: Setting & { value: string }): string {
  return `The database runs with ${name} = ${value} where it must be ${safe.join(" or ")}: ${risk}.`;
}
