import { type Command, Option } from "@commander-js/extra-typings";
import { daysLeft } from "../../domain/privacy-request/due-date.ts";
import {
  type PrivacyRequest,
  type PrivacyRequestOutcome,
  privacyRequestOutcomes,
} from "../../domain/privacy-request/privacy-request.ts";
import { createPrivacyRequestWork } from "../use-cases/privacy-request-work.ts";
import { type CliContext, failure, type JsonOptions, print, type StorageContext, withStorage } from "./context.ts";
import { deliveryDocument } from "./deliveries.ts";
import { amount, isoTime, shownTime } from "./format.ts";
import { blocks, deliveryLines, type Fact } from "./leads.ts";
import { examples, heldOption, jsonOption, yesOption } from "./options.ts";
import { type Column, table } from "./table.ts";
import { confirm, preview } from "./terminal.ts";

export function addPrivacyRequestCommands(program: Command, context: CliContext): void {
  const requests = program.command("requests").description("Data-subject requests: list, show, close, release.");
  requests
    .command("list", { isDefault: true })
    .summary("Lists open data-subject requests, the first that is due first.")
    .description(
      "A request is listed once the person has confirmed it by the link of a mail; the law gives 30 days from then on.",
    )
    .addOption(heldOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("requests", "requests --held", "requests --json"))
    .action((options) => withStorage(context, (open) => list(open, options)));
  requests
    .command("show")
    .description("Shows everything about a data-subject request.")
    .argument("<request>", "its request number or id")
    .addOption(jsonOption)
    .addHelpText("after", examples("requests show 7F3K-2M9Q", "requests show 7F3K-2M9Q --json"))
    .action((name, options) => withStorage(context, (open) => show(open, name, options)));
  requests
    .command("close")
    .summary("Notes that a data-subject request was dealt with.")
    .description(
      "It sends nothing: answer the person first. Name, address, phone and details stay as long as LEAD_RETENTION_DAYS says; number, kind, dates and outcome stay as proof.",
    )
    .argument("<request>", "its request number")
    .addOption(new Option("--outcome <name>", "how it ended").choices(privacyRequestOutcomes).makeOptionMandatory())
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText(
      "after",
      examples("requests close 7F3K-2M9Q --outcome answered", "requests close 7F3K-2M9Q --outcome refused --yes"),
    )
    .action((name, options) => withStorage(context, (open) => close(open, name, options)));
  requests
    .command("release")
    .summary("Mails the link of a held data-subject request after all.")
    .description("The server or the worker sends the mail: it must be running.")
    .argument("<request>", "its id, of which the beginning is enough")
    .addOption(jsonOption)
    .addHelpText("after", examples("requests release 1f0c9a2e"))
    .action((name, options) => withStorage(context, (open) => release(open, name, options)));
}

async function list(open: StorageContext, options: JsonOptions & { held?: true }): Promise<void> {
  const { storage, terminal, clock } = open;
  const state = options.held ? "held" : "open";
  const requests = await storage.privacyRequests.list({ state });
  const held = options.held ? requests.length : (await storage.privacyRequests.list({ state: "held" })).length;
  const columns = options.held ? heldColumns : openColumns(clock());
  const document = { requests: requests.map((request) => requestDocument(request, clock())), held };
  print(open, options, document, () =>
    [
      requests.length === 0 ? `No data-subject requests are ${state}.` : table(columns, requests, terminal.columns),
      ...(held > 0 && !options.held
        ? [`\nHeld as suspected bots: ${amount(held, "request")} ("requests --held").`]
        : []),
    ].join("\n"),
  );
}

type CloseOptions = JsonOptions & { outcome: PrivacyRequestOutcome; yes?: true };

async function close(open: StorageContext, typed: string, options: CloseOptions): Promise<void> {
  const { terminal, clock } = open;
  const { outcome } = options;
  const request = await namedRequest(open, typed);
  const name = requestName(request);
  if (!request.confirmed || request.closed) throw failure(`The request ${name} is not open: ${stateOf(request)}.`);
  const shown = preview(openColumns(clock()), [request], terminal.columns);
  const hint = outcome === "erased" && request.applicant ? `\n\n${eraseHint(request.applicant.email)}` : "";
  await confirm(terminal, options, shown + hint, `Close ${name} as ${outcome}?`);
  if (!(await workOn(open).close(request.id, outcome))) throw failure(`${name} is closed already.`);
  print(open, options, { closed: name, outcome }, () => `Closed ${name} as ${outcome}.`);
}

function eraseHint(email: string): string {
  return `Data under ${email} is still kept: "erase --email ${email}" erases it, with what is personal in this request.`;
}

async function release(open: StorageContext, typed: string, options: JsonOptions): Promise<void> {
  const request = await namedRequest(open, typed);
  if (!(await workOn(open).release(request.id))) throw failure(`The request ${requestName(request)} is not held.`);
  print(open, options, { released: request.id }, () => `The link of ${requestName(request)} will be sent at once.`);
}

async function show(open: StorageContext, typed: string, options: JsonOptions): Promise<void> {
  const { terminal, clock } = open;
  const request = await namedRequest(open, typed);
  const deliveries = await workOn(open).deliveries(request.id);
  const document = { request: requestDocument(request, clock()), deliveries: deliveries.map(deliveryDocument) };
  print(open, options, document, () =>
    [...blocks(factsOf(request, clock()), terminal.columns), deliveryLines(deliveries, terminal.columns)].join("\n\n"),
  );
}

function workOn({ storage, clock }: StorageContext) {
  return createPrivacyRequestWork({ storage: () => storage, clock });
}

async function namedRequest(open: StorageContext, name: string): Promise<PrivacyRequest> {
  const [first, second] = await workOn(open).find(name);
  if (!first) throw failure(`There is no data-subject request "${name}".`);
  if (second) throw failure(`Several held requests begin with "${name}": give more of the id.`);
  return first;
}

function factsOf(request: PrivacyRequest, now: number): Fact[][] {
  const { confirmed, closed, applicant } = request;
  return [
    Object.entries({
      ...(confirmed && { "Request number": confirmed.reference }),
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

function requestName({ id, confirmed }: PrivacyRequest): string {
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
function requestDocument({ confirmed, closed, held, applicant, ...request }: PrivacyRequest, now: number) {
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

const kind: Column<PrivacyRequest> = { title: "KIND", of: (request) => request.kind };
const who: Column<PrivacyRequest>[] = [
  { title: "NAME", of: ({ applicant }) => applicant?.fullname ?? "", least: 12 },
  { title: "E-MAIL", of: ({ applicant }) => applicant?.email ?? "", least: 16 },
];

/** An open request in a line: when it is due, and what is left until then. */
function openColumns(now: number): Column<PrivacyRequest>[] {
  return [
    { title: "NUMBER", of: requestName },
    kind,
    { title: "CONFIRMED", of: ({ confirmed }) => (confirmed ? shownTime(confirmed.at) : "") },
    { title: "DUE", of: ({ confirmed }) => confirmed?.dueOn ?? "" },
    { title: "LEFT", of: ({ confirmed }) => (confirmed ? shownLeft(confirmed.dueOn, now) : "") },
    ...who,
  ];
}

const heldColumns: readonly Column<PrivacyRequest>[] = [
  { title: "ID", of: requestName },
  { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
  kind,
  { title: "HELD FOR", of: ({ held }) => held ?? "" },
  ...who,
];

/** What is kept of one person, whatever has become of it. */
export const privacyRequestColumns: readonly Column<PrivacyRequest>[] = [
  { title: "REQUEST", of: requestName },
  { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
  kind,
  { title: "STATE", of: stateOf },
  ...who,
];

function stateOf({ confirmed, closed, held }: PrivacyRequest): string {
  if (closed) return `closed, ${closed.outcome}`;
  if (held) return "held";
  return confirmed ? "open" : "not confirmed";
}
