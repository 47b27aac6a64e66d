import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { someVisitor } from "../../e2e/posted-forms.ts";
import { codeFor, languages, someNumber, visitorAt } from "../../e2e/quote-visits.ts";
import type { TestServer } from "../../e2e/server.ts";
import { type Bench, type Fault, type Finding, length, unless } from "./fault.ts";
import { amount, milliseconds, percentile } from "./figures.ts";
import { startReaders } from "./pages.ts";
import type { RenderingClients } from "./rendering-clients.ts";
import { startCrowd } from "./visitors.ts";

const clients = 100;
const seconds = length("RENDERING_SECONDS", 20);

export const renderingWithoutPause: Fault = {
  row: 41,
  fault: "100 clients asking for searches, wizard pages and records without pause",
  mustShow:
    "a finished page p95 under 250 ms, with kept and with new connections, health answers, forms accepted, the rest 503 or 429",
  async run(bench) {
    const site = await bench.site();
    const kept = await measure(bench, site, true);
    const fresh = await measure(bench, site, false);
    return {
      done: `kept connections: ${kept.done}; new connections: ${fresh.done}`,
      measured: `kept connections: ${kept.measured}; new connections: ${fresh.measured}`,
      failures: [...kept.failures, ...fresh.failures],
    };
  },
};

async function measure(bench: Bench, { baseUrl, dataDir }: TestServer, keepAlive: boolean): Promise<Finding> {
  const [{ base, thanks }] = languages;
  const asked = [];
  for (let client = 0; client < clients; client++) {
    const visitor = someVisitor();
    if (client % 3 === 0) asked.push({ visitor, path: `/ara?q=${words[client % words.length]}` });
    else if (client % 3 === 1) asked.push({ visitor, path: `${base}?step=1` });
    else asked.push({ visitor, path: `${thanks}?record=pdf`, cookie: await completedQuote(baseUrl, dataDir, visitor) });
  }
  // In a thread of their own: what they cost must not be taken for the time of a page.
  const workerData: RenderingClients = { port: Number(new URL(baseUrl).port), keepAlive, asked };
  const load = new Worker(new URL("rendering-clients.ts", import.meta.url), { workerData });
  bench.onEnd(() => load.terminate());
  await pause(2_000);
  const pages = startReaders(bench, baseUrl, ["/hakkimizda", "/en", "/iletisim"], 20, keepAlive);
  const health = startReaders(bench, baseUrl, ["/healthz", "/readyz"], 200, keepAlive);
  const crowd = startCrowd(bench, baseUrl, { visitors: 4, every: 1_000 });
  await pause(seconds * 1_000);
  const [page, healthy] = [await pages.finish(), await health.finish()];
  await crowd.finish();
  const counted = new Promise<Record<string, number>>((resolve) => load.once("message", resolve));
  load.postMessage("stop");
  const statuses = await counted;
  const p95 = percentile(page.waits, 0.95);
  const unhappy = crowd.answers.filter(({ status }) => status !== 200).length;
  const others = Object.keys(statuses).filter((status) => !["200", "429", "503"].includes(status));
  const said = Object.entries(statuses).map(([status, count]) => `${amount(count)} times ${status}`);
  return {
    done: `${clients} clients with an address each for ${seconds} s (${said.join(", ")}); ${amount(page.waits.length)} finished pages, ${amount(healthy.waits.length)} looks at health and ${amount(crowd.answers.length)} forms meanwhile`,
    measured: `finished page p50 ${milliseconds(percentile(page.waits, 0.5))}, p95 ${milliseconds(p95)}; ${page.failed} pages, ${healthy.failed} looks at health and ${unhappy} forms failed; slowest form ${milliseconds(Math.max(...crowd.answers.map(({ ms }) => ms)))}`,
    failures: unless({
      "finished pages were slow": p95 < 250,
      "pages failed": page.failed === 0,
      "health did not answer": healthy.failed === 0,
      "forms were not accepted": unhappy === 0 && crowd.answers.length > 0,
      [`clients got ${others.join(", ")}`]: others.length === 0,
      "nothing was rendered": (statuses["200"] ?? 0) > 0,
    }),
  };
}

const words = ["bulut", "yedek", "g%C3%BCvenlik", "fiyat", "kariyer", "sap", "veri", "rapor"];

/** The cookie that opens the record of a request. */
async function completedQuote(baseUrl: string, dataDir: string, from: string): Promise<string> {
  const [visitor, number] = [visitorAt(baseUrl + languages[0].base, from), someNumber()];
  await visitor.prepare();
  await visitor.sendContact(number);
  await visitor.post("?step=4", { form: "code", code: await codeFor(dataDir, number) });
  return visitor.cookie();
}
