import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../postgres.ts";
import { accountOf } from "./account.ts";
import { smallDisk } from "./disks.ts";
import { type Bench, type Fault, type Finding, unless, until } from "./fault.ts";
import { amount, milliseconds, percentile, sum } from "./figures.ts";
import { startReaders } from "./pages.ts";
import { startCrowd } from "./visitors.ts";

export const storageAwayAtStart: Fault = {
  row: 43,
  fault: "storage damaged, full, read-only, unreachable at start",
  mustShow: "pages served, forms 503, /readyz 503, one sentence names the cure, ready by itself within 5 s of the cure",
  run,
};

/** Settings of a site that begins without its storage, and what mends it. */
type Cause = { settings: Record<string, string>; mend: () => unknown };

const causes: Record<string, (bench: Bench) => Cause | Promise<Cause>> = {
  damaged(bench) {
    const dataDir = bench.folder();
    const file = join(dataDir, "site.db");
    writeFileSync(file, Buffer.alloc(50_000, 7));
    return { settings: { DATA_DIR: dataDir }, mend: () => renameSync(file, `${file}.damaged`) };
  },
  "another program's"(bench) {
    const dataDir = bench.folder();
    const file = join(dataDir, "site.db");
    const database = new DatabaseSync(file);
    database.exec("create table bookmarks (address text)");
    database.close();
    return { settings: { DATA_DIR: dataDir }, mend: () => renameSync(file, `${file}.other`) };
  },
  "a folder that cannot be made"(bench) {
    const file = join(bench.folder(), "file");
    writeFileSync(file, "");
    return { settings: { DATA_DIR: join(file, "data") }, mend: () => rmSync(file) };
  },
  "a read-only disk"(bench) {
    const { folder, close, open } = smallDisk(bench);
    close();
    return { settings: { DATA_DIR: join(folder, "data") }, mend: open };
  },
  "a full disk"(bench) {
    const { folder, fill, free } = smallDisk(bench);
    fill();
    return { settings: { DATA_DIR: join(folder, "data") }, mend: free };
  },
  async "a database that is away"(bench) {
    const postgres = await startPostgres();
    bench.onEnd(postgres.remove);
    await postgres.end("fast");
    return { settings: { DATABASE_URL: postgres.url, SECRET: "s".repeat(32) }, mend: postgres.start };
  },
};

async function run(bench: Bench): Promise<Finding> {
  const seen: ({ name: string } & Awaited<ReturnType<typeof watch>>)[] = [];
  for (const [name, make] of Object.entries(causes)) seen.push({ name, ...(await watch(bench, await make(bench))) });
  const all = <T>(of: (each: (typeof seen)[number]) => T) => seen.map(of);
  const [starts, returns, waits] = [
    all(({ start }) => start),
    all(({ back }) => back),
    seen.flatMap((one) => one.waits),
  ];
  const [refused, failed] = [sum(all((one) => one.refused)), sum(all((one) => one.failed))];
  return {
    done: `${seen.length} starts (${all(({ name }) => name).join(", ")}), 4 visitors each, ${amount(refused)} forms refused, ${amount(waits.length)} pages read meanwhile`,
    measured: `first page ${milliseconds(Math.max(...starts))} after the start at most; pages p95 ${milliseconds(percentile(waits, 0.95))}, ${failed} failed; ${sum(all((one) => one.others))} answers other than 503; sentences in the log ${all((one) => one.sentences).join(", ")}; forms taken ${(Math.max(...returns) / 1000).toFixed(1)} s after the cure at most, ${sum(all((one) => one.lost))} of ${amount(sum(all((one) => one.taken)))} lost`,
    failures: unless({
      "pages failed": failed === 0,
      "a form was answered with something else than 503": all((one) => one.others).every((count) => count === 0),
      "/readyz said yes": all((one) => one.ready).every((isReady) => !isReady),
      "the log does not hold one sentence": all((one) => one.sentences).every((count) => count === 1),
      "it took too long to be ready again": Math.max(...returns) <= 5_000,
      "acknowledged leads were lost": all((one) => one.lost).every((count) => count === 0),
    }),
  };
}

async function watch(bench: Bench, { settings, mend }: Cause) {
  const began = performance.now();
  const site = await bench.site(settings);
  const start = performance.now() - began;
  const readers = startReaders(bench, site.baseUrl, ["/hakkimizda", "/en", "/iletisim"], 10);
  const crowd = startCrowd(bench, site.baseUrl, { visitors: 4 });
  await pause(3_000);
  const away = [...crowd.answers];
  const ready = (await fetch(`${site.baseUrl}/readyz`)).ok;
  const sentences =
    site
      .log()
      .join("")
      .match(/"level":50,[^\n]*"msg":"(The database|DATA_DIR|DATABASE_URL)/g)?.length ?? 0;
  await mend();
  const mended = performance.now();
  await until(() => crowd.receipts.size > 0, 30_000, "forms are taken");
  const back = performance.now() - mended;
  await crowd.finish();
  const { waits, failed } = await readers.finish();
  await site.stop();
  const place = { databaseUrl: settings.DATABASE_URL ?? "", dataDir: settings.DATA_DIR ?? site.dataDir };
  const { lost } = await accountOf(place, crowd.receipts);
  const refused = away.filter(({ status }) => status === 503).length;
  return {
    start,
    waits,
    failed,
    ready,
    sentences,
    back,
    refused,
    others: away.length - refused,
    lost: lost.length,
    taken: crowd.receipts.size,
  };
}
