import { type LeadForm, leadForms } from "../../../domain/lead/lead.ts";
import { mondayOfWeek } from "../../../domain/lead/lead-figures.ts";
import { type LeadStatus, leadStatuses } from "../../../domain/lead/lead-work.ts";
import { day, fromIstanbul } from "../../../domain/time.ts";

/** Days of the past that the list can be narrowed to. */
export const periods = [7, 30, 90, 365] as const;
/** In the place of a source: it is not known. */
export const unknownSource = "none";

/** What the address of the list says; a bookmark of it is a view that is kept. */
export type Filters = {
  text: string;
  status: LeadStatus | "";
  form: LeadForm | "";
  /** A person's number, "mine" or "none". */
  owner: string;
  /** A source as leads name it, or "none". */
  source: string;
  /** A number of days, or a week: "2026-W47". */
  period: string;
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
  };
}

/** The filters as the storage of leads knows them, for the person who asks. */
export function leadFilter({ text, status, form, owner, source, period }: Filters, person: number, now: number) {
  return {
    ...(text && { text }),
    ...(status && { status }),
    ...(form && { form }),
    ...(owner && { owner: ownerOf(owner, person) }),
    ...(source && { source: source === unknownSource ? null : source }),
    ...(period && timesOf(period, now)),
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
