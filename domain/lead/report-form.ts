import {
  company,
  companySize,
  email,
  type Field,
  fullName,
  jobTitle,
  optionalPhone,
  sector,
  transferConsent,
} from "./fields.ts";

/** Reports by the name of the page that offers them. */
export const reportPages = [
  "gartner-kullanici-deneyimi-raporu",
  "siber-dayaniklilik-raporu",
  "veri-ve-surdurulebilirlik-raporu",
] as const;
export type ReportPage = (typeof reportPages)[number];

/** The request for a report; a report's own page sends `report` along, the contact page asks for it. */
export const reportForm = [
  { name: "report", kind: "choice", choices: reportPages, required: true },
  fullName,
  email,
  optionalPhone,
  company,
  jobTitle,
  companySize,
  sector,
  transferConsent,
] as const satisfies readonly Field[];
