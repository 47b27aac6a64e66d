import { setTimeout as pause } from "node:timers/promises";
import type { TestServer } from "../../e2e/server.ts";
import { startPostgres } from "../../testing/server/postgres-server.ts";
import { accountOf } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount, milliseconds } from "./figures.ts";
import { openNginx } from "./nginx.ts";
import { startReaders } from "./pages.ts";
import { startCrowd } from "./visitors.ts";

const ends = length("INSTANCE_ENDS", 24);

/** No request meets both ends: one that found the first instance away has long been answered by the second. */
const apart = 2_000;

export const killedInstance: Fault = {
  row: 10,
  fault: "one of two instances behind nginx killed (SIGKILL, SIGTERM)",
  mustShow: "0 failed requests, 1 lead per key",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const postgres = await startPostgres();
  bench.onEnd(postgres.remove);
  const { url: databaseUrl } = postgres;
  const settings = { DATABASE_URL: databaseUrl, SECRET: "s".repeat(32) };
  const instances: TestServer[] = [];
  for (const DATA_DIR of [bench.folder(), bench.folder()]) instances.push(await bench.site({ ...settings, DATA_DIR }));
  const ports = instances.map(({ baseUrl }) => Number(new URL(baseUrl).port));
  const baseUrl = await openNginx(bench, ports);
  const readers = startReaders(
    bench,
    baseUrl,
    ["/", "/ara?q=bulut", "/yonetilen-hizmetler/teklif-al?step=1", "/en?a=1"],
    20,
  );
  const { receipts, answers, finish } = startCrowd(bench, baseUrl, { visitors: 6, every: 100 });
  for (let end = 0; end < ends; end++) {
    const instance = instances[end % 2] as TestServer;
    // Each instance gets each signal by turns.
    await (end % 4 < 2 ? instance.kill() : instance.stop());
    await instance.restart();
    await until(() => isReady(instance), 20_000, "the instance is ready");
    await pause(apart + Math.random() * 500);
  }
  await finish();
  const { waits, failed } = await readers.finish();
  const { lost, doubled, leads } = await accountOf({ databaseUrl }, receipts);
  const unhappy = answers.filter(({ status }) => status !== 200);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  return {
    done: `${ends} ends by turns (SIGKILL, SIGTERM; instance 1, 2) and restarts behind nginx with deployment/nginx on one PostgreSQL; ${amount(answers.length)} posts with keys, ${amount(waits.length)} pages rendered`,
    measured: `${unhappy.length} posts and ${failed} pages failed; ${amount(leads)} leads for ${amount(receipts.size)} keys, ${lost.length} lost, ${doubled} doubled; slowest post ${milliseconds(slowest)}`,
    failures: unless({
      "posts failed": unhappy.length === 0,
      "pages failed": failed === 0,
      "acknowledged leads were lost": lost.length === 0,
      "a key did not become one lead": doubled === 0 && leads === receipts.size,
    }),
  };
}

async function isReady({ baseUrl }: TestServer): Promise<boolean> {
  return fetch(`${baseUrl}/readyz`)
    .then((answer) => answer.ok)
    .catch(() => false);
}
