import type { RouterContextProvider } from "react-router";
import { mondayOfWeek } from "../../../domain/lead/lead-figures.ts";
import { fill } from "../../../domain/slots.ts";
import { day, fromIstanbul, timeZone } from "../../../domain/time.ts";
import type { Locale } from "../../../site/locales.ts";
import { servicesOf } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { localeOf, personOf } from "../session.server.ts";
import { type Filters, filterQuery, leadFilter, readFilters, unknownSource } from "./filters.ts";
import { type Names, namesOf } from "./shown-lead.server.ts";

/** What the address of a screen beside the list says: the same filters, also in words. */
export async function viewOf(request: Request, context: Readonly<RouterContextProvider>) {
  const { office, clock } = servicesOf(context);
  const [person, locale] = [personOf(context).number, localeOf(context)];
  const filters = filtersOf(request, locale);
  const names = namesOf(await office.people.list());
  return {
    filters,
    filter: leadFilter(filters, person, clock()),
    query: filterQuery(filters).toString(),
    said: saidFilters(filters, names, locale),
    names,
    locale,
  };
}

/** The filters of an address. Whoever types the words for an unknown source means that. */
export function filtersOf({ url }: Request, locale: Locale): Filters {
  const filters = readFilters(new URL(url).searchParams);
  const unknown = dictionary(locale).leads.unknownSource.toLowerCase();
  return filters.source === unknown ? { ...filters, source: unknownSource } : filters;
}

/** "Durum: Yeni", "Tarih: Son 30 gün", each filter that is set. */
export function saidFilters({ text, status, form, owner, source, period, due }: Filters, names: Names, locale: Locale) {
  const about = dictionary(locale).leads;
  const labels = about.filters;
  const said: Record<keyof Filters, readonly [label: string, value: string]> = {
    text: [labels.search, text],
    status: [labels.status.label, status && about.statuses[status]],
    form: [labels.form.label, form && about.forms[form]],
    owner: [labels.owner.label, owner && ownerName(owner, names, locale)],
    source: [labels.source, source === unknownSource ? about.unknownSource : source],
    period: [labels.period.label, period && periodName(period, locale)],
    due: [about.columns.followUp, due && about.views.due],
  };
  return Object.values(said).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function ownerName(owner: string, names: Names, locale: Locale): string {
  const { owner: labels } = dictionary(locale).leads.filters;
  if (owner === "mine" || owner === "none") return labels[owner];
  return names.get(Number(owner)) ?? owner;
}

/** "Son 30 gün", or the days of a week. */
export function periodName(period: string, locale: Locale): string {
  const monday = mondayOfWeek(period);
  if (monday === undefined) return fill(dictionary(locale).leads.filters.period.days, { count: period });
  const noon = fromIstanbul({ day: monday, time: day / 2 });
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).formatRange(noon, noon + 6 * day);
}
