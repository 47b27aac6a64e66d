/** Milliseconds since 1970. Passed in, so that tests may jump. */
export type Clock = () => number;

/** At most `limit` in any `window` milliseconds that begins with the first. The key must not reveal a person. */
export type LimitRule = { key: string; limit: number; window: number };

/** What limits of visitors count, by the beginning of their keys, and how the metrics label them. */
export const limitLabels = {
  forms: { limit: "forms", by: "visitor" },
  "forms-day": { limit: "forms", by: "visitor" },
  confirmation: { limit: "confirmations", by: "address" },
  drafts: { limit: "drafts", by: "visitor" },
  "drafts-day": { limit: "drafts", by: "visitor" },
  resume: { limit: "resume", by: "address" },
  "resume-visitor": { limit: "resume", by: "visitor" },
  request: { limit: "data requests", by: "address" },
  consents: { limit: "consents", by: "visitor" },
} as const;

/** The key of a limit. `subject` is the hash of the visitor or address that is counted. */
export function limitKey(name: keyof typeof limitLabels, subject: string): string {
  return `${name}:${subject}`;
}

/** Of several full rules the one that opens last: coming back before it is in vain. */
export type Limited = { outcome: "limited"; rule: LimitRule };

export type LimitStore = {
  /** All rules or none: a refused visit counts nowhere. */
  take(
    rules: readonly LimitRule[],
    now: number,
  ): Promise<{ allowed: true } | { allowed: false; rule: LimitRule; retryAt: number }>;
  /** What each rule has counted in the window that is open now, and when that ends; nothing where none is open. */
  used(rules: readonly LimitRule[], now: number): Promise<{ rule: LimitRule; hits: number; endsAt: number }[]>;
  forget(before: number): Promise<void>;
};
