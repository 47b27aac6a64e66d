import type { BrowserContext, Page } from "playwright-core";

type Shift = { value: number; moved: (string | undefined)[] };

/** Notes what moves in the pages of a visit without the visitor's doing. */
export function watchShifts(context: BrowserContext) {
  return context.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node?: Element }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function visibleShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  // Buttons of the header make room for one another: 0.002.
  return shifts.filter(({ value }) => value > 0.005);
}
