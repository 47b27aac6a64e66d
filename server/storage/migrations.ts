import type { Kysely, Migration } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import { leadSearchText } from "../../domain/lead/lead-search.ts";

/**
 * Steps of the schema in the order of their names. They only go forward, and a step that was released is never
 * changed: the next one mends it.
 */
export const migrations: Record<string, Migration> = {
  "0001-leads": { up: leads },
  "0002-quotes": { up: quoteTables },
  "0003-requests": { up: privacyRequestTables },
  "0004-records": { up: recordTables },
  "0005-lead-source": { up: leadSource },
  "0006-lead-work": { up: leadWorkTables },
  "0007-held-leads": { up: heldLeads },
  "0008-searched-messages": { up: (db) => fillSearch(db.withTables<SearchedLeads>()) },
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

/** Drafts of quotes, the links that lead to them, and what was sent to the prefixes of numbers. */
async function quoteTables({ schema }: Kysely<unknown>): Promise<void> {
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

/** Requests of data subjects, and which deliveries are about one. */
async function privacyRequestTables({ schema }: Kysely<unknown>): Promise<void> {
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

/** Decisions about cookies, and the log of what was destroyed. */
async function recordTables({ schema }: Kysely<unknown>): Promise<void> {
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

/** Where leads come from. Of those that are there it is not known. */
async function leadSource({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable("leads").addColumn("source", "text").execute();
  await schema.createIndex("leads_by_source").on("leads").columns(["source", "created_at", "id"]).execute();
}

/** What the company's own people do with a lead: it stands with the lead, and goes with it. */
async function leadWorkTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // One column a statement: SQLite adds no two at once.
  await schema
    .alterTable("leads")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await schema.alterTable("leads").addColumn("owner", "integer").execute();
  await schema.alterTable("leads").addColumn("follow_up", "text").execute();
  await schema
    .alterTable("leads")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable("leads").addColumn("first_status_at", "bigint").execute();
  await schema
    .alterTable("leads")
    .addColumn("search", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await fillSearch(db.withTables<SearchedLeads>());

  // All that the list filters by, in its order: a page reads this index alone, whatever the filter.
  await schema
    .createIndex("leads_in_list")
    .on("leads")
    .columns([
      "created_at",
      "id",
      "held",
      "form",
      "status",
      "owner",
      "source",
      "follow_up",
      "first_status_at",
      "search",
    ])
    .where("held", "is", null)
    .execute();
  const followedUp = schema.createIndex("leads_by_follow_up").on("leads").column("follow_up");
  await followedUp.where("follow_up", "is not", null).execute();

  await schema
    .createTable("lead_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("person", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("lead_notes_by_lead").on("lead_notes").column("lead_id").execute();

  await schema
    .createTable("lead_changes")
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("person", "integer", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("value_before", "text")
    .addColumn("value_after", "text")
    .addPrimaryKeyConstraint("lead_changes_key", ["lead_id", "version"])
    .execute();

  await schema
    .createTable("lead_reads")
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("person", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_reads_key", ["lead_id", "person"])
    .execute();
}

/** They are few among many, and counted with every list. */
async function heldLeads({ schema }: Kysely<unknown>): Promise<void> {
  const held = schema.createIndex("leads_held").on("leads").columns(["created_at", "id", "held"]);
  await held.where("held", "is not", null).execute();
}

type SearchedLeads = { leads: { id: string; body: string; search: string } };

/** Leads that were there before can be looked for too. */
async function fillSearch(db: Kysely<SearchedLeads>): Promise<void> {
  for (let last = ""; ; ) {
    const next = db.selectFrom("leads").select(["id", "body"]).where("id", ">", last).orderBy("id").limit(500);
    const rows = await next.execute();
    for (const { id, body } of rows) {
      const search = leadSearchText(JSON.parse(body) as Lead);
      await db.updateTable("leads").set({ search }).where("id", "=", id).execute();
    }
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? "";
  }
}
