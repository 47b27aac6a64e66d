import { cases, type EngineName, type Form } from "./load/cases.ts";
import { emptyDatabases } from "./load/empty-databases.ts";
import { type Databases, type Lengths, measureBare, measureServer, recordForm } from "./load/measure.ts";
import type { Recording } from "./load/recording.ts";
import { type Round, type Row, tableOf, verdict } from "./load/report.ts";
import { startPostgres } from "./postgres.ts";
import { machine, writeSection } from "./results.ts";
import { finishedBuild } from "./server.ts";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const rounds = number("ROUNDS", 5);
const lengths: Lengths = {
  connections: number("CONNECTIONS", 64),
  warmUp: number("WARM_UP", 2),
  seconds: number("SECONDS", 3),
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

/** Server and bare loop by turns, so that whatever else the machine does meets both. */
async function measureEngine(engine: EngineName, databases: Databases): Promise<Row[]> {
  const chosen = cases.filter(({ form, way, worker }) => {
    const words: string[] = [...engines, form, way, `worker-${worker}`];
    return wanted.every((word) => words.includes(word));
  });
  const recordings = new Map<Form, Recording>();
  for (const { form } of chosen) {
    if (!recordings.has(form)) recordings.set(form, await recordForm(databases, form, lengths));
  }
  const measured = chosen.map((one) => ({ ...one, engine, rounds: [] as Round[] }));
  for (let round = 1; round <= rounds; round++) {
    for (const { rounds, ...one } of measured) {
      const bare = await measureBare(databases, recordings.get(one.form) as Recording);
      const driven = await measureServer(build, one, databases, lengths);
      rounds.push({ driven, bare });
      const { perSecond, clientLoad } = driven;
      console.log(
        `${Object.values(one).join(" ")}, round ${round}: ${perSecond.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, client ${(clientLoad * 100).toFixed(0)} % of a core`,
      );
    }
  }
  return measured;
}

function section(): string {
  const { connections, seconds } = lengths;
  return `## Load

\`npm run bench:load\` on ${machine()}; ${connections} connections, ${rounds} rounds of ${seconds} seconds each by turns with the bare loop. The middle of all rounds counts; the share is that of the middle round.

${text}

The bare loop runs the statements that the server's storage runs for the same forms, recorded beforehand and prepared, and nothing else: for a contact form one transaction with key, limits, lead and deliveries; for the submission of a quote, which is the post of its code, reading the draft, counting the confirmation, the transaction that makes a lead of the draft, and noting that the code came back; for the whole wizard all its transactions and reads, one after another. Each transaction waits for the disk. On PostgreSQL both sides use ten connections. Limits are on: every visitor has an address of their own. Times are those of the answer that acknowledges the lead. The whole wizard is four posts and the five pages they lead to, and its SMS is a file, synced; saving as one types is not part of it. CPU and bytes are those of the server's process; PostgreSQL's own are not counted.`;
}
