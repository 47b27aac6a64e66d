import type { ExpressionBuilder, Kysely } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { DraftStore, QuoteContact } from "../draft-ports.ts";
import type { Engine } from "./engine.ts";
import { portionsOf } from "./portions.ts";
import type { Tables } from "./tables.ts";

type Which = Parameters<DraftStore["remove"]>[0];

/** Links go with either: with their draft, or with the mail that carries them. */
export async function forgetDrafts(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom("drafts").where("changed_at", "<", before).execute();
  await db.deleteFrom("deliveries").where("kind", "=", "resume-mail").where("created_at", "<", before).execute();
}

export async function oldContacts(db: Kysely<Tables>, before: number): ReturnType<DraftStore["oldContacts"]> {
  const rows = await db.selectFrom("drafts").select(["key", "contact"]).where("contact_at", "<", before).execute();
  return rows.map(({ key, contact }) => ({ key, since: (JSON.parse(contact as string) as QuoteContact).since }));
}

/** Answers that were given anew meanwhile stay. */
export async function dropContacts(db: Kysely<Tables>, keys: readonly string[], before: number): Promise<void> {
  const none = { contact: null, contact_at: null, email_key: null, phone: null, code: null };
  for (const some of portionsOf(keys)) {
    await db.updateTable("drafts").set(none).where("key", "in", some).where("contact_at", "<", before).execute();
  }
}

export async function countDrafts(db: Kysely<Tables>, which: Which): Promise<number> {
  const counted = db.selectFrom("drafts").select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = await counted.where(meant(which)).executeTakeFirstOrThrow();
  return count + (await mailsTo(db, which)).length;
}

export async function removeDrafts({ db, overwriteDeleted }: Engine, which: Which): Promise<number> {
  const drafts = await db.deleteFrom("drafts").where(meant(which)).executeTakeFirstOrThrow();
  let removed = Number(drafts.numDeletedRows);
  for (const ids of portionsOf(await mailsTo(db, which))) {
    const mails = await db.deleteFrom("deliveries").where("id", "in", ids).executeTakeFirstOrThrow();
    removed += Number(mails.numDeletedRows);
  }
  if (!("key" in which)) await overwriteDeleted();
  return removed;
}

/** Mails with links live for days, so they are few enough to be looked through. */
async function mailsTo(db: Kysely<Tables>, which: Which): Promise<string[]> {
  if (!("email" in which)) return [];
  const key = mailAddressKey(which.email);
  const mails = await db.selectFrom("deliveries").select(["id", "target"]).where("kind", "=", "resume-mail").execute();
  return mails.filter(({ target }) => mailAddressKey(target) === key).map(({ id }) => id);
}

function meant(which: Which) {
  return (eb: ExpressionBuilder<Tables, "drafts">) => {
    if ("key" in which) return eb("key", "=", which.key);
    return "email" in which ? eb("email_key", "=", mailAddressKey(which.email)) : eb("phone", "=", which.phone);
  };
}
