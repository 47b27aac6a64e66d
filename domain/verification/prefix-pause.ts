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
