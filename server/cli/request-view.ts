import type { DataRequest } from "../../domain/data-request/data-request.ts";
import { daysLeft } from "../../domain/data-request/due-date.ts";
import type { Column } from "./table.ts";
import { isoTime, shownTime } from "./times.ts";

/** The beginning of an id is enough to name a request that has no reference yet. */
const shortId = 8;

export function requestName({ id, confirmed }: DataRequest): string {
  return confirmed?.reference ?? id.slice(0, shortId);
}

/** "12 days", "today", "OVERDUE by 3 days". */
export function shownLeft(dueOn: string, now: number): string {
  const left = daysLeft(dueOn, now);
  if (left === 0) return "today";
  const days = `${Math.abs(left)} ${Math.abs(left) === 1 ? "day" : "days"}`;
  return left > 0 ? days : `OVERDUE by ${days}`;
}

/** A request for programs. */
export function requestDocument({ confirmed, closed, held, applicant, ...request }: DataRequest, now: number) {
  return {
    id: request.id,
    reference: confirmed?.reference ?? null,
    kind: request.kind,
    locale: request.locale,
    notice: request.notice,
    createdAt: isoTime(request.createdAt),
    held: held ?? null,
    confirmedAt: confirmed ? isoTime(confirmed.at) : null,
    dueOn: confirmed?.dueOn ?? null,
    daysLeft: confirmed && !closed ? daysLeft(confirmed.dueOn, now) : null,
    closedAt: closed ? isoTime(closed.at) : null,
    outcome: closed?.outcome ?? null,
    applicant: applicant ?? null,
  };
}

const kind: Column<DataRequest> = { title: "KIND", of: (request) => request.kind };
const who: Column<DataRequest>[] = [
  { title: "NAME", of: ({ applicant }) => applicant?.fullname ?? "", least: 12 },
  { title: "E-MAIL", of: ({ applicant }) => applicant?.email ?? "", least: 16 },
];

/** An open request in a line: when it is due, and what is left until then. */
export function openColumns(now: number): Column<DataRequest>[] {
  return [
    { title: "REFERENCE", of: requestName },
    kind,
    { title: "CONFIRMED", of: ({ confirmed }) => (confirmed ? shownTime(confirmed.at) : "") },
    { title: "DUE", of: ({ confirmed }) => confirmed?.dueOn ?? "" },
    { title: "LEFT", of: ({ confirmed }) => (confirmed ? shownLeft(confirmed.dueOn, now) : "") },
    ...who,
  ];
}

export const heldColumns: readonly Column<DataRequest>[] = [
  { title: "ID", of: requestName },
  { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
  kind,
  { title: "HELD FOR", of: ({ held }) => held ?? "" },
  ...who,
];

/** What is kept of one person, whatever has become of it. */
export const anyColumns: readonly Column<DataRequest>[] = [
  { title: "REQUEST", of: requestName },
  { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
  kind,
  { title: "STATE", of: stateOf },
  ...who,
];

export function stateOf({ confirmed, closed, held }: DataRequest): string {
  if (closed) return `closed, ${closed.outcome}`;
  if (held) return "held";
  return confirmed ? "open" : "not confirmed";
}
