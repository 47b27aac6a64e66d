import type { Kysely, Migration } from "kysely";
import { quoteTables } from "./quote-tables.ts";
import { recordTables } from "./record-tables.ts";
import { requestTables } from "./request-tables.ts";

/**
 * Steps of the schema in the order of their names. They only go forward, and a step that was released is never
 * changed: the next one mends it.
 */
export const migrations: Record<string, Migration> = {
  "0001-leads": { up: leads },
  "0002-quotes": { up: quoteTables },
  "0003-requests": { up: requestTables },
  "0004-records": { up: recordTables },
};

async function leads({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("held", "text")
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("leads_by_time").on("leads").columns(["created_at", "id"]).execute();
  await schema.createIndex("leads_by_email").on("leads").column("email_key").execute();
  await schema.createIndex("leads_by_phone").on("leads").column("phone").execute();

  await schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("last_error", "text", (column) => column.notNull())
    .addColumn("token", "text")
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("deliveries_due").on("deliveries").columns(["state", "due_at"]).execute();
  await schema.createIndex("deliveries_by_lead").on("deliveries").column("lead_id").execute();

  // Deferred, because the key goes in before its lead: it decides which of many equal submissions is the first.
  await schema
    .createTable("submission_keys")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addForeignKeyConstraint("submission_keys_lead", ["lead_id"], "leads", ["id"], (constraint) =>
      constraint.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await schema.createIndex("submission_keys_by_lead").on("submission_keys").column("lead_id").execute();

  await schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("span", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("limits_key", ["key", "span"])
    .execute();
  await schema.createIndex("limits_by_end").on("limits").column("ends_at").execute();

  await schema
    .createTable("once")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
