import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "../testing/server/postgres-server.ts";
import { cases, type EngineName } from "./load/cases.ts";
import { listGoals, measureLeadList } from "./load/lead-list.ts";
import { type Lengths, measure } from "./load/measure.ts";
import { type Row, tableOf, verdict } from "./load/report.ts";
import { tableOf as goalTable } from "./pages/goal.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild } from "./server.ts";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const lengths: Lengths = {
  connections: number("CONNECTIONS", 64),
  warmUp: number("WARM_UP", 2),
  turns: number("TURNS", 15),
  seconds: number("SECONDS", 1),
};
/** Gives the address of an empty database each time; empty for SQLite. */
type Databases = () => Promise<string>;

/** Words of the rows that are wanted, such as "SQLite contact"; all without any. */
const wanted = process.argv.slice(2);
const listLengths = { leads: number("LIST_LEADS", 100_000), rounds: number("LIST_ROUNDS", 60) };
const engines: readonly EngineName[] = ["SQLite", "PostgreSQL"];
const isWanted = (engine: EngineName) => engines.every((name) => name === engine || !wanted.includes(name));

/** The list of leads alone. */
const isListAlone = wanted.includes("list");

if (!isListAlone) await measureForms();
if (isListAlone || wanted.length === 0) await measureLists();

async function measureForms(): Promise<void> {
  const build = await finishedBuild();
  const rows = await onEngines((engine, databases) => measureEngine(build, engine, databases));
  const text = `${tableOf(rows)}\n\n${verdict(rows)}`;
  console.log(`\n${text}`);
  // A run of a few rows says nothing of the others.
  if (wanted.length === 0) writeSection("load", section(text));
}

async function measureLists(): Promise<void> {
  const asked = await onEngines(async (engine, databases) => {
    const place = { databaseUrl: await databases(), dataDir: mkdtempSync(join(tmpdir(), "bench-list-")) };
    const times = await measureLeadList(engine, place, listLengths);
    rmSync(place.dataDir, { recursive: true });
    return times;
  });
  const goals = listGoals(asked);
  console.log(`\n${goalTable(goals)}`);
  if (goals.some(({ ok }) => !ok)) process.exitCode = 1;
  if (engines.every(isWanted)) writeSection("lead-list", listSection(goalTable(goals)));
}

async function onEngines<T>(work: (engine: EngineName, databases: Databases) => Promise<T[]>): Promise<T[]> {
  const done: T[] = [];
  if (isWanted("SQLite")) done.push(...(await work("SQLite", async () => "")));
  if (isWanted("PostgreSQL")) {
    const postgres = await startPostgres();
    try {
      done.push(...(await work("PostgreSQL", () => createDatabase(postgres.url))));
    } finally {
      await postgres.remove();
    }
  }
  return done;
}

async function measureEngine(build: string, engine: EngineName, databases: Databases): Promise<Row[]> {
  const chosen = cases.filter(({ form, way, worker }) => {
    const words: string[] = [...engines, form, way, `worker-${worker}`];
    return wanted.every((word) => words.includes(word));
  });
  const measured: Row[] = [];
  for (const one of chosen) {
    const turns = await measure(build, one, await databases(), lengths);
    measured.push({ ...one, engine, turns });
    for (const { perSecond, clientLoad } of turns) {
      console.log(
        `${Object.values(one).join(" ")} ${engine}: ${perSecond.toFixed(0)}/s, client ${(clientLoad * 100).toFixed(0)} % of a core`,
      );
    }
  }
  return measured;
}

function section(text: string): string {
  const { connections, turns, seconds } = lengths;
  return `## Load

\`npm run bench:load\` on ${machine()}; ${connections} connections, ${turns} turns of ${seconds} s. Rates are those of the middle turn, times and costs those of all. Short turns, because what else runs on the host changes from one second to the next.

${text}

Limits are on: every visitor has an address of their own. Times are those of the answer that acknowledges the lead. The whole wizard is four posts and the five pages they lead to, and its SMS is a file, synced; saving as one types is not part of it. CPU and bytes are those of the server's process; PostgreSQL's own are not counted.`;
}

function listSection(table: string): string {
  const { leads, rounds } = listLengths;
  return `## List of leads

\`npm run bench:load -- list\` on ${machine()}; ${leads.toLocaleString("en")} leads of two years, 50 on a page, each question ${rounds} times by turns with the others.

${table}

The time is that of the storage in the process that asks, from the question to the rows as objects: on SQLite that process does nothing else meanwhile. Rows of the office are whole pages of its process with 25 leads, and one lead, from the request to the last byte. Half a percent of the leads are new, a few in progress, a third have a source; two thirds were read by the person who asks, and those of the last month have deliveries, of which some were given up. PostgreSQL was vacuumed after the leads came in, as it does by itself.`;
}
