import type { Browser } from "playwright-core";
import type { TestServer } from "../../e2e/server.ts";
import { type Goal, median, percentile } from "./goal.ts";
import type { Interactions } from "./interactions.ts";
import { tour } from "./navigations.ts";
import { driveWizard } from "./wizard.ts";

export async function measureMoving(browser: Browser, { baseUrl }: TestServer, navigations: number): Promise<Goal> {
  const { times, slowest, wholes, bare } = await tour(browser, baseUrl, navigations);
  const slow = slowest.map(({ path, time }) => `${path} ${time.toFixed(0)} ms`).join(", ");
  console.log(`  navigation, slowest pages: ${slow}`);
  return {
    goal: "a prefetched navigation shows the new page within 200 ms (p95), 4 times slower CPU",
    measured: `p95 ${percentile(times, 0.95).toFixed(0)} ms, median ${median(times).toFixed(0)}, ${times.length} navigations, with all that is below its head ${percentile(wholes, 0.95).toFixed(0)} and ${median(wholes).toFixed(0)} ms; the browser alone takes ${percentile(bare, 0.95).toFixed(0)} and ${median(bare).toFixed(0)} ms; slowest: ${slow}`,
    ok: percentile(times, 0.95) <= 200,
  };
}

/** One drive after another, as a busy machine makes any of them slow. */
export async function measureWizard(browser: Browser, site: TestServer, drives: number): Promise<Goal> {
  const seen: Interactions[] = [];
  while (seen.length < drives) {
    const one = await driveWizard(browser, site);
    seen.push(one);
    console.log(`  through the wizard: INP ${one.inp} ms of ${one.count} interactions`);
    for (const { duration, what } of one.worst.slice(0, 5)) console.log(`    ${duration} ms ${what}`);
  }
  const inps = seen.map(({ inp }) => inp);
  return {
    goal: "INP under 200 ms through the wizard, 4 times slower CPU",
    measured: `${median(inps)} ms (98 % of ${seen[0]?.count} interactions), from ${Math.min(...inps)} to ${Math.max(...inps)} in ${drives} drives`,
    ok: median(inps) < 200,
  };
}
