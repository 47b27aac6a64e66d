import type { Posted } from "./read-form.ts";

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
