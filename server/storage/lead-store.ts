import { type ExpressionBuilder, expressionBuilder, type Kysely } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import { leadSearchText } from "../../domain/lead/lead-search.ts";
import { untouched } from "../../domain/lead/lead-work.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { sourceName } from "../../domain/lead/source.ts";
import type { NewDelivery } from "../ports/deliveries.ts";
import type { DestructionCause } from "../ports/destructions.ts";
import type { Acceptance, Idempotency, LeadFilter, LeadStore } from "../ports/leads.ts";
import type { Clock, LimitRule } from "../ports/limits.ts";
import type { Engine } from "./engine.ts";
import { toWorkRow } from "./lead-work-rows.ts";
import { count, Full, refuseFull } from "./limit-store.ts";
import { insertDeliveries } from "./outbox-store.ts";
import { batchesOf, batchSize, removeRows } from "./remove-rows.ts";
import type { LeadRow, Tables } from "./tables.ts";

export function leadStore(engine: Engine, clock: Clock): LeadStore {
  const { db } = engine;
  return {
    accept: (...given) => acceptLead(db, ...given),
    findByKey: (idempotency) => findLeadByKey(db, idempotency),
    remove: (which, reason) => removeLeads(engine, which, { reason, at: clock() }),

    async find(idOrReference) {
      const row = await db
        .selectFrom("leads")
        .select(["body", "held"])
        .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
        .executeTakeFirst();
      return row && toLead(row);
    },

    async list(filter = {}) {
      const newest = db.selectFrom("leads").select(["body", "held"]).where(matching(filter));
      const ordered = newest.orderBy("created_at", "desc").orderBy("id", "desc");
      const rows = await (filter.limit === undefined ? ordered : ordered.limit(filter.limit)).execute();
      return rows.map(toLead);
    },

    async *each(filter: LeadFilter = {}): AsyncGenerator<Lead> {
      let left = filter.limit ?? Infinity;
      let rows: Awaited<ReturnType<typeof nextRows>> = [];
      do {
        rows = await nextRows(db, filter, rows.at(-1), Math.min(batchSize, left));
        left -= rows.length;
        yield* rows.map(toLead);
      } while (rows.length === batchSize && left > 0);
    },

    /** Of all that fit, whatever the limit. */
    async count(filter = {}) {
      const counted = db.selectFrom("leads").select((eb) => eb.fn.countAll<number>().as("count"));
      return (await counted.where(matching(filter)).executeTakeFirstOrThrow()).count;
    },

    async of(person) {
      const own = db.selectFrom("leads").select(["body", "held"]).where(meant(person));
      return (await own.orderBy("created_at").orderBy("id").execute()).map(toLead);
    },

    async missing(references) {
      const missing = new Set(references);
      for (const some of batchesOf(references)) {
        const there = await db.selectFrom("leads").select("reference").where("reference", "in", some).execute();
        for (const { reference } of there) missing.delete(reference);
      }
      return [...missing];
    },

    release: (id, deliveries) =>
      db.transaction().execute(async (transaction) => {
        const held = transaction.updateTable("leads").set({ held: null }).where("id", "=", id);
        const { numUpdatedRows } = await held.where("held", "is not", null).executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) return false;
        await insertDeliveries(transaction, deliveries, clock());
        return true;
      }),
  };
}

/**
 * Takes a lead once. The key goes in first: of many equal submissions one gets it, and on PostgreSQL the others wait
 * at it until that one is safe on disk.
 */
async function acceptLead(
  db: Kysely<Tables>,
  ...given: Parameters<LeadStore["accept"]>
): ReturnType<LeadStore["accept"]> {
  try {
    const acceptance = await db.transaction().execute((transaction) => insertLead(transaction, ...given));
    // The lead that had the key was erased between the two questions, and the key with it.
    return acceptance ?? (await acceptLead(db, ...given));
  } catch (error) {
    if (error instanceof Full) return { outcome: "limited", rule: error.refusal.rule };
    throw error;
  }
}

/** The same inside a transaction that does more. Throws where a rule is full. */
export async function insertLead(
  transaction: Kysely<Tables>,
  lead: Lead,
  deliveries: readonly NewDelivery[],
  { key, digest }: Idempotency,
  rules: readonly LimitRule[] = [],
): Promise<Acceptance | undefined> {
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto("submission_keys")
    .values({ key, digest, lead_id: lead.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) return findLeadByKey(transaction, { key, digest });
  const limits = deliveries.flatMap((delivery) => delivery.limits ?? []);
  const counted = await count(transaction, [...rules, ...limits], lead.createdAt);
  refuseFull(counted.filter(({ rule }) => rules.includes(rule)));
  const full = counted.find(({ rule, hits }) => hits > rule.limit)?.rule;
  await transaction.insertInto("leads").values(toLeadRow(lead)).execute();
  const due = deliveries.filter((delivery) => !full || !delivery.limits?.includes(full));
  await insertDeliveries(transaction, due, lead.createdAt);
  return { outcome: "accepted", lead, ...(full && { full }) };
}

/** What became of a submission that was taken before. */
async function findLeadByKey(db: Kysely<Tables>, { key, digest }: Idempotency): ReturnType<LeadStore["findByKey"]> {
  const row = await db
    .selectFrom("submission_keys")
    .innerJoin("leads", "leads.id", "submission_keys.lead_id")
    .select(["digest", "body", "held"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row && { outcome: row.digest === digest ? "repeated" : "changed", lead: toLead(row) };
}

/** A row holds the lead as JSON; columns repeat only what is searched, so a new answer needs no new column. */
export function toLeadRow({ held, ...lead }: Lead): LeadRow {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    created_at: lead.createdAt,
    held: held ?? null,
    email_key: mailAddressKey(lead.email),
    phone: lead.phone,
    source: sourceName(lead.source),
    body: JSON.stringify(lead),
    search: leadSearchText(lead),
    ...toWorkRow(untouched),
  };
}

export function toLead({ body, held }: Pick<LeadRow, "body" | "held">): Lead {
  return { ...(JSON.parse(body) as Lead), ...(held ? { held } : {}) };
}

/** Condition of a filter; `since` belongs to it, `before` does not. */
function matching({ form, held, source, since, before }: LeadFilter) {
  return (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and([
      ...(form === undefined ? [] : [eb("form", "=", form)]),
      ...(held === undefined ? [] : [eb("held", held ? "is not" : "is", null)]),
      ...(source === undefined ? [] : [eb("source", source === null ? "is" : "=", source)]),
      ...(since === undefined ? [] : [eb("created_at", ">=", since)]),
      ...(before === undefined ? [] : [eb("created_at", "<", before)]),
    ]);
}

type Place = Pick<LeadRow, "created_at" | "id">;

/** The next leads in the order they came, after a place in that order. */
function nextRows(db: Kysely<Tables>, filter: LeadFilter, after: Place | undefined, limit: number) {
  return db
    .selectFrom("leads")
    .select(["id", "created_at", "held", "body"])
    .where(matching(filter))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), ">", tuple(after?.created_at ?? 0, after?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

type Which = Parameters<LeadStore["remove"]>[0];
type Condition = Exclude<Which, { ids: readonly string[] }>;

const eb = expressionBuilder<Tables, "leads">();

/**
 * Removes leads, and with them their deliveries and keys. Overwrites even where nothing is found: an earlier attempt
 * may have ended before that.
 */
async function removeLeads(engine: Engine, which: Which, cause: DestructionCause): Promise<number> {
  const leads = { table: "leads", id: "id", since: "created_at" } as const;
  let removed = 0;
  if ("ids" in which) {
    for (const ids of batchesOf(which.ids)) {
      removed += await removeRows(engine, { ...leads, where: eb("id", "in", ids) }, "lead", cause);
    }
  } else {
    const { limit: most = Infinity } = "limit" in which ? which : {};
    removed = await removeRows(engine, { ...leads, where: meant(which), most }, "lead", cause);
  }
  await engine.overwriteDeleted();
  return removed;
}

/** An empty address or number means nobody, and not everybody who gave none. */
function meant(which: Condition) {
  if ("email" in which) return eb.and([eb("email_key", "=", mailAddressKey(which.email)), eb("email_key", "!=", "")]);
  if ("phone" in which) return eb.and([eb("phone", "=", which.phone), eb("phone", "!=", "")]);
  return matching(which)(eb);
}
