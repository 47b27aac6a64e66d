import type { Kysely } from "kysely";

/** Requests of data subjects, and which deliveries are about one. */
export async function requestTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("notice", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("held", "text")
    .addColumn("link_ends_at", "bigint", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.unique())
    .addColumn("confirmed_at", "bigint")
    .addColumn("due_on", "text")
    .addColumn("alerted_at", "bigint")
    .addColumn("closed_at", "bigint")
    .addColumn("outcome", "text")
    // What follows is emptied when the person is forgotten.
    .addColumn("applicant", "text")
    .addColumn("email_key", "text")
    .addColumn("phone", "text")
    .addColumn("token", "text", (column) => column.unique())
    .addColumn("submission_key", "text", (column) => column.unique())
    .addColumn("digest", "text")
    .execute();
  for (const column of ["created_at", "due_on", "closed_at", "email_key", "phone"]) {
    await schema.createIndex(`requests_by_${column}`).on("requests").column(column).execute();
  }

  await schema
    .alterTable("deliveries")
    .addColumn("request_id", "text", (column) => column.references("requests.id").onDelete("cascade"))
    .execute();
  await schema.createIndex("deliveries_by_request").on("deliveries").column("request_id").execute();
}
