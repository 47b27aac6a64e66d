import type { Kysely, Migration } from "kysely";
import type { Locale } from "../../site/locales.ts";
import type { DestructionRecord, OfficeAction } from "../ports/office.ts";
import type { PublicationFailure } from "../ports/words.ts";
import type { Tables } from "../storage/tables.ts";

/** The tables of the office's own database: text and integers only, times in milliseconds since 1970. */
export type OfficeTables = Pick<Tables, "limits"> & {
  people: PersonRow;
  sign_in_links: { token: string; person: number | null; ends_at: number };
  sessions: SessionRow;
  passkeys: PasskeyRow;
  challenges: { token: string; challenge: string; person: number | null; ends_at: number };
  log: { id: string; at: number; person: number | null; action: OfficeAction; subject: string };
  destructions: DestructionRow;
  /** Up to which day a person was reminded, and until when somebody is about to remind them. */
  reminders: { person: number; last_day: string; held_until: number };
  copy_drafts: CopyDraftRow;
  copy_draft_files: CopyDraftFileRow;
  copy_draft_changes: CopyDraftChangeRow;
  /** That the translation of a text is right as it is; holds for these versions of both. */
  copy_confirmations: {
    draft: string;
    path: string;
    translation: string;
    version: string;
    translation_version: string;
  };
};

export type CopyDraftRow = {
  id: string;
  title: string;
  /** Counts every change. */
  revision: number;
  created_by: number;
  created_at: number;
  updated_by: number;
  updated_at: number;
  /** When it is published by itself, and who set that time when. */
  publish_at: number | null;
  timed_by: number | null;
  timed_at: number | null;
  timed_failure: PublicationFailure | null;
};

type CopyDraftFileRow = {
  draft: string;
  path: string;
  text: string | null;
  /** The SHA-256 of a picture. */
  picture: string | null;
  /** Git's blob id of the content; null where the draft removes the file. */
  version: string | null;
  /** Git's blob id of the published file that the edit began with. */
  base: string | null;
  updated_by: number;
  updated_at: number;
};

type CopyDraftChangeRow = {
  draft: string;
  revision: number;
  path: string;
  before_version: string | null;
  before_text: string | null;
  after_version: string | null;
  after_text: string | null;
  person: number;
  at: number;
};

export type DestructionRow = {
  id: string;
  at: number;
  reason: DestructionRecord["reason"];
  person: number | null;
  /** JSON. */
  counts: string;
};

export type PersonRow = {
  number: number;
  mail: string;
  name: string;
  /** Separated by commas. */
  roles: string;
  language: Locale;
  /** 1 or 0. */
  letter_keys: number;
  /** Kinds of mails, separated by commas. */
  muted_mails: string;
  created_at: number;
  ended_at: number | null;
  version: number;
};

export type SessionRow = {
  token: string;
  id: string;
  person: number;
  started_at: number;
  seen_at: number;
  device: string;
};

export type PasskeyRow = {
  id: string;
  person: number;
  public_key: string;
  counter: number;
  device: string;
  created_at: number;
  used_at: number | null;
};

/** They only go forward, and a step that was released is never changed. */
export const officeMigrations: Record<string, Migration> = {
  "0001-people": { up: peopleTables },
  "0002-passkeys": { up: passkeyTables },
  "0004-destructions": { up: destructionTable },
  "0005-reminders": { up: reminderTable },
  "0006-letter-keys": { up: letterKeys },
  "0007-muted-mails": { up: mutedMails },
  "0008-copy-drafts": { up: copyDraftTables },
  "0009-timed-drafts": { up: timedDraftColumns },
};

async function timedDraftColumns({ schema }: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  for (const [name, type] of [
    ["publish_at", "bigint"],
    ["timed_by", "integer"],
    ["timed_at", "bigint"],
    ["timed_failure", "text"],
  ] as const) {
    await schema.alterTable("copy_drafts").addColumn(name, type).execute();
  }
}

async function copyDraftTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("copy_drafts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_by", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_by", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  await schema
    .createTable("copy_draft_files")
    .addColumn("draft", "text", (column) => column.notNull().references("copy_drafts.id").onDelete("cascade"))
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("picture", "text")
    .addColumn("version", "text")
    .addColumn("base", "text")
    .addColumn("updated_by", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("copy_draft_files_key", ["draft", "path"])
    .execute();
  await schema.createIndex("copy_draft_files_by_version").on("copy_draft_files").column("version").execute();

  await schema
    .createTable("copy_draft_changes")
    .addColumn("draft", "text", (column) => column.notNull().references("copy_drafts.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("before_version", "text")
    .addColumn("before_text", "text")
    .addColumn("after_version", "text")
    .addColumn("after_text", "text")
    .addColumn("person", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("copy_draft_changes_key", ["draft", "revision", "path"])
    .execute();
  await schema.createIndex("copy_draft_changes_by_version").on("copy_draft_changes").column("after_version").execute();

  await schema
    .createTable("copy_confirmations")
    .addColumn("draft", "text", (column) => column.notNull().references("copy_drafts.id").onDelete("cascade"))
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("translation", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("translation_version", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("copy_confirmations_key", ["draft", "path", "translation"])
    .execute();
}

async function mutedMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("people")
    .addColumn("muted_mails", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

/** People have single-letter keys unless they do without. */
async function letterKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("people")
    .addColumn("letter_keys", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}

async function reminderTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("reminders")
    .addColumn("person", "integer", (column) => column.primaryKey().references("people.number"))
    .addColumn("last_day", "text", (column) => column.notNull())
    .addColumn("held_until", "bigint", (column) => column.notNull())
    .execute();
}

async function destructionTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("destructions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("person", "integer")
    .addColumn("counts", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("destructions_by_time").on("destructions").column("at").execute();
}

async function passkeyTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "integer", (column) => column.notNull().references("people.number"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await schema.createIndex("passkeys_by_person").on("passkeys").column("person").execute();

  await schema
    .createTable("challenges")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("challenge", "text", (column) => column.notNull())
    .addColumn("person", "integer", (column) => column.references("people.number"))
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();
}

async function peopleTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("people")
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("mail", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("roles", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();

  await schema
    .createTable("sign_in_links")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("person", "integer", (column) => column.references("people.number"))
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();

  await schema
    .createTable("sessions")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("person", "integer", (column) => column.notNull().references("people.number"))
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_by_person").on("sessions").column("person").execute();

  await schema
    .createTable("log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("person", "integer")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("log_by_time").on("log").columns(["at", "id"]).execute();
  await schema.createIndex("log_by_person").on("log").columns(["person", "at"]).execute();
  await schema.createIndex("log_by_subject").on("log").column("subject").execute();

  await schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("span", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("limits_key", ["key", "span"])
    .execute();
}
