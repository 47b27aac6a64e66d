import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../e2e/server.ts";
import { residentMegabytes } from "./load/process-cost.ts";
import { type Goal, median, tableOf } from "./pages/goal.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild } from "./server.ts";
import { type Contestant, compare, type Lengths, middle, type Round, share } from "./server-speed/measure.ts";
import { isPinned, pinClient, startProduct } from "./server-speed/subjects.ts";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const starts = number("STARTS", 7);
const lengths: Lengths = {
  rounds: number("ROUNDS", 60),
  connections: number("CONNECTIONS", 32),
  warmUp: number("WARM_UP", 3),
  seconds: number("SECONDS", 0.3),
};

const build = await finishedBuild("full");
const addresses = ["/", "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", appScript()];
const coldStart = await measureStarts();
pinClient();
const site = await startProduct(build);
const results = new Map<string, Round[]>();
for (const path of addresses) results.set(path, await compare(path, site, lengths));
const memory = residentMegabytes(site.pid);
await site.stop();

const reached = share(results.get("/") ?? []);
const goals: Goal[] = [
  { goal: "GET / at 80 % of bare node:http or more", measured: percent(reached), ok: reached >= 0.8 },
  { goal: "Cold start under 1 s", measured: `${coldStart.toFixed(0)} ms`, ok: coldStart < 1_000 },
  { goal: "Resident memory after it all under 150 MB", measured: `${memory.toFixed(0)} MB`, ok: memory < 150 },
];
console.log(`\n${ratesTable()}\n\n${tableOf(goals)}`);
if (goals.some(({ ok }) => !ok)) process.exitCode = 1;
writeSection("server", section());

/** The largest file that a visitor's browser asks for. */
function appScript(): string {
  const folder = join(root, build, "client/assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const size = (name: string) => statSync(join(folder, name)).size;
  return `/assets/${scripts.sort((one, other) => size(other) - size(one))[0]}`;
}

async function measureStarts(): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < starts; index++) {
    const { start, stop } = await startProduct(build);
    times.push(start);
    await stop();
  }
  return median(times);
}

function ratesTable(): string {
  const lines = [...results].map(([path, rounds]) => {
    const rate = (name: Contestant) => middle(rounds, name, "perSecond").toFixed(0);
    const cpu = (name: Contestant) => (middle(rounds, name, "cpu") * 1_000).toFixed(1);
    return [path, rate("site"), rate("bare"), percent(share(rounds)), cpu("site"), cpu("bare")];
  });
  const columns = ["address", "site/s", "bare node:http/s", "site of bare", "site CPU µs", "bare CPU µs"];
  return [columns, columns.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

function section(): string {
  const { rounds, seconds, connections } = lengths;
  const cores = isPinned ? "all servers on one core, the client on another" : "all on the same cores";
  return `## Server

\`npm run bench:server\` on ${machine()}; ${connections} connections, ${rounds} rounds of ${seconds} s by turns, ${cores}. Rates and shares are those of the middle round. Short rounds, because what else runs on the host changes from one second to the next.

${tableOf(goals)}

${ratesTable()}

The site is the production server as \`npm start\` runs it, with a line of log for each request, written to a file. The bare server is node:http with a single buffer and the same headers, and logs nothing. The client asks as a browser does (brotli, Turkish), counts bytes and parses nothing. Cold start: from starting the process to its first 200, the middle of ${starts}.`;
}
