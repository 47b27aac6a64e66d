import { type DataRequest, requestOutcomes } from "../../domain/data-request/data-request.ts";
import { readReference } from "../../domain/lead/reference.ts";
import { linkDelivery, linkLifetime } from "../use-cases/data-request/link.ts";
import { answer, type Command, type Session, withStorage } from "./command.ts";
import { confirm, preview } from "./confirm.ts";
import { failure, misuse } from "./ending.ts";
import { heldColumns, openColumns, requestDocument, requestName, stateOf } from "./request-view.ts";
import { showRequest } from "./show-request.ts";
import { table } from "./table.ts";
import { amount } from "./words.ts";

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
