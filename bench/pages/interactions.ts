import type { Page } from "playwright-core";

type Interaction = { id: number; duration: number; what: string };

type Noted = Window & { interactions?: Interaction[] };

/** Lets the browser note how long each interaction takes until something is painted; before the page is opened. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Interaction[] = [];
    Object.assign(window, { interactions: noted });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        const target = entry.target as HTMLElement | null;
        const name = target && (target.id ? `#${target.id}` : (target.textContent ?? "").trim().slice(0, 30));
        const [waited, worked] = [entry.processingStart - entry.startTime, entry.processingEnd - entry.processingStart];
        noted.push({
          id: entry.interactionId,
          duration: entry.duration,
          what: `${entry.name} ${target?.tagName.toLowerCase()} ${name} (${waited.toFixed()} until heard, ${worked.toFixed()} of work)`,
        });
      }
    });
    observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

export type Interactions = { count: number; worst: Interaction[]; inp: number };

/** In one document. Like INP everywhere, of every fifty interactions the slowest does not count. */
export async function interactionsOf(page: Page): Promise<Interactions> {
  // The last one may still be on its way to the screen.
  await page.waitForTimeout(500);
  const { count, noted } = await page.evaluate(() => ({
    count: (performance as Performance & { interactionCount: number }).interactionCount,
    noted: (window as Noted).interactions ?? [],
  }));
  const slowest = new Map<number, Interaction>();
  for (const one of noted) if (one.duration > (slowest.get(one.id)?.duration ?? 0)) slowest.set(one.id, one);
  const worst = [...slowest.values()].sort((one, other) => other.duration - one.duration);
  // What took less than 16 ms is counted and not noted.
  return { count, worst, inp: worst[Math.floor(count / 50)]?.duration ?? 16 };
}
