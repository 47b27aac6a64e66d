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

/** What links fill in of the contact form, by their key (`?about=rpa`); who gets the lead follows from it. */
const choices = {
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

export type About = keyof typeof choices;
export const abouts = Object.keys(choices) as About[];

/** What the contact form begins with at an address. Only known keys count: nobody's words come from an address. */
export function filledIn(query: URLSearchParams, subjects: Readonly<Record<About, string>>): Posted {
  const about = abouts.find((known) => known === query.get("about"));
  return about ? { ...choices[about], subject: subjects[about] } : {};
}
