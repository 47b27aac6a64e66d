import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { trustingSettings } from "../../e2e/posted-forms.ts";
import { freePort, root, withoutSettings } from "../../e2e/server.ts";
import { serverCommand, serverEnvironment } from "../../scripts/production/server-command.mjs";
import { soundness } from "./account.ts";
import { type Bench, type Fault, type Finding, length, unless, until } from "./fault.ts";
import { amount } from "./figures.ts";
import { Disk, type DiskEvent } from "./power-cut/disk.ts";
import { record } from "./power-cut/recorder.ts";
import { startCrowd } from "./visitors.ts";

const cuts = length("CUTS", 100);
const leads = length("CUT_LEADS", 400);

export const powerCut: Fault = {
  row: 2,
  fault: "power cut, by recording writes and syncs and replaying cuts",
  mustShow: "0 lost in 100; synchronous=NORMAL as control must lose",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const [server, full, normal] = [
    replay(bench, await recordServer(bench)),
    replay(bench, await recordDriver(bench, "full")),
    replay(bench, await recordDriver(bench, "normal")),
  ];
  return {
    done: `${cuts} cuts each of a recording of the server (${amount(server.acknowledged)} leads by HTTP) and of its storage alone with FULL and with NORMAL (${amount(leads)} leads); unsynced writes dropped or torn at 512 or 4,096 bytes`,
    measured: `server: ${told(server)}; storage with FULL: ${told(full)}; with NORMAL: ${told(normal)}`,
    failures: unless({
      "the server lost acknowledged leads": server.losses === 0 && server.acknowledged >= leads,
      "the storage lost acknowledged leads": full.losses === 0 && full.acknowledged === leads,
      "a cut left a damaged file or a lead without deliveries": server.damage + full.damage === 0,
      "the control lost nothing, so the replay proves nothing": normal.losses > 0,
    }),
  };
}

type Replayed = { acknowledged: number; losses: number; most: number; damage: number };

function told({ losses, most, damage }: Replayed): string {
  return `${losses} cuts with losses${most ? ` (at most ${amount(most)} leads)` : ""}, ${damage} with damage`;
}

async function recordServer(bench: Bench): Promise<DiskEvent[]> {
  const dataDir = bench.folder();
  const port = await freePort();
  const env = { ...withoutSettings(), ...trustingSettings, ...serverEnvironment, PORT: `${port}`, DATA_DIR: dataDir };
  const during = async () => {
    const crowd = startCrowd(bench, `http://127.0.0.1:${port}`, { visitors: 4 });
    await until(() => crowd.receipts.size >= leads, 120_000, "forms are taken");
    await crowd.finish();
  };
  return record({ folder: bench.folder(), dataDir, args: serverCommand(resolve(root, bench.build)), env, during });
}

function recordDriver(bench: Bench, synchronous: "full" | "normal"): Promise<DiskEvent[]> {
  const dataDir = bench.folder();
  const args = ["bench/faults/power-cut/driver.ts", dataDir, synchronous, `${leads}`];
  return record({ folder: bench.folder(), dataDir, args, env: process.env });
}

/** Half the cuts come right after a visitor was told, the others at any moment since the first one was. */
function replay(bench: Bench, events: readonly DiskEvent[]): Replayed {
  const moments = events.flatMap(({ kind }, index) => (kind === "acknowledge" ? [index] : []));
  const first = moments[0] ?? events.length;
  const chosen = Array.from({ length: cuts }, (_, cut) =>
    cut % 2 ? (anyOf(moments) ?? first) : first + Math.floor(Math.random() * (events.length - first)),
  ).sort((a, b) => a - b);
  const [disk, folder] = [new Disk(), bench.folder()];
  const acknowledged = new Set<string>();
  const result: Replayed = { acknowledged: moments.length, losses: 0, most: 0, damage: 0 };
  for (const [index, event] of events.entries()) {
    disk.apply(event);
    if (event.kind === "acknowledge") acknowledged.add(event.reference);
    for (; chosen[0] === index; chosen.shift()) {
      const { lost, isSound } = lookAt(folder, disk.afterCut(Math.random), acknowledged);
      if (lost > 0) result.losses++;
      if (!isSound) result.damage++;
      result.most = Math.max(result.most, lost);
    }
  }
  return result;
}

function anyOf<T>(values: readonly T[]): T | undefined {
  return values[Math.floor(Math.random() * values.length)];
}

const bareLeads = "select id from leads where held is null and id not in (select lead_id from deliveries)";

/** Opens what a cut left as the next start would. */
function lookAt(folder: string, files: Map<string, Buffer>, acknowledged: ReadonlySet<string>) {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  try {
    const isSound = soundness(folder) === "ok";
    const database = new DatabaseSync(join(folder, "site.db"));
    const kept = new Set(
      database
        .prepare("select reference from leads")
        .all()
        .map(({ reference }) => reference),
    );
    const bare = database.prepare(bareLeads).all().length;
    database.close();
    return {
      lost: [...acknowledged].filter((reference) => !kept.has(reference)).length,
      isSound: isSound && bare === 0,
    };
  } catch {
    return { lost: acknowledged.size, isSound: false };
  }
}
