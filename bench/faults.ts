import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endingUnderLoad } from "./faults/ending-under-load.ts";
import type { Bench, Fault, Finding } from "./faults/fault.ts";
import { killedInstance } from "./faults/instance-killed.ts";
import { killedServer } from "./faults/kills.ts";
import { mailServerFaults } from "./faults/mail-server-away.ts";
import { pipeliningReaders } from "./faults/pipelining-readers.ts";
import { postgresAway } from "./faults/postgres-away.ts";
import { powerCut } from "./faults/power-cut.ts";
import { renderingWithoutPause } from "./faults/rendering-without-pause.ts";
import { slowClients } from "./faults/slow-clients.ts";
import { soak } from "./faults/soak.ts";
import { killedWorker } from "./faults/worker-killed.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild, startSubject } from "./server.ts";

const catalogue: readonly Fault[] = [
  killedServer,
  powerCut,
  mailServerFaults,
  killedWorker,
  postgresAway,
  killedInstance,
  slowClients,
  soak,
  pipeliningReaders,
  renderingWithoutPause,
  endingUnderLoad,
];

const wanted = process.argv.slice(2).map(Number);
const unknown = wanted.filter((row) => !catalogue.some((fault) => fault.row === row));
if (unknown.length > 0) {
  console.error(
    `There is no row ${process.argv.slice(2).join(", ")} here: ${catalogue.map(({ row }) => row).join(", ")}.`,
  );
  process.exit(2);
}

const build = await finishedBuild();
const chosen = catalogue.filter(({ row }) => wanted.length === 0 || wanted.includes(row));
const lines: string[] = [];
for (const fault of chosen) lines.push(lineOf(fault, await measure(fault)));
const table = [
  "| row | fault | what was done | must show | measured | result |",
  "| --- | --- | --- | --- | --- | --- |",
  ...lines,
].join("\n");
console.log(`\n${table}`);
// A run of a few rows says nothing of the others.
if (wanted.length === 0) writeSection("faults", `## Faults\n\n\`npm run bench:faults\` on ${machine()}.\n\n${table}`);

async function measure(fault: Fault): Promise<Finding> {
  const began = performance.now();
  console.log(`… ${fault.row} ${fault.fault}`);
  const ends: (() => unknown)[] = [];
  try {
    const finding = await fault.run(benchOf((end) => ends.push(end)));
    console.log(`  ${finding.measured} (${Math.round((performance.now() - began) / 1000)} s)`);
    return finding;
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    console.error(error);
    return { done: "did not come to an end", measured: "nothing", failures: [reason] };
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

function benchOf(onEnd: Bench["onEnd"]): Bench {
  return {
    build,
    onEnd,
    folder() {
      const folder = mkdtempSync(join(tmpdir(), "faults-"));
      onEnd(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
    async site(settings) {
      const site = await startSubject(build, settings);
      onEnd(site.stop);
      return site;
    },
  };
}

function lineOf({ row, fault, mustShow }: Fault, { done, measured, failures }: Finding): string {
  const result = failures.length === 0 ? "ok" : `**FAILED**: ${failures.join("; ")}`;
  if (failures.length > 0) process.exitCode = 1;
  const cells = [row, fault, done, mustShow, measured, result];
  return `| ${cells.map((cell) => String(cell).replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
}
