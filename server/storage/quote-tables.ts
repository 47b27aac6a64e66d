import type { Kysely } from "kysely";

/** Drafts of quotes, the links that lead to them, and what was sent to the prefixes of numbers. */
export async function quoteTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("drafts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .addColumn("packages", "text", (column) => column.notNull())
    .addColumn("contact", "text")
    .addColumn("contact_at", "bigint")
    .addColumn("email_key", "text")
    .addColumn("phone", "text")
    .addColumn("code", "text")
    .addColumn("done", "text")
    // A completed one goes with its lead: whoever is erased leaves no reference behind.
    .addColumn("lead_id", "text", (column) => column.references("leads.id").onDelete("cascade"))
    .execute();
  for (const column of ["changed_at", "contact_at", "email_key", "phone", "lead_id"]) {
    await schema.createIndex(`drafts_by_${column}`).on("drafts").column(column).execute();
  }

  await schema
    .createTable("resume_links")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("draft_key", "text", (column) => column.notNull().references("drafts.key").onDelete("cascade"))
    .addColumn("delivery_id", "text", (column) => column.notNull().references("deliveries.id").onDelete("cascade"))
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["draft_key", "delivery_id"]) {
    await schema.createIndex(`resume_links_by_${column}`).on("resume_links").column(column).execute();
  }

  await schema
    .createTable("sms_prefixes")
    .addColumn("prefix", "text", (column) => column.primaryKey())
    .addColumn("sends", "text", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .execute();
}
