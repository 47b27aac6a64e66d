import { minute } from "../../domain/time.ts";
import { networkOf } from "../use-cases/submissions.ts";

/** How often in a minute one visitor's address may ask for what costs most. */
export const visitorLimits = { search: 120, record: 5 } as const;
export type Limited = keyof typeof visitorLimits;

/** Whoever has that many addresses is stopped by other means. */
const mostVisitors = 20_000;

/** Counts in memory: nothing of it is worth keeping for longer than a minute. */
export function countVisitors(clock: () => number = Date.now) {
  const windows = new Map<string, { asked: number; endsAt: number }>();

  /** The seconds to wait where it was asked for too often. */
  return function secondsToWait(what: Limited, address: string): number | undefined {
    const now = clock();
    const key = `${what} ${networkOf(address)}`;
    const found = windows.get(key);
    // A window that ends later than any can was opened by a clock that has since been set right.
    const isOpen = found && found.endsAt > now && found.endsAt <= now + minute;
    const window = isOpen ? found : { asked: 0, endsAt: now + minute };
    if (!isOpen) open(key, window);
    window.asked++;
    return window.asked > visitorLimits[what] ? Math.ceil((window.endsAt - now) / 1_000) : undefined;
  };

  /** The oldest stand first. */
  function open(key: string, window: { asked: number; endsAt: number }): void {
    windows.delete(key);
    windows.set(key, window);
    for (const [oldest] of windows) {
      if (windows.size <= mostVisitors) return;
      windows.delete(oldest);
    }
  }
}
