import { isMailAddress, mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { type Person, readName, roles, rolesIn } from "../../../domain/office/person.ts";
import { defaultLocale, type Locale } from "../../../site/locales.ts";
import type { LogLine, OfficeServices, PersonChanged } from "../../services.server.ts";
import { saidExport } from "../leads/export.server.ts";
import { namesOf } from "../leads/shown-lead.server.ts";

export type Fields = Record<string, string>;

/** What an admin's form came to: a code, and whom it is about. */
export type PeopleResult = { code: "saved" | "invited" | "stale" | "lastAdmin" | "ended"; name?: string };
export type InviteMistakes = { mistakes: ("name" | "mail" | "known")[]; typed: Fields };

/** Does what one of the forms of the people page asks for. Undefined where it asks for nothing that there is. */
export async function changePeople(
  services: OfficeServices,
  admin: Person,
  fields: Fields,
): Promise<PeopleResult | InviteMistakes | undefined> {
  if (fields.do === "invite") return invite(services, admin, fields);
  if (fields.do === "end-session") return endSession(services, admin, fields);
  return changePerson(services, admin, fields);
}

/** Roles are boxes named after them. */
function rolesOf(fields: Fields) {
  return rolesIn(roles.filter((role) => fields[role] === "yes"));
}

async function invite({ office, clock }: OfficeServices, admin: Person, fields: Fields) {
  const [name, mail] = [readName(fields.name ?? ""), mailAddressKey(fields.mail ?? "")];
  const mistakes: InviteMistakes["mistakes"] = [];
  if (!name) mistakes.push("name");
  if (!isMailAddress(mail)) mistakes.push("mail");
  const person = { name, mail, roles: rolesOf(fields), language: admin.language ?? defaultLocale, createdAt: clock() };
  const added = mistakes.length === 0 ? await office.people.add(person) : undefined;
  if (mistakes.length === 0 && !added) mistakes.push("known");
  if (!added) return { mistakes, typed: fields };
  await office.log.write({ at: clock(), person: admin.number, action: "invited", subject: String(added.number) });
  return { code: "invited", name } as const;
}

async function endSession({ office, clock }: OfficeServices, admin: Person, { session = "" }: Fields) {
  const open = await office.sessions.list(clock());
  const found = open.find(({ id }) => id === session);
  if (found) {
    await office.sessions.end(found.id);
    const subject = String(found.person);
    await office.log.write({ at: clock(), person: admin.number, action: "session-ended", subject });
  }
  return { code: "ended" } as const;
}

async function changePerson(
  services: OfficeServices,
  admin: Person,
  fields: Fields,
): Promise<PeopleResult | undefined> {
  const { office, clock } = services;
  const [number, version] = [Number(fields.person), Number(fields.version)];
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(version)) return undefined;
  const changes = {
    roles: { change: { roles: rolesOf(fields) }, action: "roles-changed" },
    end: { change: { endedAt: clock() }, action: "person-ended" },
    back: { change: { endedAt: null }, action: "person-returned" },
  } as const;
  const found = Object.hasOwn(changes, fields.do ?? "") ? changes[fields.do as keyof typeof changes] : undefined;
  if (!found) return undefined;
  const changed = await office.people.change(number, { version, ...found.change });
  if (changed.outcome === "changed") {
    // Sessions end with the access at once; with less roles they go on, and every request looks at the roles.
    if (fields.do === "end") await office.sessions.endAll(number);
    const line = { at: clock(), person: admin.number, action: found.action, subject: String(number) };
    await office.log.write(line);
  }
  return resultOf(changed);
}

function resultOf(changed: PersonChanged): PeopleResult | undefined {
  if (changed.outcome === "missing") return undefined;
  const { name } = changed.person;
  if (changed.outcome === "last-admin") return { code: "lastAdmin" };
  return { code: changed.outcome === "changed" ? "saved" : "stale", name };
}

export type ShownLine = Omit<LogLine, "person"> & { name: string | undefined };

/** Lines with names in the place of numbers, and exports in words. */
export function shownLines(lines: readonly LogLine[], people: readonly Person[], locale: Locale): ShownLine[] {
  const names = namesOf(people);
  const shownSubject = ({ action, subject }: LogLine) => {
    if (action === "leads-exported") return saidExport(subject, names, locale);
    return action.startsWith("lead-") ? subject : (names.get(Number(subject)) ?? subject);
  };
  return lines.map((line) => ({
    at: line.at,
    action: line.action,
    name: line.person === undefined ? undefined : names.get(line.person),
    subject: shownSubject(line),
  }));
}
