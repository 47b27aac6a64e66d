import type { LeadForm } from "../../../domain/lead/lead.ts";
import { leadStatuses } from "../../../domain/lead/lead-work.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { calendarDay } from "../../../domain/time.ts";
import type { Locale } from "../../../site/locales.ts";
import type { LeadFigures } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { type Filters, filterQuery, unknownSource } from "./filters.ts";
import { periodName } from "./view.server.ts";

/** A column of points is three wide and at most so many high; a row of them is at most so long. */
const [pointsInColumn, pointsInRow] = [36, 36];
const sourcesShown = 12;
/** From the ground up: those that are nearest to an order first. */
const stacked = ["quote", "contact", "report"] as const satisfies readonly LeadForm[];

/** The figures of a view as their screen shows them: each number with its words, its points and where it leads. */
export function shownFigures(
  { weeks, statuses, sources, firstResponse }: LeadFigures,
  filters: Filters,
  locale: Locale,
) {
  const about = dictionary(locale).figures;
  const shared = dictionary(locale).leads;
  const address = (change: Partial<Filters>) => `/?${filterQuery({ ...filters, ...change })}`;
  const total = sumOf(Object.values(statuses));
  const weekTotals = weeks.map(({ forms }) => sumOf(Object.values(forms)));
  const perWeek = leadsPerPoint(Math.max(...weekTotals), pointsInColumn);
  const named = sources.slice(0, sourcesShown);
  const others = total - sumOf(named.map(({ count }) => count));
  return {
    total,
    weeks: {
      point: fillCounted(about.point, perWeek),
      first: calendarDay(weeks[0]?.monday ?? "", locale),
      middle: calendarDay(weeks[weeks.length / 2]?.monday ?? "", locale),
      forms: stacked.map((form) => ({ form, count: sumOf(weeks.map(({ forms }) => forms[form])) })),
      rows: weeks.map(({ week, forms }, index) => ({
        week,
        days: periodName(week, locale),
        to: address({ period: week }),
        forms,
        total: weekTotals[index] ?? 0,
        points: stacked.map((form) => ({ form, points: pointsFor(forms[form], perWeek) })),
      })),
    },
    sources: rowsOf(
      [
        ...named.map(({ source, count }) => ({
          name: source ?? shared.unknownSource,
          to: address({ source: source ?? unknownSource }),
          count,
        })),
        ...(others > 0 ? [{ name: about.sources.others, count: others }] : []),
      ],
      locale,
    ),
    statuses: rowsOf(
      leadStatuses
        .map((status) => ({ name: shared.statuses[status], to: address({ status }), count: statuses[status] }))
        .filter(({ count }) => count > 0),
      locale,
    ),
    response: firstResponse && {
      time: workingTime(firstResponse.minutes, locale),
      text: fillCounted(about.response.text, firstResponse.leads),
    },
  };
}

type Counted = { name: string; to?: string; count: number };

function rowsOf(rows: readonly Counted[], locale: Locale) {
  const per = leadsPerPoint(Math.max(...rows.map(({ count }) => count)), pointsInRow);
  return {
    point: fillCounted(dictionary(locale).figures.point, per),
    rows: rows.map((row) => ({ ...row, points: pointsFor(row.count, per) })),
  };
}

/** 1, 2, 5, 10 and so on: the first with which so many leads need no more points than there is room for. */
function leadsPerPoint(most: number, room: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].map((step) => step * power).find((per) => most / per <= room);
    if (found) return found;
  }
}

/** Whatever there is has a point. */
function pointsFor(count: number, per: number): number {
  return count > 0 ? Math.max(1, Math.round(count / per)) : 0;
}

/** "2 sa 40 dk", "40 dk". */
function workingTime(minutes: number, locale: Locale): string {
  const { response } = dictionary(locale).figures;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return fill(hours > 0 ? response.hours : response.minutes, { hours, minutes: rest });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
