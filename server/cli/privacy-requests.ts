import { type DataRequest, requestOutcomes } from "../../domain/data-request/data-request.ts";
import { daysLeft } from "../../domain/data-request/due-date.ts";
import { readReference } from "../../domain/lead/reference.ts";
import { linkDelivery, linkLifetime } from "../use-cases/data-request/link.ts";
import { answer, type Command, failure, misuse, type Session, withStorage } from "./context.ts";
import { deliveryDocument } from "./deliveries.ts";
import { amount, isoTime, shownTime } from "./format.ts";
import { blocks, deliveryLines, type Fact } from "./leads.ts";
import { type Column, table } from "./table.ts";
import { confirm, preview } from "./terminal.ts";

const one = { mayHave: { least: 1, most: 1 } };

/** Requests of data subjects. */
export const requestsCommands: Command[] = [
  {
    name: "requests",
    mayHave: { least: 0, most: 0 },
    options: ["held"],
    summary: "Lists open data-subject requests, the first that is due first.",
    details: [
      "A request is listed once the person has confirmed it by the link of a mail; the law gives 30 days from then on.",
    ],
    examples: ["requests", "requests --held", "requests --json"],
    run: withStorage(list),
  },
  {
    name: "requests show",
    operands: "<reference or id>",
    ...one,
    options: [],
    summary: "Shows everything about a data-subject request.",
    examples: ["requests show 7F3K-2M9Q", "requests show 7F3K-2M9Q --json"],
    run: withStorage(async (session) => showRequest(session, await namedRequest(session))),
  },
  {
    name: "requests close",
    operands: "<reference>",
    ...one,
    options: ["outcome", "yes"],
    summary: "Notes that a data-subject request was dealt with.",
    details: [
      "It sends nothing: answer the person first. Name, address, phone and details stay as long as LEAD_RETENTION_DAYS says; number, kind, dates and outcome stay as proof.",
    ],
    examples: ["requests close 7F3K-2M9Q --outcome answered", "requests close 7F3K-2M9Q --outcome refused --yes"],
    run: withStorage(close),
  },
  {
    name: "requests release",
    operands: "<id>",
    ...one,
    options: [],
    summary: "Mails the link of a held data-subject request after all.",
    details: ["The beginning of the id is enough. The server or the worker sends the mail: it must be running."],
    examples: ["requests release 1f0c9a2e"],
    run: withStorage(release),
  },
];

async function list(session: Session): Promise<number> {
  const { storage, values, terminal, clock } = session;
  const state = values.held ? "held" : "open";
  const requests = await storage.requests.list({ state });
  const held = values.held ? requests.length : (await storage.requests.list({ state: "held" })).length;
  const columns = values.held ? heldColumns : openColumns(clock());
  const document = { requests: requests.map((request) => requestDocument(request, clock())), held };
  answer(session, document, () =>
    [
      requests.length === 0 ? `No data-subject requests are ${state}.` : table(columns, requests, terminal.columns),
      ...(held > 0 && !values.held
        ? [`\nHeld as suspected bots: ${amount(held, "request")} ("requests --held").`]
        : []),
    ].join("\n"),
  );
  return 0;
}

async function close(session: Session): Promise<number> {
  const { storage, values, terminal, clock } = session;
  const { outcome } = values;
  if (!outcome) throw misuse(`Say how it ended: --outcome ${requestOutcomes.join(", ")}.`);
  const request = await namedRequest(session);
  const name = requestName(request);
  if (!request.confirmed || request.closed) throw failure(`The request ${name} is not open: ${stateOf(request)}.`);
  const shown = preview(openColumns(clock()), [request], terminal.columns);
  const hint = outcome === "erased" && request.applicant ? `\n\n${eraseHint(request.applicant.email)}` : "";
  await confirm(session, shown + hint, `Close ${name} as ${outcome}?`);
  if (!(await storage.requests.close(request.id, { at: clock(), outcome })))
    throw failure(`${name} is closed already.`);
  answer(session, { closed: name, outcome }, () => `Closed ${name} as ${outcome}.`);
  return 0;
}

function eraseHint(email: string): string {
  return `Data under ${email} is still kept: "erase --email ${email}" erases it, with what is personal in this request.`;
}

async function release(session: Session): Promise<number> {
  const { storage, clock } = session;
  const request = await namedRequest(session);
  const ends = clock() + linkLifetime;
  if (!(await storage.requests.release(request.id, ends, [linkDelivery(request.id)]))) {
    throw failure(`The request ${requestName(request)} is not held.`);
  }
  answer(session, { released: request.id }, () => `The link of ${requestName(request)} will be sent at once.`);
  return 0;
}

/** The request that a person means: by its reference, its id, or the beginning of a held one's. */
async function namedRequest({ storage: { requests }, operands }: Session): Promise<DataRequest> {
  const [name = ""] = operands;
  const found = (await requests.find(name)) ?? (await requests.find(readReference(name)));
  if (found) return found;
  const [first, second] = (await requests.list({ state: "held" })).filter(({ id }) =>
    id.startsWith(name.toLowerCase()),
  );
  if (!first) throw failure(`There is no data-subject request "${name}".`);
  if (second) throw failure(`Several held requests begin with "${name}": give more of the id.`);
  return first;
}

async function showRequest(session: Session, request: DataRequest): Promise<number> {
  const { storage, terminal, clock } = session;
  const deliveries = await storage.outbox.list({ requestId: request.id });
  const document = { request: requestDocument(request, clock()), deliveries: deliveries.map(deliveryDocument) };
  answer(session, document, () =>
    [...blocks(factsOf(request, clock()), terminal.columns), deliveryLines(deliveries, terminal.columns)].join("\n\n"),
  );
  return 0;
}

function factsOf(request: DataRequest, now: number): Fact[][] {
  const { confirmed, closed, applicant } = request;
  return [
    Object.entries({
      ...(confirmed && { Reference: confirmed.reference }),
      Id: request.id,
      Kind: request.kind,
      State: stateOf(request),
      Received: shownTime(request.createdAt),
      ...(confirmed && { Confirmed: shownTime(confirmed.at), Due: confirmed.dueOn }),
      ...(confirmed && !closed && { Left: shownLeft(confirmed.dueOn, now) }),
      ...(closed && { Closed: shownTime(closed.at) }),
      ...(request.held && { "Held for": request.held }),
      Language: request.locale,
      Notice: request.notice,
    }),
    Object.entries(
      applicant
        ? {
            Name: applicant.fullname,
            "E-mail": applicant.email,
            Phone: applicant.phone || "none",
            Details: applicant.details || "none",
          }
        : { Person: "forgotten" },
    ),
  ];
}

/** The beginning of an id is enough to name a request that has no reference yet. */
const shortId = 8;

function requestName({ id, confirmed }: DataRequest): string {
  return confirmed?.reference ?? id.slice(0, shortId);
}

/** "12 days", "today", "OVERDUE by 3 days". */
function shownLeft(dueOn: string, now: number): string {
  const left = daysLeft(dueOn, now);
  if (left === 0) return "today";
  const days = `${Math.abs(left)} ${Math.abs(left) === 1 ? "day" : "days"}`;
  return left > 0 ? days : `OVERDUE by ${days}`;
}

/** A request for programs. */
function requestDocument({ confirmed, closed, held, applicant, ...request }: DataRequest, now: number) {
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
function openColumns(now: number): Column<DataRequest>[] {
  return [
    { title: "REFERENCE", of: requestName },
    kind,
    { title: "CONFIRMED", of: ({ confirmed }) => (confirmed ? shownTime(confirmed.at) : "") },
    { title: "DUE", of: ({ confirmed }) => confirmed?.dueOn ?? "" },
    { title: "LEFT", of: ({ confirmed }) => (confirmed ? shownLeft(confirmed.dueOn, now) : "") },
    ...who,
  ];
}

const heldColumns: readonly Column<DataRequest>[] = [
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

function stateOf({ confirmed, closed, held }: DataRequest): string {
  if (closed) return `closed, ${closed.outcome}`;
  if (held) return "held";
  return confirmed ? "open" : "not confirmed";
}
