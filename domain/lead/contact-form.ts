import { company, companySize, email, type Field, jobTitle, optionalPhone, sector, transferConsent } from "./fields.ts";

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
