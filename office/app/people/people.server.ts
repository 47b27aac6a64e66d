import { isMailAddress, mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { type Person, readName, roles, rolesIn } from "../../../domain/office/person.ts";
import type { Locale } from "../../../site/locales.ts";
import type { LogLine, OfficeServices, PersonChanged } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { saidExport } from "../leads/export.server.ts";
import { namesOf } from "../leads/shown-lead.server.ts";
import { readLocale } from "../session.server.ts";

export type Fields = Record<string, string>;

/** What an admin's form came to: a code, and whom it is about. */
export type PeopleResult = {
  code: "saved" | "invited" | "invitedWithoutMail" | "stale" | "lastAdmin" | "ended" | "confirmEnd";
  name?: string;
};
export type PeopleMistakes = { mistakes: ("name" | "mail" | "known" | "roles")[]; typed: Fields };

/** Does what one of the forms of the people page asks for. Undefined where it asks for nothing that there is. */
export async function changePeople(
  services: OfficeServices,
  admin: Person,
  fields: Fields,
): Promise<PeopleResult | PeopleMistakes | undefined> {
  if (fields.do === "invite") return invite(services, admin, fields);
  if (fields.do === "end-session") return endSession(services, admin, fields);
  return changePerson(services, admin, fields);
}

/** Name, address and roles as a form has them; roles are boxes named after them. */
function readPerson(fields: Fields) {
  const name = readName(fields.name ?? "");
  const mail = mailAddressKey(fields.mail ?? "");
  const chosen = rolesIn(roles.filter((role) => fields[role] === "yes"));
  const mistakes: PeopleMistakes["mistakes"] = [];
  if (!name) mistakes.push("name");
  if (!isMailAddress(mail)) mistakes.push("mail");
  if (chosen.length === 0) mistakes.push("roles");
  return { details: { name, mail, roles: chosen }, mistakes };
}

async function invite({ office, clock, peopleMails }: OfficeServices, admin: Person, fields: Fields) {
  const { details, mistakes } = readPerson(fields);
  const language = readLocale(fields.language) ?? admin.language;
  const person = { ...details, language, createdAt: clock() };
  const added = mistakes.length === 0 ? await office.people.add(person) : undefined;
  if (mistakes.length === 0 && !added) mistakes.push("known");
  if (!added) return { mistakes, typed: fields };
  await office.log.write({ at: clock(), person: admin.number, action: "invited", subject: String(added.number) });
  const { outcome } = await peopleMails.invitation(added, admin);
  return { code: outcome === "delivered" ? "invited" : "invitedWithoutMail", name: added.name } as const;
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
): Promise<PeopleResult | PeopleMistakes | undefined> {
  const { office, clock } = services;
  const [number, version] = [Number(fields.person), Number(fields.version)];
  const before = Number.isSafeInteger(number) ? await office.people.find(number) : undefined;
  if (!before || !Number.isSafeInteger(version)) return undefined;
  const subject = String(number);
  const log = (action: LogLine["action"], subject: string) =>
    office.log.write({ at: clock(), person: admin.number, action, subject });
  if (fields.do === "end") return { code: "confirmEnd", name: before.name };
  if (fields.do === "end-for-good" || fields.do === "back") {
    const isEnd = fields.do === "end-for-good";
    const changed = await office.people.change(number, { version, endedAt: isEnd ? clock() : null });
    if (changed.outcome !== "changed") return refusalOf(changed, fields);
    // Sessions end with the access at once; with fewer roles they go on, and every request looks at the roles.
    if (isEnd) await office.sessions.endAll(number);
    await log(isEnd ? "person-ended" : "person-returned", subject);
    return { code: "saved", name: before.name };
  }
  if (fields.do !== "save") return undefined;
  const { details, mistakes } = readPerson(fields);
  if (mistakes.length > 0) return { mistakes, typed: fields };
  const changed = await office.people.change(number, { version, ...details });
  if (changed.outcome !== "changed") return refusalOf(changed, fields);
  // A link on its way to the old address must not open the office, nor a session that began with one.
  if (details.mail !== before.mail) {
    if (number === admin.number) await office.sessions.endLinks(number);
    else await office.sessions.endAll(number);
  }
  if (details.mail !== before.mail || details.name !== before.name) await log("person-changed", subject);
  const [from, to] = [before.roles.join(","), details.roles.join(",")];
  if (from !== to) await log("roles-changed", `${subject} ${from}>${to}`);
  return { code: "saved", name: details.name };
}

function refusalOf(changed: PersonChanged, typed: Fields): PeopleResult | PeopleMistakes | undefined {
  if (changed.outcome === "missing") return undefined;
  if (changed.outcome === "address-in-use") return { mistakes: ["known"], typed };
  return { code: changed.outcome === "last-admin" ? "lastAdmin" : "stale", name: changed.person.name };
}

export type ShownLine = Omit<LogLine, "person"> & { name: string | undefined };

/** Lines with names in the place of numbers, and exports and roles in words. */
export function shownLines(lines: readonly LogLine[], people: readonly Person[], locale: Locale): ShownLine[] {
  const names = namesOf(people);
  const { roles: roleNames } = dictionary(locale).frame;
  const rolesText = (listed: string) =>
    rolesIn(listed.split(","))
      .map((role) => roleNames[role])
      .join(", ") || roleNames.none;
  const shownSubject = ({ action, subject }: LogLine) => {
    if (action === "leads-exported") return saidExport(subject, names, locale);
    if (action.startsWith("lead-")) return subject;
    const [, number, from, to] = /^(\d+) (.*)>(.*)$/.exec(subject) ?? [];
    const name = names.get(Number(number ?? subject)) ?? subject;
    return from === undefined || to === undefined ? name : `${name} (${rolesText(from)} → ${rolesText(to)})`;
  };
  return lines.map((line) => ({
    at: line.at,
    action: line.action,
    name: line.person === undefined ? undefined : names.get(line.person),
    subject: shownSubject(line),
  }));
}
