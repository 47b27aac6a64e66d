/** Milliseconds since 1970. Passed in, so that tests may jump. */
export type Clock = () => number;

/** At most `limit` in any `window` milliseconds that begins with the first. The key must not reveal a person. */
export type LimitRule = { key: string; limit: number; window: number };

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
