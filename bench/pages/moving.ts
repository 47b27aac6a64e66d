import type { Browser } from "playwright-core";
import type { TestServer } from "../../e2e/server.ts";
import { type Goal, median, percentile } from "./goal.ts";
import type { Interactions } from "./interactions.ts";
import { tour } from "./navigations.ts";
import { driveWizard } from "./wizard.ts";

export async function measureMoving(browser: Browser, { baseUrl }: TestServer, navigations: number): Promise<Goal[]> {
  const { times, slowest, wholes, bare, renderings } = await tour(browser, baseUrl, navigations);
  const slow = slowest.map(({ path, time }) => `${path} ${time.toFixed(0)} ms`).join(", ");
  console.log(`  navigation, slowest pages: ${slow}`);
  const around = renderings.map(({ rendered: { header = 0, footer = 0 } }) => header + footer);
  const changed = renderings.map(({ changed: { header = 0, footer = 0 } }) => header + footer);
  const main = renderings.map(({ rendered }) => rendered.main ?? 0);
  return [
    {
      goal: "a prefetched navigation shows the new page within 200 ms (p95), 4 times slower CPU",
      measured: `p95 ${percentile(times, 0.95).toFixed(0)} ms, median ${median(times).toFixed(0)}, ${times.length} navigations, with all that is below its head ${percentile(wholes, 0.95).toFixed(0)} and ${median(wholes).toFixed(0)} ms; the browser alone takes ${percentile(bare, 0.95).toFixed(0)} and ${median(bare).toFixed(0)} ms; slowest: ${slow}`,
      ok: percentile(times, 0.95) <= 200,
    },
    {
      // The link to the other language is another one on every page.
      goal: "React renders no more than the page that changes: of header and footer the language switch alone",
      measured: `components rendered again in header and footer: at most ${Math.max(...around)} a navigation (${Math.max(...main)} in the page), changes of the document there: at most ${Math.max(...changed)}`,
      ok: Math.max(...around) <= 2,
    },
  ];
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
