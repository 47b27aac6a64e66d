/** Says whether one more is allowed for a key within a minute. Counts start anew for all keys with each minute. */
export function perMinute(limit: number, now: () => number = Date.now): (key: string) => boolean {
  const counts = new Map<string, number>();
  let minute = 0;
  return (key) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}
