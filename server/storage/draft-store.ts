import type { Kysely } from "kysely";
import type { Clock } from "../ports/limits.ts";
import type { DraftDecision, DraftStore } from "../ports/quotes.ts";
import { insertLead } from "./accept-lead.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import { toDraft, toDraftRow } from "./draft-rows.ts";
import type { Engine } from "./engine.ts";
import { runKnown } from "./known-query.ts";
import { countDrafts, dropContacts, forgetDrafts, oldContacts, removeDrafts } from "./remove-drafts.ts";
import { linkedDraft, spendLink } from "./resume-links.ts";
import type { Tables } from "./tables.ts";

export function draftStore(engine: Engine, clock: Clock): DraftStore {
  const { db, name } = engine;
  return {
    async find(key) {
      const row = await db.selectFrom("drafts").selectAll().where("key", "=", key).executeTakeFirst();
      return row && toDraft(row);
    },

    change: (key, now, decide) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await runKnown(transaction, "hold draft", [key], () =>
          transaction
            .selectFrom("drafts")
            .selectAll()
            .where("key", "=", key)
            // SQLite lets nobody else write from the start of the transaction.
            .$if(name === "postgresql", (query) => query.forUpdate()),
        );
        const [found] = rows;
        const decision = decide(found && toDraft(found));
        await write(transaction, key, now, found !== undefined, decision);
        return decision.answer;
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
  if (next !== key) {
    await runKnown(db, "drop links", [key], () => db.deleteFrom("resume_links").where("draft_key", "=", key));
  }
  const row = draft && toDraftRow(next, draft, now);
  if (row && exists) {
    await runKnown(db, "update draft", [...Object.values(row), key], () =>
      db.updateTable("drafts").set(row).where("key", "=", key),
    );
  } else if (row) {
    await runKnown(db, "insert draft", Object.values(row), () => db.insertInto("drafts").values(row));
  }
  if (link) {
    const { token, endsAt, delivery } = link;
    await insertDeliveries(db, [delivery], now);
    await db
      .insertInto("resume_links")
      .values({ token, draft_key: next, delivery_id: delivery.id, ends_at: endsAt })
      .execute();
  }
}
