import type { Lead } from "../../../domain/lead/lead.ts";
import { type LeadChange, leadStatuses } from "../../../domain/lead/lead-work.ts";
import { mayEnter, type Person } from "../../../domain/office/person.ts";
import type { OfficeAction, OfficeServices } from "../../services.server.ts";

type Fields = Record<string, string>;

/** What a form on a lead's screen came to. What was typed comes back where it was not kept. */
export type LeadResult =
  | { outcome: "saved" }
  | { outcome: "stale" | "invalid" | "empty" | "tooLong"; typed: Fields }
  | { outcome: "missing" };

/** Does what one of the forms asks for: a change of one field by somebody who saw a version, or a note. */
export async function changeLead(
  services: OfficeServices,
  person: Person,
  lead: Pick<Lead, "id" | "reference" | "form">,
  fields: Fields,
): Promise<LeadResult> {
  if (fields.do === "retry") return retry(services, person, lead);
  if (fields.do === "note") return addNote(services, person, lead, fields);
  if (fields.do === "note-change" || fields.do === "note-remove") return changeNote(services, person, lead, fields);
  const version = Number(fields.version);
  const change = await readChange(services, person, fields);
  if (!change || !Number.isSafeInteger(version)) return { outcome: "invalid", typed: fields };
  const apply = (seen: number) => services.leads.change(lead.id, { ...change, version: seen, person: person.number });
  const first = await apply(version);
  // What nobody owns can be taken, whatever else was changed meanwhile.
  const isFree = fields.do === "take" && first.outcome === "stale" && first.work.owner === null;
  const changed = isFree ? await apply(first.work.version) : first;
  const { outcome } = changed;
  if (outcome === "missing") return { outcome };
  if (outcome !== "changed") return { outcome, typed: fields };
  await note(services, person, lead, actionOf(change));
  const owner = "owner" in change ? change.owner : null;
  // The same owner again changes nothing, and no version.
  if (owner && owner !== person.number && changed.work.version > version) {
    services.later(() => services.peopleMails.leadOwner(lead, owner, person));
  }
  return { outcome: "saved" };
}

/** What could not be delivered is tried again by the site's worker. */
async function retry(services: OfficeServices, person: Person, lead: Named): Promise<LeadResult> {
  if ((await services.leads.retry(lead.id)) > 0) await note(services, person, lead, "lead-retried");
  return { outcome: "saved" };
}

async function addNote(services: OfficeServices, person: Person, lead: Named, fields: Fields): Promise<LeadResult> {
  const { outcome } = await services.leads.note(lead.id, { person: person.number, text: fields.note ?? "" });
  if (outcome === "missing") return { outcome };
  if (outcome !== "added") return { outcome, typed: fields };
  await note(services, person, lead, "lead-note");
  return { outcome: "saved" };
}

/** Only its author changes a note, or removes it. */
async function changeNote(services: OfficeServices, person: Person, lead: Named, fields: Fields): Promise<LeadResult> {
  const own = { id: fields.id ?? "", person: person.number };
  const isRemoval = fields.do === "note-remove";
  const outcome = isRemoval
    ? (await services.leads.removeNote(lead.id, own)) && "changed"
    : (await services.leads.changeNote(lead.id, { ...own, text: fields.note ?? "" })).outcome;
  if (outcome === "empty" || outcome === "tooLong") return { outcome, typed: fields };
  // It was removed in another tab.
  if (outcome !== "changed") return { outcome: "invalid", typed: fields };
  await note(services, person, lead, isRemoval ? "lead-note-removed" : "lead-note-changed");
  return { outcome: "saved" };
}

async function readChange(services: OfficeServices, person: Person, fields: Fields): Promise<LeadChange | undefined> {
  if (fields.do === "status") {
    const status = leadStatuses.find((one) => one === fields.status);
    return status && { status };
  }
  if (fields.do === "take") return { owner: person.number };
  if (fields.do === "owner") return readOwner(services, fields.owner ?? "");
  return fields.do === "follow-up" ? { followUp: fields.followUp || null } : undefined;
}

/** Nobody, or somebody who may enter this room. */
async function readOwner({ office }: OfficeServices, typed: string): Promise<LeadChange | undefined> {
  if (typed === "") return { owner: null };
  const found = /^[1-9]\d{0,8}$/.test(typed) ? await office.people.find(Number(typed)) : undefined;
  return found && found.endedAt === undefined && mayEnter("leads", found) ? { owner: found.number } : undefined;
}

function actionOf(change: LeadChange): OfficeAction {
  if ("status" in change) return "lead-status";
  return "owner" in change ? "lead-owner" : "lead-follow-up";
}

type Named = { id: string; reference: string };

/** The change stands in the other database already: a line that cannot be written is reported and undoes nothing. */
async function note(services: OfficeServices, { number }: Person, { reference }: Named, action: OfficeAction) {
  const { office, clock, reportFailure } = services;
  const line = { at: clock(), person: number, action, subject: reference };
  await office.log.write(line).catch((error) => reportFailure(error, undefined));
}
