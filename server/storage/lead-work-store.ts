import { setImmediate as pause } from "node:timers/promises";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import { changedWork } from "../../domain/lead/lead-work.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type {
  LeadFile,
  LeadPage,
  LeadPlace,
  LeadWorkFilter,
  LeadWorkStore,
  PageOptions,
  RelatedLead,
} from "../ports/lead-work.ts";
import type { Engine } from "./engine.ts";
import { leadFigures } from "./lead-figures.ts";
import { toLead } from "./lead-store.ts";
import { inList } from "./lead-work-filter.ts";
import { toChangeRow, toHistoryLine, toWork, toWorkRow, workColumns } from "./lead-work-rows.ts";
import { insertDeliveries, toDelivery } from "./outbox-store.ts";
import { batchSize } from "./remove-rows.ts";
import type { LeadRow, Tables } from "./tables.ts";

/** Counting goes no further: nobody pages that far. */
const mostCounted = 10_000;
const mostFollowUps = 1_000;
const mostRelated = 50;
/** People are numbered from 1 on. */
const nobody = 0;

export function leadWorkStore(engine: Engine): LeadWorkStore {
  const { db, name } = engine;
  return {
    page: (filter, options) => pageOf(engine, filter, options),
    find: (idOrReference) => findFile(db, idOrReference),
    figures: (filter, now) => leadFigures(engine, filter, now),

    async count(filter) {
      const some = db
        .selectFrom("leads")
        .select("id")
        .where(inList(filter, name))
        .limit(mostCounted + 1);
      const counted = db.selectFrom(some.as("some")).select((eb) => eb.fn.countAll<number>().as("count"));
      const { count } = await counted.executeTakeFirstOrThrow();
      return { count: Math.min(count, mostCounted), more: count > mostCounted };
    },

    async countAll(filter) {
      const counted = db.selectFrom("leads").select((eb) => eb.fn.countAll<number>().as("count"));
      return (await counted.where(inList(filter, name)).executeTakeFirstOrThrow()).count;
    },

    async *each(filter) {
      let olderThan: LeadPlace | undefined;
      do {
        const rows = await rowsAt(engine, filter, { limit: batchSize, person: nobody, olderThan });
        yield* rows.map(({ lead, work }) => ({ lead, work }));
        olderThan = rows.length === batchSize ? placeOf(rows.at(-1)) : undefined;
        // SQLite answers without waiting, so nobody else would get a turn.
        await pause();
      } while (olderThan);
    },

    change: (id, change, deliveries = () => []) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("leads")
          .select(workColumns)
          .where("id", "=", id)
          .where("held", "is", null)
          // SQLite lets nobody else write from the start of the transaction.
          .$if(name === "postgresql", (query) => query.forUpdate())
          .executeTakeFirst();
        if (!row) return { outcome: "missing" };
        const before = toWork(row);
        if (before.version !== change.version) return { outcome: "stale", work: before };
        const { version: _, person: __, at, ...wanted } = change;
        const work = changedWork(before, wanted, at);
        if (work === before) return { outcome: "changed", work };
        await transaction.updateTable("leads").set(toWorkRow(work)).where("id", "=", id).execute();
        await transaction
          .insertInto("lead_changes")
          .values(toChangeRow(id, change, before, work))
          .execute();
        await insertDeliveries(transaction, deliveries(before, work), at);
        return { outcome: "changed", work };
      }),

    addNote: (id, note) =>
      db.transaction().execute(async (transaction) => {
        if (!(await isThere(transaction, engine, id))) return false;
        await transaction
          .insertInto("lead_notes")
          .values({ ...note, lead_id: id })
          .execute();
        return true;
      }),

    async changeNote(leadId, { id, person, text }) {
      const own = (eb: ExpressionBuilder<Tables, "lead_notes">) => eb.and({ id, lead_id: leadId, person });
      if (text === null) {
        const { numDeletedRows } = await db.deleteFrom("lead_notes").where(own).executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }
      const { numUpdatedRows } = await db.updateTable("lead_notes").set({ text }).where(own).executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    markRead: (id, person, at) =>
      db.transaction().execute(async (transaction) => {
        if (!(await isThere(transaction, engine, id))) return false;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("lead_reads")
          .values({ lead_id: id, person, at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }),

    async followUpsDue(day, { after, owner } = {}) {
      const due = db
        .selectFrom("leads")
        .select(["body", "held", ...workColumns])
        .where(inList({ due: day }, name))
        .$if(after !== undefined, (query) => query.where("follow_up", ">", after ?? ""))
        .$if(owner !== undefined, (query) =>
          query.where(({ eb, or }) => or([eb("owner", "=", owner ?? 0), eb("owner", "is", null)])),
        );
      const rows = await due.orderBy("follow_up").orderBy("created_at").limit(mostFollowUps).execute();
      return rows.map((row) => ({ lead: toLead(row), work: toWork(row) }));
    },
  };
}

/** Whether a lead is there, and stays until the end of the transaction. */
async function isThere(transaction: Kysely<Tables>, { name }: Engine, id: string): Promise<boolean> {
  const found = transaction.selectFrom("leads").select("id").where("id", "=", id);
  const row = await found.$if(name === "postgresql", (query) => query.forKeyShare()).executeTakeFirst();
  return row !== undefined;
}

type Rows = { limit: number; person: number } & Pick<PageOptions, "olderThan" | "newerThan">;

/** Ids are chosen from the index alone; only then are the leads themselves read. */
async function rowsAt({ db, name }: Engine, filter: LeadWorkFilter, { limit, person, olderThan, newerThan }: Rows) {
  const direction = newerThan ? "asc" : "desc";
  const place = newerThan ?? olderThan;
  const chosen = db
    .selectFrom("leads")
    .select("id")
    .where(inList(filter, name))
    .$if(place !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), newerThan ? ">" : "<", tuple(place?.createdAt ?? 0, place?.id ?? "")),
      ),
    )
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit);
  const rows = await db
    .selectFrom(chosen.as("chosen"))
    .innerJoin("leads", "leads.id", "chosen.id")
    .select(["body", "held", ...workColumns])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom("lead_reads")
          .select("at")
          .whereRef("lead_reads.lead_id", "=", "leads.id")
          .where("person", "=", person),
      ).as("read"),
      exists(
        selectFrom("deliveries")
          .select("deliveries.id")
          .whereRef("deliveries.lead_id", "=", "leads.id")
          .where("state", "=", "dead"),
      ).as("undelivered"),
    ])
    .orderBy("created_at", "desc")
    .orderBy("leads.id", "desc")
    .execute();
  return rows.map((row) => ({
    lead: toLead(row),
    work: toWork(row),
    unread: !row.read,
    undelivered: Boolean(row.undelivered),
  }));
}

async function pageOf(engine: Engine, filter: LeadWorkFilter, options: PageOptions): Promise<LeadPage> {
  const { limit, newerThan, olderThan } = options;
  const found = await rowsAt(engine, filter, { ...options, limit: limit + 1 });
  const isMore = found.length > limit;
  const rows = newerThan && isMore ? found.slice(1) : found.slice(0, limit);
  const hasNewer = newerThan ? isMore : olderThan !== undefined;
  const hasOlder = newerThan ? true : isMore;
  const [newer, older] = [placeOf(rows[0]), placeOf(rows.at(-1))];
  return { rows, ...(hasNewer && newer && { newer }), ...(hasOlder && older && { older }) };
}

function placeOf(row: { lead: Lead } | undefined): LeadPlace | undefined {
  return row && { createdAt: row.lead.createdAt, id: row.lead.id };
}

async function findFile(db: Kysely<Tables>, idOrReference: string): Promise<LeadFile | undefined> {
  const row = await db
    .selectFrom("leads")
    .select(["body", "held", ...workColumns])
    .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const lead = toLead(row);
  const notes = db.selectFrom("lead_notes").select(["id", "at", "person", "text"]).where("lead_id", "=", lead.id);
  const changes = db.selectFrom("lead_changes").selectAll().where("lead_id", "=", lead.id);
  const deliveries = db.selectFrom("deliveries").selectAll().where("lead_id", "=", lead.id);
  return {
    lead,
    work: toWork(row),
    notes: await notes.orderBy("at").orderBy("id").execute(),
    changes: (await changes.orderBy("version").execute()).map(toHistoryLine),
    deliveries: (await deliveries.orderBy("created_at").orderBy("id").execute()).map(toDelivery),
    related: await relatedTo(db, lead),
  };
}

/** An empty address or number is nobody's. */
async function relatedTo(db: Kysely<Tables>, lead: Lead): Promise<RelatedLead[]> {
  const [email, phone] = [mailAddressKey(lead.email), lead.phone];
  if (!email && !phone) return [];
  const rows = await db
    .selectFrom("leads")
    .select(["body", "held", "email_key", "phone", ...workColumns])
    .where((eb) =>
      eb.or([...(email ? [eb("email_key", "=", email)] : []), ...(phone ? [eb("phone", "=", phone)] : [])]),
    )
    .where("held", "is", null)
    .where("id", "!=", lead.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostRelated)
    .execute();
  const by = (row: Pick<LeadRow, "email_key" | "phone">): RelatedLead["by"] => [
    ...(email && row.email_key === email ? (["email"] as const) : []),
    ...(phone && row.phone === phone ? (["phone"] as const) : []),
  ];
  return rows.map((row) => ({ lead: toLead(row), work: toWork(row), by: by(row) }));
}
