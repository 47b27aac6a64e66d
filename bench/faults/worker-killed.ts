import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { root, withoutSettings } from "../../e2e/server.ts";
import { openMailServer } from "../../testing/outbox/mail-server.ts";
import { type Account, accountOf, waitingDeliveries } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount, mailId } from "./figures.ts";
import { startCrowd } from "./visitors.ts";

const kills = length("WORKER_KILLS", 50);

/** As many mails the worker has under way at once; each kill may make so many arrive twice. */
const underWay = 5;

/** A claimed delivery is left alone for a minute after its worker died. */
const patience = 5 * 60_000;

export const killedWorker: Fault = {
  row: 8,
  fault: "outbox worker killed",
  mustShow: "0 undelivered, duplicates share the id",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const dataDir = bench.folder();
  // The worst moment is when the server has a message and has not said so yet: this makes it last.
  const server = await openMailServer({ delay: 30 });
  bench.onEnd(server.close);
  const settings = { DATA_DIR: dataDir, SMTP_URL: server.url };
  const site = await bench.site({ ...settings, WORKER: "off" });
  const { receipts, finish } = startCrowd(bench, site.baseUrl, { visitors: 4, every: 400 });
  for (let kill = 0; kill < kills; kill++) {
    const worker = startWorker(bench, settings);
    const before = server.mails.length;
    await until(() => server.mails.length >= before + 8, 60_000, "mails arrive");
    await kill9(worker);
  }
  await finish();
  const waiting = waitingDeliveries(dataDir);
  const last = startWorker(bench, settings);
  await until(() => waitingDeliveries(dataDir) === 0, patience, "everything is delivered", 500);
  await kill9(last);
  return finding(await accountOf({ dataDir }, receipts), server.mails.map(mailId), waiting);
}

function finding({ leads, lost, deliveries }: Account, received: string[], waiting: number) {
  const sent = new Set(deliveries.map(({ id }) => id));
  const arrived = new Set(received);
  const missing = deliveries.filter(({ id }) => !arrived.has(id)).length;
  const strange = received.filter((id) => !sent.has(id)).length;
  const twice = received.length - arrived.size;
  return {
    done: `${kills} kills of npm run worker while ${amount(leads)} leads came in (WORKER=off at the server); ${amount(waiting)} deliveries waited after the last kill`,
    measured: `${missing} of ${amount(deliveries.length)} deliveries missing, ${twice} arrived twice, all under their own id (${strange} other ids)`,
    failures: unless({
      "deliveries never arrived": missing === 0,
      "a repeat came under another id": strange === 0,
      "acknowledged leads were lost": lost.length === 0,
      "more repeats than mails were under way": twice <= kills * underWay,
    }),
  };
}

function startWorker(bench: Bench, settings: Record<string, string>): ChildProcess {
  const env = { ...withoutSettings(), ...settings };
  const worker = spawn(process.execPath, ["server/worker.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  bench.onEnd(() => worker.kill("SIGKILL"));
  return worker;
}

async function kill9(worker: ChildProcess): Promise<void> {
  const ended = once(worker, "exit");
  worker.kill("SIGKILL");
  await ended;
}
