import type { Kysely } from "kysely";

/** Decisions about cookies, and the log of what was destroyed. */
export async function recordTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("consents")
    // The decision as JSON: one that comes twice is one.
    .addColumn("decision", "text", (column) => column.primaryKey())
    .addColumn("kept_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("consents_by_time").on("consents").column("kept_at").execute();

  await schema
    .createTable("destructions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("oldest", "text", (column) => column.notNull())
    .addColumn("newest", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("destructions_by_time").on("destructions").column("at").execute();
}
