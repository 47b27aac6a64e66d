import type { LimitRule } from "../ports/limits.ts";

/** What a limit guards, and whom it counts; by the beginning of its key, whose end is a hash. */
const names: Readonly<Record<string, { limit: string; by: string }>> = {
  forms: { limit: "forms", by: "visitor" },
  "forms-day": { limit: "forms", by: "visitor" },
  confirmation: { limit: "confirmations", by: "address" },
  drafts: { limit: "drafts", by: "visitor" },
  "drafts-day": { limit: "drafts", by: "visitor" },
  resume: { limit: "resume", by: "address" },
  "resume-visitor": { limit: "resume", by: "visitor" },
  request: { limit: "data requests", by: "address" },
  consents: { limit: "consents", by: "visitor" },
  "sms:number": { limit: "sms", by: "number" },
  "sms:number-day": { limit: "sms", by: "number" },
  "sms:visitor": { limit: "sms", by: "visitor" },
  "sms:country-day": { limit: "sms", by: "country" },
  "sms:total-day": { limit: "sms", by: "total" },
};

const unknown = { limit: "other", by: "other" };

/** The labels of a limit; undefined for those that are no visitor's. */
export function limitName({ key }: Pick<LimitRule, "key">): { limit: string; by: string } | undefined {
  const [first = "", second = ""] = key.split(":");
  if (first === "alert") return undefined;
  const name = first === "sms" ? `${first}:${second}` : first;
  return Object.hasOwn(names, name) ? names[name] : unknown;
}

/** Every pair of labels that there is. */
export const limitNames = [...new Set(Object.values(names).map((name) => JSON.stringify(name)))].map(
  (text): { limit: string; by: string } => JSON.parse(text),
);
