import { day, minute } from "../time.ts";

/** At most `limit` in any `window` milliseconds that begins with the first. */
type CapRule = { key: string; limit: number; window: number };

/** Why no code is sent to a number. Each is said at the field, with the contact form as another way. */
export type SmsRefusal = "country" | "paused" | "number" | "visitor" | "busy";

export type SmsCaps = {
  /** ISO codes of the countries that codes are sent to, the company's own first. */
  countries: readonly string[];
  /** Codes a day to each country, and to all of them. */
  perCountry: number;
  total: number;
};

export const defaultCaps: SmsCaps = { countries: ["TR"], perCountry: 500, total: 1_000 };

/** Keys of number and visitor are hashes: they must not reveal a person. */
export type SmsRequest = {
  number: string;
  visitor: string;
  country: string;
  /** Where a captcha is asked and did not say that this is a person. */
  isUnproven?: boolean;
};

/** Says whether codes go to a country at all. */
export function isServed(country: string, { countries }: SmsCaps): boolean {
  return countries.includes(country);
}

/** What one code counts against: all of it, or nothing where one row is full. */
export function capRules(request: SmsRequest, { perCountry, total }: SmsCaps): CapRule[] {
  const { number, visitor, country, isUnproven = false } = request;
  return [
    { key: `sms:number:${number}`, limit: 3, window: 10 * minute },
    { key: `sms:number-day:${number}`, limit: 10, window: day },
    { key: `sms:visitor:${visitor}`, limit: isUnproven ? 2 : 5, window: 10 * minute },
    ...(isUnproven ? [{ key: `sms:visitor-day:${visitor}`, limit: 5, window: day }] : []),
    ...budgetRules(country, { perCountry, total }),
  ];
}

/** Of those the ones that everybody shares: what may be sent in a day to a country, and in all. */
export function budgetRules(country: string, { perCountry, total }: Pick<SmsCaps, "perCountry" | "total">): CapRule[] {
  return [
    { key: `sms:country-day:${country}`, limit: perCountry, window: day },
    { key: "sms:total-day", limit: total, window: day },
  ];
}

const lowShare = 0.8;

/** Whether somebody should hear of a budget: it is spent, or will be soon. */
export function budgetState(used: number, limit: number): "spent" | "low" | undefined {
  if (used >= limit) return "spent";
  return used >= limit * lowShare ? "low" : undefined;
}

/** What a visitor hears when a row is full; the last two concern everybody, and somebody should look. */
export function refusalOf({ key }: { key: string }): SmsRefusal {
  if (key.startsWith("sms:number")) return "number";
  return key.startsWith("sms:visitor") ? "visitor" : "busy";
}

/** A code that was sent to a number with some prefix, and whether it came back. */
export type PrefixSend = { at: number; confirmed: boolean };

/** So many sends are looked at; when fewer than a fifth came back, the numbers are likely a machine's. */
export const watchedSends = 20;
const leastConfirmed = watchedSends / 5;
export const pauseMilliseconds = 60 * 60_000;

/** Country and network of a number: whoever earns by messages holds numbers that begin alike. */
export function prefixOf(e164: string): string {
  return e164.slice(0, 6);
}

/**
 * Until when a prefix pauses, given its newest sends; undefined where it does not. After an hour without a send it gets
 * one more, so that people who hold such a number bring it back by confirming.
 */
export function pausedUntil(sends: readonly PrefixSend[], now: number): number | undefined {
  const newest = sends.toSorted((one, other) => other.at - one.at).slice(0, watchedSends);
  if (newest.length < watchedSends) return undefined;
  if (newest.filter(({ confirmed }) => confirmed).length >= leastConfirmed) return undefined;
  const [last] = newest;
  // A clock that was set back makes no pause longer.
  const until = Math.min(last?.at ?? now, now) + pauseMilliseconds;
  return until > now ? until : undefined;
}
