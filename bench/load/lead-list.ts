import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Lead, leadForms, referenceOf } from "../../domain/lead/lead.ts";
import type { LeadWork } from "../../domain/lead/lead-work.ts";
import { day, hour, istanbulDate } from "../../domain/time.ts";
import type { LeadPlace, LeadWorkFilter } from "../../server/ports/lead-work.ts";
import type { Storage } from "../../server/ports/storage.ts";
import type { Engine } from "../../server/storage/engine.ts";
import { toLeadRow } from "../../server/storage/lead-store.ts";
import { toWorkRow } from "../../server/storage/lead-work-rows.ts";
import { storageOn } from "../../server/storage/open-storage.ts";
import { insertDeliveries } from "../../server/storage/outbox-store.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { openSqlite } from "../../server/storage/sqlite.ts";
import { contactLead, quoteLead, reportLead } from "../../testing/samples.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import { type Goal, median, percentile } from "../pages/goal.ts";
import type { EngineName } from "./cases.ts";
import { openOfficeList } from "./office-list.ts";

export type ListLengths = { leads: number; rounds: number };
export type Asked = { engine: EngineName; what: string; times: readonly number[] };

/** In milliseconds, of what the storage takes for an answer. */
const goal = 100;
const rowsOfPage = 50;
/** Leads of two years; the newest is number 0. */
const period = 730 * day;
const person = 1;

type Questions = Record<string, () => Promise<unknown>>;

/** Fills an empty storage with leads, then asks it and the office's process by turns for what the list shows. */
export async function measureLeadList(
  name: EngineName,
  place: { databaseUrl: string; dataDir: string },
  { leads, rounds }: ListLengths,
): Promise<Asked[]> {
  const now = Date.now();
  const open = () => (place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.dataDir));
  await (await storageOn(open())).close();
  await fill(open(), leads, now);
  const storage = await storageOn(open());
  const inStorage = await askByTurns(storageQuestions(storage, now), rounds);
  await storage.close();
  const office = await openOfficeList(place, now);
  const inOffice = await askByTurns(office.questions, rounds).finally(office.stop);
  return [...inStorage, ...inOffice].map((asked) => ({ engine: name, ...asked }));
}

function storageQuestions({ leadWork }: Storage, now: number): Questions {
  const page = (filter: LeadWorkFilter, olderThan?: LeadPlace) => () =>
    leadWork.page(filter, { limit: rowsOfPage, person, olderThan });
  const somewhere = () => ({ createdAt: Math.floor(now - Math.random() * period), id: "" });
  return {
    "first page": page({}),
    "page in the midst": () => page({}, somewhere())(),
    "new ones": page({ status: "new" }),
    "by status, form and owner": page({ status: "won", form: "report", owner: 3 }),
    "by a source": page({ source: "kaynak-7" }),
    "of no known source, lost, without owner": page({ source: null, status: "lost", owner: "none" }),
    "follow-ups due": page({ due: istanbulDate(now) }),
    "filter that fits none": page({ status: "spam", owner: 99 }),
    "text that many have": page({ text: "kordon" }),
    "text that one has": page({ text: "şirket 54321" }),
    "text that none has": page({ text: "zümrüt yok" }),
    "of no known source, text that none has": page({ source: null, text: "zümrüt yok" }),
    "count of all": () => leadWork.count({}),
    "count of a text that one has": () => leadWork.count({ text: "şirket 54321" }),
    figures: () => leadWork.figures({}, now),
  };
}

async function askByTurns(questions: Questions, rounds: number): Promise<Omit<Asked, "engine">[]> {
  const asked = new Map(Object.keys(questions).map((what) => [what, [] as number[]]));
  for (let round = -3; round < rounds; round++) {
    for (const [what, ask] of Object.entries(questions)) {
      const began = performance.now();
      await ask();
      // The first rounds fill caches.
      if (round >= 0) asked.get(what)?.push(performance.now() - began);
    }
  }
  return [...asked].map(([what, times]) => ({ what, times }));
}

/** Past the ports, many rows in a statement: what is measured is reading them. */
async function fill({ db, name, overwriteDeleted }: Engine, count: number, now: number): Promise<void> {
  const batch = 500;
  // In the order in which leads come, because an index that grows at its end is half as large: the oldest has the last number.
  for (let start = count; start > 0; start -= batch) {
    const leads = times(Math.min(batch, start), (offset) => {
      const index = start - 1 - offset;
      const lead = leadAt(index, now - (index / count) * period);
      return { ...toLeadRow(lead), ...toWorkRow(workOn(index, lead, count)) };
    });
    await db.insertInto("leads").values(leads).execute();
    const reads = leads.filter((_, index) => index % 3 > 0).map(({ id }) => ({ lead_id: id, person, at: now }));
    await db.insertInto("lead_reads").values(reads).execute();
    // Settled deliveries are forgotten after a month.
    if (start > count / 24) continue;
    const deliveries = leads.flatMap(({ id }) => times(3, () => aDelivery({ leadId: id })));
    await insertDeliveries(db, deliveries, now);
  }
  const dead = db.updateTable("deliveries").set({ state: "dead" }).where("id", "like", "00%");
  await dead.execute();
  // As autovacuum leaves a table that is no longer written.
  await overwriteDeleted();
  if (name === "postgresql") await sql`analyze`.execute(db);
  await db.destroy();
}

const makers = { contact: contactLead, report: reportLead, quote: quoteLead };

function leadAt(index: number, at: number): Lead {
  const form = leadForms[index % 3] ?? "contact";
  const changes = {
    reference: referenceOf(randomBytes(8)),
    createdAt: Math.floor(at),
    email: `kisi${index}@sirket${index % 20_000}.example`,
    phone: `+90532${String(index).padStart(7, "0")}`,
    ...(index % 3 === 0 && { source: { utmSource: `kaynak-${index % 40}`, landingPage: "/" } }),
  };
  const lead = makers[form](changes);
  const company = index % 10 === 0 ? "Kordon Gıda A.Ş." : `Şirket ${index} Ltd. Şti.`;
  return { ...lead, answers: { ...lead.answers, company, subject: `Konu ${index} üzerine bilgi` } };
}

/** The newest are new, some of the following in progress, the rest is done. */
function workOn(index: number, { createdAt }: Lead, count: number): LeadWork {
  const isNew = index < count / 200;
  const isOpen = isNew || (index < count / 20 && index % 4 === 0);
  const done = ["lost", "lost", "won", "lost", "spam"] as const;
  return {
    status: isNew ? "new" : isOpen ? "in-progress" : (done[index % 5] ?? "lost"),
    owner: isNew || index % 7 === 0 ? null : (index % 8) + 1,
    followUp: isOpen && !isNew ? istanbulDate(createdAt + 20 * day) : null,
    version: isNew ? 1 : 3,
    firstStatusAt: isNew ? null : createdAt + (index % 90) * hour,
  };
}

export function listGoals(asked: readonly Asked[]): Goal[] {
  return asked.map(({ engine, what, times }) => {
    const p95 = percentile(times, 0.95);
    return {
      goal: `${engine}, ${what}: p95 under ${goal} ms`,
      measured: `p50 ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      ok: p95 < goal,
    };
  });
}
