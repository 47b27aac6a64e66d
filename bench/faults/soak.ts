import { setTimeout as pause } from "node:timers/promises";
import { openMailServer } from "../../testing/outbox/mail-server.ts";
import { accountOf, waitingDeliveries } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount, percentile, slope } from "./figures.ts";
import { inspected, type Memory, openInspector } from "./inspector.ts";
import { startReaders } from "./pages.ts";
import { startClients } from "./quotes.ts";
import { startCrowd } from "./visitors.ts";

const minutes = length("SOAK_MINUTES", 5);
const megabyte = 2 ** 20;

/** What counts as flat, in megabytes a minute over the last two thirds of the time. */
const flat = { heap: 1, resident: 5 };

const paths = [
  "/",
  "/en",
  "/hakkimizda",
  "/ara?q=bulut",
  "/en/search?q=cloud",
  "/hakkimizda/medya?page=2",
  "/iletisim",
];

export const soak: Fault = {
  row: 39,
  fault: "soak",
  mustShow: `memory flat (living heap under ${flat.heap} MB a minute, resident under ${flat.resident}), outbox age p99 under 60 s, 0 errors`,
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const dataDir = bench.folder();
  const server = await openMailServer();
  bench.onEnd(server.close);
  const caps = { SMS_PER_DAY: "1000000", SMS_PER_COUNTRY_PER_DAY: "1000000" };
  const site = await bench.site({ DATA_DIR: dataDir, SMTP_URL: server.url, ...caps, ...inspected });
  const inspector = await openInspector(site.log());
  bench.onEnd(inspector.close);
  const readers = startReaders(bench, site.baseUrl, paths, 40);
  const crowd = startCrowd(bench, site.baseUrl, { visitors: 4, every: 1_000 });
  const clients = startClients(bench, site.baseUrl, dataDir, 2_000);
  const samples = await watch(inspector.memory);
  await crowd.finish();
  const [{ waits, failed }, asked] = [await readers.finish(), await clients.finish()];
  await until(() => waitingDeliveries(dataDir) === 0, 120_000, "everything is delivered", 500);
  const logged =
    site
      .log()
      .join("")
      .match(/"level":[56]0/g)?.length ?? 0;
  const { lost, deliveries } = await accountOf({ dataDir }, crowd.receipts);
  const age =
    percentile(
      deliveries.map(({ settledAt = Infinity, createdAt }) => settledAt - createdAt),
      0.99,
    ) / 1000;
  const undelivered = deliveries.filter(({ state }) => state !== "delivered").length;
  const unhappy = crowd.answers.filter(({ status }) => status !== 200).length;
  const errors = failed + asked.failed + unhappy + undelivered + lost.length + logged;
  const [heap, resident] = [growth(samples, "heap"), growth(samples, "resident")];
  const last = samples.at(-1);
  return {
    done: `${minutes} min: ${amount(waits.length)} pages, ${amount(crowd.receipts.size)} contact forms, ${amount(asked.quotes)} quotes with codes, ${amount(asked.reports)} reports, ${amount(deliveries.length)} deliveries`,
    measured: `living heap ${megabytes(last?.heap)} (${signed(heap)} MB a minute), resident ${megabytes(last?.resident)} (${signed(resident)}); outbox age p99 ${age.toFixed(1)} s; ${errors} errors`,
    failures: unless({
      "the heap grows": heap < flat.heap,
      "the process grows": resident < flat.resident,
      "deliveries waited too long": age < 60,
      [`errors: ${failed} pages, ${unhappy} forms, ${asked.failed} quotes and reports, ${undelivered} deliveries, ${lost.length} leads, ${logged} in the log`]:
        errors === 0,
    }),
  };
}

type Sample = Memory & { at: number };

async function watch(memory: () => Promise<Memory>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const [began, every] = [performance.now(), Math.min(10_000, minutes * 4_000)];
  for (;;) {
    await pause(every);
    const at = (performance.now() - began) / 60_000;
    samples.push({ at, ...(await memory()) });
    if (at >= minutes) return samples;
  }
}

/** In the first third caches fill and code is compiled. */
function growth(samples: readonly Sample[], of: keyof Memory): number {
  const settled = samples.filter(({ at }) => at > minutes / 3);
  return slope(settled.map((sample) => ({ at: sample.at, value: sample[of] / megabyte })));
}

function megabytes(bytes = Number.NaN): string {
  return `${Math.round(bytes / megabyte)} MB`;
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;
}
