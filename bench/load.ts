import { cases, type EngineName, type Form } from "./load/cases.ts";
import { emptyDatabases } from "./load/empty-databases.ts";
import { type Databases, type Lengths, measure, recordForm } from "./load/measure.ts";
import type { Recording } from "./load/recording.ts";
import { type Row, tableOf, verdict } from "./load/report.ts";
import { startPostgres } from "./postgres.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild } from "./server.ts";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const lengths: Lengths = {
  connections: number("CONNECTIONS", 64),
  warmUp: number("WARM_UP", 2),
  turns: number("TURNS", 15),
  seconds: number("SECONDS", 1),
  bareLeads: {
    contact: number("BARE_CONTACTS", 5_000),
    submission: number("BARE_SUBMISSIONS", 3_000),
    quote: number("BARE_QUOTES", 1_000),
  },
};
/** Words of the rows that are wanted, such as "SQLite contact"; all without any. */
const wanted = process.argv.slice(2);
const engines: readonly EngineName[] = ["SQLite", "PostgreSQL"];
const isWanted = (engine: EngineName) => engines.every((name) => name === engine || !wanted.includes(name));

const build = await finishedBuild();
const rows: Row[] = [];
if (isWanted("SQLite")) rows.push(...(await measureEngine("SQLite", async () => "")));
if (isWanted("PostgreSQL")) {
  const postgres = await startPostgres();
  try {
    rows.push(...(await measureEngine("PostgreSQL", emptyDatabases(postgres.url))));
  } finally {
    await postgres.remove();
  }
}
const text = `${tableOf(rows)}\n\n${verdict(rows)}`;
console.log(`\n${text}`);
// A run of a few rows says nothing of the others.
if (wanted.length === 0) writeSection("load", section());

async function measureEngine(engine: EngineName, databases: Databases): Promise<Row[]> {
  const chosen = cases.filter(({ form, way, worker }) => {
    const words: string[] = [...engines, form, way, `worker-${worker}`];
    return wanted.every((word) => words.includes(word));
  });
  const recordings = new Map<Form, Recording>();
  const measured: Row[] = [];
  for (const one of chosen) {
    const recording = recordings.get(one.form) ?? (await recordForm(databases, one.form, lengths));
    recordings.set(one.form, recording);
    const turns = await measure(build, one, { databases, recording, lengths });
    measured.push({ ...one, engine, turns });
    for (const { driven, bare } of turns) {
      const { perSecond, clientLoad } = driven;
      console.log(
        `${Object.values(one).join(" ")} ${engine}: ${perSecond.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, client ${(clientLoad * 100).toFixed(0)} % of a core`,
      );
    }
  }
  return measured;
}

function section(): string {
  const { connections, turns, seconds } = lengths;
  return `## Load

\`npm run bench:load\` on ${machine()}; ${connections} connections, ${turns} turns of ${seconds} s by turns with the bare loop, each standing still while the other runs. Rates and shares are those of the middle turn, times and costs those of all. Short turns, because what else runs on the host changes from one second to the next.

${text}

The bare loop runs the statements that the server's storage runs for the same forms, recorded beforehand and prepared, and nothing else: for a contact form one transaction with key, limits, lead and deliveries; for the submission of a quote, which is the post of its code, reading the draft, counting the confirmation, the transaction that makes a lead of the draft, and noting that the code came back; for the whole wizard all its transactions and reads, one after another. Each transaction waits for the disk. On PostgreSQL both sides use ten connections. Limits are on: every visitor has an address of their own. Times are those of the answer that acknowledges the lead. The whole wizard is four posts and the five pages they lead to, and its SMS is a file, synced; saving as one types is not part of it. CPU and bytes are those of the server's process; PostgreSQL's own are not counted.`;
}
