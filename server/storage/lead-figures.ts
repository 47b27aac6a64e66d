import { sql } from "kysely";
import { firstShownMoment, leadWeeks, mondayOf } from "../../domain/lead/lead-figures.ts";
import { type LeadStatus, leadStatuses, medianWorkingMinutes } from "../../domain/lead/lead-work.ts";
import { day, istanbulOffset } from "../../domain/time.ts";
import type { LeadFigures, LeadWorkFilter } from "../ports/lead-work.ts";
import type { Engine } from "./engine.ts";
import { inList } from "./lead-work-filter.ts";

/** The newest: enough for a median, and few enough to be read whole. */
const mostResponses = 2_000;
const mostSources = 50;

/** Counts in the database, over the weeks that are shown, so that the answer has the same size however many leads there are. */
export async function leadFigures({ db, name }: Engine, filter: LeadWorkFilter, now: number): Promise<LeadFigures> {
  const since = Math.max(firstShownMoment(now), filter.since ?? 0);
  const shown = db.selectFrom("leads").where(inList({ ...filter, since }, name));
  const counted = await shown
    .select((eb) => ["form", "status", weekColumn, eb.fn.countAll<number>().as("count")])
    .groupBy(["form", "status", "week"])
    .execute();
  const sources = await shown
    .select((eb) => ["source", eb.fn.countAll<number>().as("count")])
    .groupBy("source")
    .orderBy("count", "desc")
    .orderBy("source")
    .limit(mostSources)
    .execute();
  const responses = await shown
    .select(["created_at as createdAt", "first_status_at as firstStatusAt"])
    .where("first_status_at", "is not", null)
    .orderBy("created_at", "desc")
    .limit(mostResponses)
    .$narrowType<{ firstStatusAt: number }>()
    .execute();
  const minutes = medianWorkingMinutes(responses);
  return {
    weeks: leadWeeks(counted, now),
    statuses: byStatus(counted),
    sources,
    ...(minutes !== undefined && { firstResponse: { minutes, leads: responses.length } }),
  };
}

/** The number of the week in Istanbul, as `weekOf` counts: both engines divide whole numbers without a rest. */
const weekColumn =
  sql<number>`(${sql.ref("created_at")} + ${sql.lit(istanbulOffset - mondayOf(0) * day)}) / ${sql.lit(7 * day)}`.as(
    "week",
  );

function byStatus(counted: readonly { status: LeadStatus; count: number }[]): Record<LeadStatus, number> {
  const of = (status: LeadStatus) => counted.reduce((sum, one) => (one.status === status ? sum + one.count : sum), 0);
  return Object.fromEntries(leadStatuses.map((status) => [status, of(status)])) as Record<LeadStatus, number>;
}
