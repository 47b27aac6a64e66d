import type { Browser, Page } from "playwright-core";
import { openTab, slowDown, startApp } from "./chromium.ts";
import { type Goal, median } from "./goal.ts";

/** Of an event of a trace only what we look at; microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the time the part that the thread ran. */
  tdur?: number;
  args: { name?: string };
};

type Ride = {
  layouts: number;
  /** Milliseconds. */
  longest: number;
  /** What it consisted of. */
  parts: string;
  longTasks: number;
  /** Frames a second. */
  shown: number;
};

const screens = [
  { name: "phone", viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  { name: "desktop", viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
];

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"];
const pixelsPerSecond = 1_200;

/** The home page from top to bottom under way, by turns with itself held still, as for visitors who want no motion. */
export async function measureVoyage(browser: Browser, baseUrl: string, runs: number): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const { name, ...screen } of screens) {
    const [moving, still]: [Ride[], Ride[]] = [[], []];
    for (let run = 1; run <= runs; run++) {
      moving.push(await ride(browser, { baseURL: baseUrl, ...screen }));
      still.push(await ride(browser, { baseURL: baseUrl, ...screen, reducedMotion: "reduce" }));
      console.log(`  voyage, ${name}, run ${run}: ${told(moving.at(-1))}; held still ${told(still.at(-1))}`);
    }
    const of = (value: (one: Ride) => number, all = moving) => median(all.map(value));
    const [frames, stillFrames] = [of(({ shown }) => shown), of(({ shown }) => shown, still)];
    const [longest, stillLongest] = [of((one) => one.longest), of((one) => one.longest, still)];
    const [layouts, stillLayouts] = [of((one) => one.layouts), of((one) => one.layouts, still)];
    const [long, stillLong] = [of((one) => one.longTasks), of((one) => one.longTasks, still)];
    goals.push(
      {
        goal: `the home page's voyage, ${name}, 4 times slower CPU: no layout and no task over 50 ms that the page held still has not`,
        measured: `${layouts} layouts (held still ${stillLayouts}), ${long} tasks over 50 ms (${stillLong}), longest ${longest.toFixed(0)} ms (${stillLongest.toFixed(0)})`,
        ok: layouts <= stillLayouts && long <= stillLong,
      },
      {
        goal: `the home page's voyage, ${name}: nine frames for ten that the same page held still shows`,
        measured: `${frames.toFixed(0)} and ${stillFrames.toFixed(0)} frames a second (${((frames / stillFrames) * 100).toFixed(0)} %)`,
        ok: frames >= 0.9 * stillFrames,
      },
    );
  }
  return goals;
}

function told(ride: Ride | undefined): string {
  if (!ride) return "";
  const { layouts, longest, parts, longTasks, shown } = ride;
  return `${shown.toFixed(1)} frames a second, ${layouts} layouts, ${longTasks} tasks over 50 ms, longest ${longest.toFixed(0)} ms (${parts})`;
}

async function ride(browser: Browser, options: NonNullable<Parameters<Browser["newContext"]>[0]>): Promise<Ride> {
  const page = await openTab(browser, options);
  await page.goto("/");
  await startApp(page);
  // Pictures come, figures count and pages are prefetched on the way there and back.
  await scroll(page, 1, 3_000);
  await scroll(page, -1, 3_000);
  await page.waitForTimeout(3_000);
  await slowDown(page);
  await browser.startTracing(page, { categories });
  const began = performance.now();
  await scroll(page, 1, pixelsPerSecond);
  const seconds = (performance.now() - began) / 1_000;
  const trace = await browser.stopTracing();
  await page.context().close();
  return read(JSON.parse(trace.toString()).traceEvents, seconds);
}

/** As a wheel does it, and not the page; in the margin, where the pointer touches nothing. */
async function scroll(page: Page, direction: 1 | -1, speed: number): Promise<void> {
  const length = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: 4,
    y: 400,
    yDistance: -direction * length,
    speed,
    preventFling: true,
    gestureSourceType: "mouse",
  });
  await session.detach();
  const place = await page.evaluate(() => scrollY / (document.body.scrollHeight - innerHeight));
  if (Math.abs(place - (direction === 1 ? 1 : 0)) > 0.1) throw new Error("The page did not scroll as it should have.");
}

function read(events: TraceEvent[], seconds: number): Ride {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X");
  // Of the browser's pages ours is the busy one.
  const [main = []] = threads.map(tasksOf).sort((one, other) => other.length - one.length);
  const tasks = main.filter(({ name }) => name === "ThreadControllerImpl::RunTask").sort(byLength);
  const [longest] = tasks;
  const frames = events.filter(({ name, pid }) => name === "DrawFrame" && pid === main[0]?.pid);
  return {
    layouts: main.filter(({ name }) => name === "Layout").length,
    longest: lengthOf(longest),
    parts: longest ? partsOf(longest, main) : "",
    longTasks: tasks.filter((task) => lengthOf(task) > 50).length,
    shown: frames.length / seconds,
  };
}

const steps = [
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
  "FunctionCall",
  "MinorGC",
  "MajorGC",
];

function partsOf(task: TraceEvent, events: TraceEvent[]): string {
  const inside = events.filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0));
  const parts = steps.map((step) => ({
    step,
    length: inside.filter(({ name }) => name === step).reduce((sum, event) => sum + lengthOf(event), 0),
  }));
  return parts.flatMap(({ step, length }) => (length >= 1 ? [`${step} ${length.toFixed(0)}`] : [])).join(", ");
}

function byLength(one: TraceEvent, other: TraceEvent): number {
  return lengthOf(other) - lengthOf(one);
}

/** Milliseconds that the thread ran: what else the machine does is no page's fault. */
function lengthOf(event: TraceEvent | undefined): number {
  return (event?.tdur ?? event?.dur ?? 0) / 1_000;
}
