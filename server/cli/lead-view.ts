import { forms } from "../../content/en/forms.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Package } from "../../domain/quote/packages.ts";
import { nameOf } from "../mail/lead-rows.ts";
import type { Column } from "./table.ts";
import { isoTime, shownTime } from "./times.ts";

const labels: Readonly<Record<string, string>> = forms.labels;
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = forms.choices;

export function labelOf(field: string): string {
  return labels[field] ?? field;
}

/** What the person answered, choices in words. */
export function shownAnswer(field: string, answer: string): string {
  return choices[field]?.[answer] ?? answer;
}

/** What a quote is asked for, a service or suboption in a line: "database-management mssql: 2 advanced". */
export function packagesText({ packages = [] }: Lead): string {
  const levels = (chosen: readonly Package[]) =>
    chosen
      .map(({ level, count }) => (count === undefined ? level : `${count.toLocaleString("en")} ${level}`))
      .join(", ");
  // The keys themselves: the words of today may not know what a lead of last year asks for.
  const lines = packages.flatMap(({ services }) =>
    services.flatMap(({ key, packages: own, suboptions }) => [
      ...(suboptions.length === 0 ? [{ name: key as string, chosen: own }] : []),
      ...suboptions.map((suboption) => ({ name: `${key} ${suboption.name}`, chosen: suboption.packages })),
    ]),
  );
  return lines.map(({ name, chosen }) => (chosen.length > 0 ? `${name}: ${levels(chosen)}` : name)).join("\n");
}

/** A lead for programs. */
export function leadDocument({ held, createdAt, consents, packages, ...lead }: Lead) {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    createdAt: isoTime(createdAt),
    held: held ?? null,
    locale: lead.locale,
    page: lead.page,
    email: lead.email,
    phone: lead.phone,
    answers: lead.answers,
    notice: lead.notice,
    consents: consents.map((consent) => ({ ...consent, at: isoTime(consent.at) })),
    ...(packages && { packages }),
  };
}

const held: Column<Lead> = { title: "HELD FOR", of: (lead) => lead.held ?? "" };

/** A lead in a line. */
export function leadColumns(showHeld = false): Column<Lead>[] {
  return [
    { title: "REFERENCE", of: ({ reference }) => reference },
    { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
    { title: "FORM", of: ({ form }) => form },
    ...(showHeld ? [held] : []),
    { title: "NAME", of: nameOf, least: 12 },
    { title: "E-MAIL", of: ({ email }) => email, least: 16 },
    { title: "COMPANY", of: ({ answers }) => answers.company ?? "", least: 12, extra: true },
    { title: "ABOUT", of: aboutOf, least: 12, extra: true },
  ];
}

function aboutOf({ answers: { subject, report }, packages = [] }: Lead): string {
  if (report) return shownAnswer("report", report);
  return subject ?? packages.flatMap(({ services }) => services.map(({ key }) => key)).join(", ");
}
