import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { accountOf } from "./account.ts";
import { smallDisk, soundDatabase } from "./disks.ts";
import { type Bench, type Fault, type Finding, unless, until } from "./fault.ts";
import { amount, milliseconds, percentile, sum } from "./figures.ts";
import { startReaders } from "./pages.ts";
import { startCrowd } from "./visitors.ts";

export const storageLost: Fault = {
  row: 44,
  fault: "database file deleted, replaced, overwritten, its disk full, under a running server",
  mustShow:
    "nothing acknowledged that a restart would not find, /readyz 503 meanwhile, ready by itself within 5 s of the cure",
  run,
};

/** What is done to the data folder of a running site, and undone; a sound file is at hand. */
type Deed = { spoil: (dataDir: string, sound: string) => void; mend?: (dataDir: string, sound: string) => void };

function putBack(dataDir: string, sound: string): void {
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(sound, join(dataDir, "site.db.part"));
  renameSync(join(dataDir, "site.db.part"), join(dataDir, "site.db"));
}

const deeds: Record<string, Deed> = {
  "file deleted": { spoil: (dataDir) => rmSync(join(dataDir, "site.db")), mend: putBack },
  "folder deleted": { spoil: (dataDir) => rmSync(dataDir, { recursive: true }), mend: putBack },
  "file replaced": { spoil: putBack },
  "log deleted": { spoil: (dataDir) => rmSync(join(dataDir, "site.db-wal")) },
  "file overwritten": { spoil: (dataDir) => writeFileSync(join(dataDir, "site.db"), "a note"), mend: putBack },
};

async function run(bench: Bench): Promise<Finding> {
  const seen = [];
  for (const deed of Object.values(deeds)) seen.push(await watch(bench, join(bench.folder(), "data"), deed));
  const disk = smallDisk(bench);
  seen.push(await watch(bench, join(disk.folder, "data"), { spoil: disk.fill, mend: disk.free }));
  const names = [...Object.keys(deeds), "disk full"];
  const [noticed, returns] = [seen.map(({ noticed }) => noticed), seen.map(({ back }) => back)];
  const [waits, failed] = [seen.flatMap((one) => one.waits), sum(seen.map((one) => one.failed))];
  const [lost, taken] = [sum(seen.map((one) => one.lost)), sum(seen.map((one) => one.taken))];
  return {
    done: `${names.join(", ")}, with 6 visitors each: ${amount(sum(seen.map((one) => one.refused)))} forms refused, ${amount(taken)} acknowledged from the deed on; ${amount(waits.length)} pages read meanwhile`,
    measured: `${lost} of these missing after a restart; first refusal or /readyz 503 after ${milliseconds(Math.max(...noticed))} at most; forms taken ${(Math.max(...returns) / 1000).toFixed(1)} s after the cure at most; ${sum(seen.map((one) => one.others))} answers other than 200 and 503; pages p95 ${milliseconds(percentile(waits, 0.95))}, ${failed} failed`,
    failures: unless({
      "acknowledged leads were lost": lost === 0,
      "forms were answered with neither 200 nor 503": seen.every(({ others }) => others === 0),
      "it took too long to be ready again": Math.max(...returns) <= 5_000,
      "pages failed": failed === 0,
    }),
  };
}

async function watch(bench: Bench, dataDir: string, { spoil, mend }: Deed) {
  const sound = await soundDatabase(bench);
  const site = await bench.site({ DATA_DIR: dataDir });
  const readers = startReaders(bench, site.baseUrl, ["/hakkimizda", "/en", "/iletisim"], 20);
  const { receipts, answers, finish } = startCrowd(bench, site.baseUrl, { visitors: 6 });
  await until(() => receipts.size > 50, 30_000, "forms are taken");
  const [spoilt, asked] = [performance.now(), answers.length];
  spoil(dataDir, sound);
  const isRefused = async () =>
    answers.slice(asked).some(({ status }) => status === 503) || !(await isReady(site.baseUrl));
  await until(isRefused, 30_000, "somebody is refused", 1);
  const noticed = performance.now() - spoilt;
  // What was acknowledged before and went with the file is whoever deleted it to answer for.
  const before = new Map(receipts);
  if (mend) await pause(3_000);
  const count = receipts.size;
  const mended = performance.now();
  mend?.(dataDir, sound);
  await until(() => receipts.size > count, 30_000, "forms are taken again");
  const back = performance.now() - mended;
  await pause(1_000);
  await finish();
  const { waits, failed } = await readers.finish();
  await site.kill();
  const after = new Map([...receipts].filter(([message]) => !before.has(message)));
  const { lost } = await accountOf({ dataDir }, after);
  const refused = answers.filter(({ status }) => status === 503).length;
  const others = answers.filter(({ status }) => status !== 200 && status !== 503).length;
  return { noticed, back, waits, failed, refused, others, lost: lost.length, taken: after.size };
}

async function isReady(baseUrl: string): Promise<boolean> {
  return (await fetch(`${baseUrl}/readyz`)).ok;
}
