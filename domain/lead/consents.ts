/** What was agreed to, in which wording and when: kept with the lead. */
export type ConsentGiven = { name: "transfer-abroad"; version: string; locale: "tr" | "en"; at: number };

/** The version of the sentence beside the box; it changes whenever the sentence or the notice it links changes. */
export const transferConsentVersion = "2026-11-15";
