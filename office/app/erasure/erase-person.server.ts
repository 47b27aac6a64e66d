import { randomBytes } from "node:crypto";
import { data } from "react-router";
import { readReference, referenceOf } from "../../../domain/lead/lead.ts";
import { destroyedKinds } from "../../../domain/office/actions.ts";
import type { Person } from "../../../domain/office/person.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import { type DestroyedCounts, type OfficeServices, StorageUnavailable } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { shownName } from "../leads/shown-lead.server.ts";

/** What the address of the screen that erases says. */
export type EraseQuery = { lead: string | undefined; request: string | undefined; by: string | undefined };

/** Whose data it is about, and where this was asked. */
export type Subject = {
  name: string;
  reference: string;
  back: string;
  /** Of a request the address alone is verified. */
  isRequest: boolean;
  email: string;
  phone: string;
  by: "email" | "phone";
};

export function readQuery(request: Request): EraseQuery {
  const query = new URL(request.url).searchParams;
  const of = (name: string) => query.get(name) ?? undefined;
  return { lead: of("lead"), request: of("request"), by: of("by") };
}

/** Undefined where the lead is gone, or the request names nobody any more. */
export async function findSubject(services: OfficeServices, query: EraseQuery): Promise<Subject | undefined> {
  const found = query.request === undefined ? await byLead(services, query) : await byRequest(services, query);
  return found && { ...found, by: query.by === "phone" && found.phone ? "phone" : "email" };
}

async function byLead({ leads }: OfficeServices, { lead: name = "" }: EraseQuery) {
  const lead = (await leads.find(name))?.lead;
  if (!lead) return undefined;
  const { reference, email, phone } = lead;
  return { name: shownName(lead), reference, back: `/leads/${reference}`, isRequest: false, email, phone };
}

async function byRequest({ requests }: OfficeServices, { request: name = "" }: EraseQuery) {
  const [found] = await requests.find(name);
  if (!found?.confirmed || !found.applicant) return undefined;
  const { fullname, email, phone } = found.applicant;
  const { reference } = found.confirmed;
  return { name: fullname, reference, back: `/requests/${reference}`, isRequest: true, email, phone };
}

export function personBy({ by, email, phone }: Subject): { email: string } | { phone: string } {
  return by === "phone" ? { phone } : { email };
}

type Fields = Record<string, string>;

/** What the button came to. What was typed comes back where nothing went. */
export type EraseResult =
  | { code: "erased"; certificate: string }
  | { code: "wrong"; typed: string }
  /** Something else than was shown would go now. */
  | { code: "changed"; typed: string; seen: DestroyedCounts };

/** Erases what somebody has seen a list of and typed the number for. The certificate says how much of it went. */
export async function erasePerson(
  services: OfficeServices,
  { number: person }: Person,
  subject: Subject,
  fields: Fields,
): Promise<EraseResult> {
  const { erasure, office, clock } = services;
  const typed = (fields.confirm ?? "").slice(0, 100);
  if (readReference(typed.trim()) !== subject.reference) return { code: "wrong", typed };
  const counts = await erasure.erase(personBy(subject), fields.seen ?? "");
  if (counts === "changed") return { code: "changed", typed, seen: readSeen(fields) };
  const [at, id] = [clock(), referenceOf(randomBytes(8))];
  await office.destructions.write({ id, at, reason: "erasure", person, counts });
  await office.log.write({ at, person, action: "erased", subject: id });
  await services.forgetGoneLeads();
  return { code: "erased", certificate: id };
}

/** The numbers that stood in the list, as its form sends them back. */
function readSeen(fields: Fields): DestroyedCounts {
  return Object.fromEntries(destroyedKinds.map((kind) => [kind, Number(fields[`seen-${kind}`]) || 0]));
}

/** A database that is away meanwhile leaves a part: that is said, and not that everything is where it was. */
export async function orUnfinished<T>(locale: Locale, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw data({ message: dictionary(locale).erasure.unfinished }, { status: 503 });
  }
}

/** How much of what, a line each. */
export function shownCounts(counts: DestroyedCounts, locale: Locale): string[] {
  const { amounts } = dictionary(locale).erasure;
  return destroyedKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? fillCounted(amounts[kind], count) : [];
  });
}

/** What is different from the list that somebody saw. */
export function shownChanges(seen: DestroyedCounts, now: DestroyedCounts, locale: Locale): string {
  const { amounts, change, sameNumbers } = dictionary(locale).erasure;
  const changed = destroyedKinds.filter((kind) => (seen[kind] ?? 0) !== (now[kind] ?? 0));
  const sentences = changed.map((kind) => {
    const [before, after] = [seen, now].map((counts) => fillCounted(amounts[kind], counts[kind] ?? 0));
    return fill(change, { before: before ?? "", now: after ?? "" });
  });
  return sentences.join(" ") || sameNumbers;
}
