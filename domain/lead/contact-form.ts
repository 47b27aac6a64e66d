import { company, companySize, email, type Field, jobTitle, optionalPhone, sector, transferConsent } from "./fields.ts";
import type { Posted } from "./read-form.ts";

const contactTopics = ["information", "request"] as const;
const contactServices = ["rpa", "e-procurement", "e-transformation", "hr", "cloud", "managed"] as const;
const contactTeams = ["sales", "communication", "business-development"] as const;

/** The contact form, in the order in which it is asked. */
export const contactForm = [
  { name: "name", kind: "text", max: 80, required: true },
  { name: "surname", kind: "text", max: 80, required: true },
  email,
  optionalPhone,
  company,
  jobTitle,
  companySize,
  sector,
  { name: "topic", kind: "choice", choices: contactTopics, required: true },
  {
    name: "service",
    kind: "choice",
    choices: contactServices,
    required: true,
    when: { field: "topic", is: "information" },
  },
  { name: "team", kind: "choice", choices: contactTeams, required: true, when: { field: "topic", is: "request" } },
  { name: "subject", kind: "text", max: 160, required: true },
  { name: "message", kind: "multiline", max: 5_000, required: true },
  transferConsent,
] as const satisfies readonly Field[];

/** The values that links set in the contact form, by their key (`?about=rpa`); they decide who gets the lead. */
const valuesByKey = {
  "campus-visit": { topic: "request", team: "communication" },
  "research-project": { topic: "request", team: "business-development" },
  partnership: { topic: "request", team: "business-development" },
  rpa: { topic: "information", service: "rpa" },
  "e-procurement": { topic: "information", service: "e-procurement" },
  "e-transformation": { topic: "information", service: "e-transformation" },
  hr: { topic: "information", service: "hr" },
  cloud: { topic: "information", service: "cloud" },
  managed: { topic: "information", service: "managed" },
} as const satisfies Record<string, Posted>;

export type AboutKey = keyof typeof valuesByKey;
export const aboutKeys = Object.keys(valuesByKey) as AboutKey[];

/** The initial values of the contact form by the query. Only known keys count: an address cannot set texts of its own. */
export function valuesFromQuery(query: URLSearchParams, subjects: Readonly<Record<AboutKey, string>>): Posted {
  const about = aboutKeys.find((known) => known === query.get("about"));
  return about ? { ...valuesByKey[about], subject: subjects[about] } : {};
}
