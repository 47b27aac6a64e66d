import { launch } from "./pages/chromium.ts";
import { type Goal, tableOf } from "./pages/goal.ts";
import { installLighthouse, lighthouse } from "./pages/lighthouse.ts";
import { measureLoading } from "./pages/loading.ts";
import { measureMoving, measureWizard } from "./pages/moving.ts";
import { notePace, paceOfRun } from "./pages/pace.ts";
import { startPlainCopy } from "./pages/plain-copy.ts";
import { subjects } from "./pages/subjects.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild, startSubject } from "./server.ts";

const runs = Number(process.env.RUNS ?? 5);
const navigations = Number(process.env.NAVIGATIONS ?? 60);
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.startsWith(part));

installLighthouse();
const site = await startSubject(await finishedBuild("full"));
const goals: Goal[] = [];
try {
  const chosen = subjects.filter(({ name }) => isWanted(name));
  // Browsers take this name for a secure place, as they take https.
  const address = site.baseUrl.replace("127.0.0.1", "localhost");
  const copy = await startPlainCopy(
    address,
    chosen.map(({ path }) => path),
  );
  // What the machine still does after a build, and what a browser does at its first start, is no page's fault.
  if (chosen[0]) await lighthouse(address + chosen[0].path);
  for (const subject of chosen) {
    goals.push(...(await measureLoading(subject, address, copy.baseUrl, runs)));
    notePace();
  }
  copy.stop();
  const browser = await launch();
  if (isWanted("navigation")) goals.push(await measureMoving(browser, site, navigations));
  if (isWanted("interaction")) goals.push(await measureWizard(browser, site, runs));
  await browser.close();
  notePace();
} finally {
  await site.stop();
}
console.log(`\n${tableOf(goals)}\n\nA fixed loop took ${paceOfRun()}.`);
if (goals.some(({ ok }) => !ok)) process.exitCode = 1;
// A run of a few pages says nothing of the others.
if (wanted.length === 0) writeSection("pages", section());

function section(): string {
  return `## Pages

\`npm run bench:pages\` on ${machine()}; Lighthouse for phones with simulated throttling and Turkish as the browser's language, of each page the median of ${runs} runs, of the wizard of as many drives; one run before them all is not counted.

${tableOf(goals)}

The copy without scripts is the same HTML without any script element, the data for search engines included, from a bare node:http server with the same headers. Its TBT is that of the first layout alone and differs from run to run; a page is as good where it is no further from the copy than half of that span. Times of navigations run from the click until the head of the new page has been painted; what stands below it follows, and its time is given beside. What the browser alone takes is the time from putting a copy of the same content into its document, where all styles are in force, until it has been painted: without any script.

All these times are as good as the machine's minute: a loop of 300 million additions, run between the parts, took ${paceOfRun()}.`;
}
