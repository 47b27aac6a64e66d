import { expressionBuilder, type Kysely } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { DestructionCause } from "../ports/destructions.ts";
import type { DraftStore, QuoteContact } from "../ports/quotes.ts";
import type { Engine } from "./engine.ts";
import { batchesOf, recordDestruction, removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

type Which = Parameters<DraftStore["remove"]>[0];

const draft = expressionBuilder<Tables, "drafts">();
const mail = expressionBuilder<Tables, "deliveries">();
const drafts = { table: "drafts", id: "key", since: "changed_at" } as const;
const mails = { table: "deliveries", id: "id", since: "created_at" } as const;

/** Links go with either: with their draft, or with the mail that carries them. */
export async function forgetDrafts(engine: Engine, before: number, at: number): Promise<void> {
  const cause: DestructionCause = { reason: "retention", at };
  await removeRows(engine, { ...drafts, where: draft("changed_at", "<", before) }, "draft", cause);
  const old = mail.and([mail("kind", "=", "resume-mail"), mail("created_at", "<", before)]);
  await removeRows(engine, { ...mails, where: old }, "delivery", cause);
}

export async function oldContacts(db: Kysely<Tables>, before: number): ReturnType<DraftStore["oldContacts"]> {
  const rows = await db.selectFrom("drafts").select(["key", "contact"]).where("contact_at", "<", before).execute();
  return rows.map(({ key, contact }) => ({ key, since: (JSON.parse(contact as string) as QuoteContact).since }));
}

/** Answers that were given anew meanwhile stay. */
export async function dropContacts(
  { db, name }: Engine,
  keys: readonly string[],
  before: number,
  at: number,
): Promise<void> {
  const none = { contact: null, contact_at: null, email_key: null, phone: null, code: null };
  for (const some of batchesOf(keys)) {
    await db.transaction().execute(async (transaction) => {
      const old = await transaction
        .selectFrom("drafts")
        .select(["key", "contact_at"])
        .where("key", "in", some)
        .where("contact_at", "<", before)
        .orderBy("key")
        .$if(name === "postgresql", (query) => query.forUpdate())
        .execute();
      if (old.length === 0) return;
      const found = old.map(({ key }) => key);
      await transaction.updateTable("drafts").set(none).where("key", "in", found).execute();
      const given = old.map(({ contact_at }) => contact_at as number);
      await recordDestruction(transaction, "draft-contact", { reason: "retention", at }, given);
    });
  }
}

export async function countDrafts(db: Kysely<Tables>, which: Which): Promise<number> {
  const counted = db.selectFrom("drafts").select((eb) => eb.fn.countAll<number>().as("count"));
  const { count } = await counted.where(meant(which)).executeTakeFirstOrThrow();
  return count + (await mailsTo(db, which)).length;
}

export async function removeDrafts(engine: Engine, which: Which, at: number): Promise<number> {
  const cause: DestructionCause = { reason: "key" in which ? "visitor" : "erasure", at };
  let removed = await removeRows(engine, { ...drafts, where: meant(which) }, "draft", cause);
  for (const ids of batchesOf(await mailsTo(engine.db, which))) {
    removed += await removeRows(engine, { ...mails, where: mail("id", "in", ids) }, "delivery", cause);
  }
  if (!("key" in which)) await engine.overwriteDeleted();
  return removed;
}

/** Mails with links live for days, so they are few enough to be looked through. */
async function mailsTo(db: Kysely<Tables>, which: Which): Promise<string[]> {
  if (!("email" in which)) return [];
  const key = mailAddressKey(which.email);
  const sent = await db.selectFrom("deliveries").select(["id", "target"]).where("kind", "=", "resume-mail").execute();
  return sent.filter(({ target }) => mailAddressKey(target) === key).map(({ id }) => id);
}

function meant(which: Which) {
  if ("key" in which) return draft("key", "=", which.key);
  return "email" in which ? draft("email_key", "=", mailAddressKey(which.email)) : draft("phone", "=", which.phone);
}
