import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../testing/server/postgres-server.ts";
import { accountOf } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount } from "./figures.ts";
import { startReaders } from "./pages.ts";
import { startCrowd } from "./visitors.ts";

const losses = length("DATABASE_LOSSES", 8);

export const postgresAway: Fault = {
  row: 9,
  fault: "PostgreSQL restarted and killed under load",
  mustShow: "0 acknowledged lost, ready within 5 s of its return",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const postgres = await startPostgres();
  bench.onEnd(postgres.remove);
  const { url: databaseUrl } = postgres;
  const site = await bench.site({ DATABASE_URL: databaseUrl, SECRET: "s".repeat(32), DATA_DIR: bench.folder() });
  const readers = startReaders(bench, site.baseUrl, ["/hakkimizda", "/en", "/iletisim"], 20);
  const { receipts, answers, finish } = startCrowd(bench, site.baseUrl, { visitors: 6 });
  const returns: number[] = [];
  for (let loss = 0; loss < losses; loss++) {
    await until(() => answers.at(-1)?.status === 200, 20_000, "forms are taken");
    await pause(500 + Math.random() * 1_000);
    await postgres.end(loss % 2 ? "kill" : "fast");
    await pause(1_500);
    await postgres.start();
    const [returned, before] = [performance.now(), receipts.size];
    await until(() => receipts.size > before, 30_000, "forms are taken again");
    returns.push((performance.now() - returned) / 1000);
  }
  await finish();
  const { waits, failed } = await readers.finish();
  await site.stop();
  const { leads, lost, doubled, bare } = await accountOf({ databaseUrl }, receipts);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  const slowest = Math.max(...returns);
  return {
    done: `${losses} times by turns restarted (fast) and killed with all its processes; 6 visitors, ${amount(receipts.size)} leads acknowledged, ${amount(refused.length)} told to come back; ${amount(waits.length)} pages read meanwhile`,
    measured: `${lost.length} lost, ${doubled} doubled, ${bare} of ${amount(leads)} leads without deliveries; forms taken ${slowest.toFixed(1)} s after its return at most; ${others.length} answers other than 200 and 503; ${failed} pages failed`,
    failures: unless({
      "acknowledged leads were lost": lost.length === 0,
      "a key became more than one lead": doubled === 0,
      "leads have no deliveries": bare === 0,
      "it took too long to be ready again": slowest <= 5,
      "forms were answered with neither 200 nor 503": others.length === 0,
      "a 503 did not say when to come back": refused.every(({ retryAfter }) => retryAfter !== undefined),
      "nobody was refused, so it was not away": refused.length > 0,
      "pages failed": failed === 0,
    }),
  };
}
