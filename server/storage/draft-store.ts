import type { Kysely } from "kysely";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { readDraft } from "../../domain/quote/draft.ts";
import type { Clock } from "../ports/limits.ts";
import type { DraftDecision, DraftStore, QuoteDraft, StoredDraft } from "../ports/quotes.ts";
import type { Engine } from "./engine.ts";
import { insertLead } from "./lead-store.ts";
import { insertDeliveries } from "./outbox-store.ts";
import { countDrafts, dropContacts, forgetDrafts, oldContacts, removeDrafts } from "./remove-drafts.ts";
import type { DraftRow, Tables } from "./tables.ts";

export function draftStore(engine: Engine, clock: Clock): DraftStore {
  const { db, name } = engine;
  return {
    async find(key) {
      const row = await db.selectFrom("drafts").selectAll().where("key", "=", key).executeTakeFirst();
      return row && toDraft(row);
    },

    change: (key, now, decide) =>
      db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom("drafts")
          .selectAll()
          .where("key", "=", key)
          // SQLite lets nobody else write from the start of the transaction.
          .$if(name === "postgresql", (query) => query.forUpdate())
          .executeTakeFirst();
        const decision = decide(found && toDraft(found));
        await write(transaction, key, now, found !== undefined, decision);
        return decision.result;
      }),

    linked: (token, now) => linkedDraft(db, token, now),
    spend: (token, now, begin) => spendLink(db, token, now, begin),

    oldContacts: (before) => oldContacts(db, before),
    dropContacts: (keys, before) => dropContacts(engine, keys, before, clock()),
    forget: (before) => forgetDrafts(engine, before, clock()),
    count: (person) => countDrafts(db, person),
    remove: (which) => removeDrafts(engine, which, clock()),
  };
}

/** In the order in which rows name one another. */
async function write(
  db: Kysely<Tables>,
  key: string,
  now: number,
  exists: boolean,
  { draft, key: next = key, lead, link }: DraftDecision<unknown>,
): Promise<void> {
  if (lead) {
    const acceptance = await insertLead(db, lead.lead, lead.deliveries, lead.idempotency);
    if (acceptance?.outcome !== "accepted") throw new Error("The request of a draft was taken before.");
    if (acceptance.full) lead.onFull?.(acceptance.full);
  }
  // Links to a draft that changes its key would lead nowhere.
  if (next !== key) await db.deleteFrom("resume_links").where("draft_key", "=", key).execute();
  const row = draft && toDraftRow(next, draft, now);
  if (row && exists) await db.updateTable("drafts").set(row).where("key", "=", key).execute();
  else if (row) await db.insertInto("drafts").values(row).execute();
  if (link) {
    const { token, endsAt, delivery } = link;
    await insertDeliveries(db, [delivery], now);
    await db
      .insertInto("resume_links")
      .values({ token, draft_key: next, delivery_id: delivery.id, ends_at: endsAt })
      .execute();
  }
}

function toDraftRow(key: string, draft: QuoteDraft, now: number): DraftRow {
  const { packages, contact, code, done } = draft;
  return {
    key,
    changed_at: now,
    packages: JSON.stringify(packages),
    contact: text(contact),
    contact_at: contact?.since.at ?? null,
    email_key: contact ? mailAddressKey(contact.email) : null,
    phone: contact?.phone ?? null,
    code: text(code),
    done: text(done),
    lead_id: done?.leadId ?? null,
  };
}

/** Packages are read by the catalogue of today, which may have changed since. */
function toDraft(row: DraftRow): StoredDraft {
  return {
    changedAt: row.changed_at,
    packages: readDraft(JSON.parse(row.packages)),
    ...(row.contact !== null && { contact: JSON.parse(row.contact) }),
    ...(row.code !== null && { code: JSON.parse(row.code) }),
    ...(row.done !== null && { done: JSON.parse(row.done) }),
  };
}

function text(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** The draft a link leads to. */
async function linkedDraft(db: Kysely<Tables>, token: string, now: number): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom("resume_links")
    .innerJoin("drafts", "drafts.key", "resume_links.draft_key")
    .selectAll("drafts")
    .where("token", "=", token)
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return row && toDraft(row);
}

/** Of many who come with one link, the first gets the draft. */
function spendLink(
  db: Kysely<Tables>,
  token: string,
  now: number,
  begin: Parameters<DraftStore["spend"]>[2],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const draft = await linkedDraft(transaction, token, now);
    const begun = draft && begin(draft);
    if (!begun) return false;
    const spent = transaction.deleteFrom("resume_links").where("token", "=", token);
    if ((await spent.executeTakeFirstOrThrow()).numDeletedRows !== 1n) return false;
    await transaction
      .insertInto("drafts")
      .values(toDraftRow(begun.key, begun.draft, now))
      .execute();
    return true;
  });
}
