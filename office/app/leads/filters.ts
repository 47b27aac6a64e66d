import { type LeadForm, leadForms } from "../../../domain/lead/lead.ts";
import { mondayOfWeek } from "../../../domain/lead/lead-figures.ts";
import { type LeadStatus, leadStatuses } from "../../../domain/lead/lead-work.ts";
import { day, fromIstanbul, istanbulDate } from "../../../domain/time.ts";

/** Days of the past that the list can be narrowed to. */
export const periods = [7, 30, 90, 365] as const;
/** In the place of a source: it is not known. No host and no campaign is called so. */
export const unknownSource = "(none)";

/** What the address of the list says; a bookmark of it is a view that is kept. */
export type Filters = {
  text: string;
  status: LeadStatus | "";
  form: LeadForm | "";
  /** A person's number, "mine" or "none". */
  owner: string;
  /** A source as leads name it, or "(none)". */
  source: string;
  /** A number of days, or a week: "2026-W47". */
  period: string;
  /** Follow-ups whose day has come. */
  due: "yes" | "";
};

type Place = { createdAt: number; id: string };

export function readFilters(query: URLSearchParams): Filters {
  const of = (name: string) => (query.get(name) ?? "").slice(0, 200);
  const [status, form, owner, period] = [of("status"), of("form"), of("owner"), of("period")];
  return {
    text: of("text").trim(),
    status: leadStatuses.find((one) => one === status) ?? "",
    form: leadForms.find((one) => one === form) ?? "",
    owner: /^(mine|none|[1-9]\d{0,8})$/.test(owner) ? owner : "",
    source: of("source").trim().toLowerCase(),
    period: periods.some((days) => String(days) === period) || isWeek(period) ? period : "",
    due: of("due") === "yes" ? "yes" : "",
  };
}

/** The filters as the storage of leads knows them, for the person who asks. */
export function leadFilter({ text, status, form, owner, source, period, due }: Filters, person: number, now: number) {
  return {
    ...(text && { text }),
    ...(status && { status }),
    ...(form && { form }),
    ...(owner && { owner: ownerOf(owner, person) }),
    ...(source && { source: source === unknownSource ? null : source }),
    ...(period && timesOf(period, now)),
    ...(due && { due: istanbulDate(now) }),
  };
}

export function isWeek(period: string): boolean {
  return mondayOfWeek(period) !== undefined;
}

function timesOf(period: string, now: number): { since: number; before?: number } {
  const monday = mondayOfWeek(period);
  if (monday === undefined) return { since: now - Number(period) * day };
  const [since, before] = [monday, monday + 7].map((day) => fromIstanbul({ day, time: 0 })) as [number, number];
  return { since, before };
}

function ownerOf(owner: string, person: number): number | "none" {
  if (owner === "none") return owner;
  return owner === "mine" ? person : Number(owner);
}

/** Without those that filter nothing, so that one view has one address. */
export function filterQuery(filters: Filters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
}

/** A place in the list, as addresses have it: "1763456789000.id". */
export function readPlace(text: string | null): Place | undefined {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? "") ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined;
}

/** Where the next page of the same view begins. */
export function placeAddress(filters: Filters, direction: "older" | "newer", place: Place | undefined) {
  if (!place) return undefined;
  const query = filterQuery(filters);
  query.set(direction, `${place.createdAt}.${place.id}`);
  return `/?${query}`;
}

/** Views that somebody opens every day, as the query of the list. */
export const views = {
  all: "",
  new: "status=new",
  mine: "owner=mine",
  due: "due=yes",
  unowned: "owner=none",
} as const;
export type ViewName = keyof typeof views;

/** The view that an address has: its filters and where its page begins. It travels with each lead of the list. */
export function viewQuery(query: URLSearchParams, filters = readFilters(query)): URLSearchParams {
  const view = filterQuery(filters);
  for (const direction of ["older", "newer"] as const) {
    const place = readPlace(query.get(direction));
    if (place) view.set(direction, `${place.createdAt}.${place.id}`);
  }
  return view;
}

export function listAddress(view: URLSearchParams): string {
  return view.size > 0 ? `/?${view}` : "/";
}

/** A lead within the view from which one comes to it, and goes on to the next. */
export function leadAddress(reference: string, view: URLSearchParams): string {
  const path = `/leads/${encodeURIComponent(reference)}`;
  return view.size > 0 ? `${path}?${view}` : path;
}

/** Which of the daily views has exactly these filters. */
export function viewName(filters: Filters): ViewName | undefined {
  const query = filterQuery(filters).toString();
  return (Object.keys(views) as ViewName[]).find((name) => views[name] === query);
}
