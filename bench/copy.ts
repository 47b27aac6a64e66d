import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { startOffice } from "../e2e/office/running-office.ts";
import { root } from "../e2e/server.ts";
import { openWords } from "../server/copy-repository/open-words.ts";
import { openOffice } from "../server/office/open-office.ts";
import type { Words } from "../server/ports/words.ts";
import { localeCodes } from "../site/locales.ts";
import { createDatabase, startPostgres } from "../testing/server/postgres-server.ts";
import { costOf } from "./load/process-cost.ts";
import { type Goal, median, percentile, tableOf } from "./pages/goal.ts";
import { machine, writeSection } from "./results.ts";

const draftCount = Number(process.env.DRAFTS ?? 50);
const changeCount = Number(process.env.CHANGES ?? 30);
const rounds = Number(process.env.ROUNDS ?? 60);

/** At most so many milliseconds at p95. */
const goals = { card: 60, save: 80, "all texts": 100, draft: 120 };
type Question = keyof typeof goals;

const postgres = await startPostgres();
try {
  const results = [
    ...(await measure("SQLite", "")),
    ...(await measure("PostgreSQL", await createDatabase(postgres.url))),
  ];
  console.log(`\n${tableOf(results)}`);
  writeSection("copy", section(tableOf(results)));
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await postgres.remove();
}

async function measure(engine: string, databaseUrl: string): Promise<Goal[]> {
  const build = ["scripts/production/build-office.mjs", "--if-changed"];
  execFileSync(process.execPath, build, { cwd: root, stdio: "inherit" });
  const office = await startOffice({ DATABASE_URL: databaseUrl, SECRET: "s".repeat(32), LOG_LEVEL: "error" });
  const store = await openOffice({ databaseUrl, folder: office.officeDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { number: person } = await office.add({ name: "Selin Tuna", roles: ["editor"] });
    const options = { folder: office.officeDir, checkout: root, clock: Date.now };
    const words = await openWords({ ...options, drafts: store.copyDrafts });
    const drafts = await fillDrafts(words, person);
    const headers = { cookie: `office=${await office.session(person)}`, origin: office.baseUrl };
    const ask = (path: string, form?: URLSearchParams) => timed({ url: office.baseUrl + path, agent, headers }, form);
    const questions: Record<Question, (id: string, round: number) => Promise<number>> = {
      card: (id) => ask(`/words/drafts/${id}/card.data?text=cloud&path=head.title`),
      save: async (id, round) => ask(`/words/drafts/${id}/texts/cloud.data`, await changedTitle(words, id, round)),
      "all texts": () => ask("/words"),
      draft: (id) => ask(`/words/drafts/${id}`),
    };
    const times: Record<Question, number[]> = { card: [], save: [], "all texts": [], draft: [] };
    const processorTime: Record<Question, number> = { card: 0, save: 0, "all texts": 0, draft: 0 };
    const cpu = () => costOf(office.pid())?.cpu ?? Number.NaN;
    for (let round = -5; round < rounds; round += 1) {
      // Five people work at once, each in a draft.
      const id = drafts[(round + 5) % 5] ?? "";
      for (const [name, question] of Object.entries(questions) as [Question, (typeof questions)[Question]][]) {
        const before = cpu();
        const time = await question(id, round);
        // The first rounds warm the process up.
        if (round < 0) continue;
        times[name].push(time);
        processorTime[name] += cpu() - before;
      }
    }
    const names = Object.keys(goals) as Question[];
    return names.map((name) => toGoal(`${engine}, ${name}`, times[name], processorTime[name] / rounds, goals[name]));
  } finally {
    agent.destroy();
    await store.close();
    await office.stop();
  }
}

/** Drafts that change the titles of the same texts, in both languages. */
async function fillDrafts(words: Words, person: number): Promise<string[]> {
  const published = [...((await words.texts("published")) ?? [])];
  const files = published.map(([path, file]) => ({ path, ...file }));
  const [first = "tr"] = localeCodes;
  const names = files
    .filter(
      ({ path, text }) => path.startsWith(`content/${first}/`) && path.endsWith(".yaml") && /^ {2}title: /m.test(text),
    )
    .map(({ path }) => path.slice(`content/${first}/`.length))
    .slice(0, changeCount / localeCodes.length);
  const ids: string[] = [];
  for (let i = 0; i < draftCount; i += 1) {
    const id = (await words.begin({ title: `Taslak ${i + 1}`, person }))?.id ?? "";
    const edits = files
      .filter(({ path }) => names.some((name) => localeCodes.some((code) => path === `content/${code}/${name}`)))
      .map(({ path, version, text }) => {
        return { path, seen: version, content: text.replace(/^( {2}title: ).*/m, `$1Başlık ${i + 1}`) };
      });
    const saved = await words.save(id, { person, files: edits });
    if (saved.outcome !== "saved" || edits.length !== changeCount) throw new Error(`${edits.length} ${saved.outcome}`);
    ids.push(id);
  }
  return ids;
}

/** What the card sends: the field in each language, with the versions that the editor saw. */
async function changedTitle(words: Words, draft: string, round: number): Promise<URLSearchParams> {
  const form = new URLSearchParams({ live: "yes", do: "save" });
  for (const code of localeCodes) {
    const file = await words.read({ draft }, `content/${code}/cloud.yaml`);
    form.set(`seen-${code}`, file?.version ?? "");
    form.set(`${code}:head.title`, `Bulut ${round + 10} ${code}`);
  }
  return form;
}

/** Milliseconds until the last byte of the answer is there. */
async function timed(
  { url, agent, headers }: { url: string; agent: Agent; headers: Record<string, string> },
  form?: URLSearchParams,
): Promise<number> {
  const began = performance.now();
  const type = form && { "content-type": "application/x-www-form-urlencoded" };
  const sent = request(url, { agent, method: form ? "POST" : "GET", headers: { ...headers, ...type } });
  sent.end(form?.toString());
  const [response]: IncomingMessage[] = await once(sent, "response");
  let body = "";
  for await (const chunk of response as IncomingMessage) body += chunk;
  if (response?.statusCode !== 200 || (form && !body.includes("saved"))) {
    throw new Error(`${url} answered ${response?.statusCode}: ${body.slice(0, 300)}`);
  }
  return performance.now() - began;
}

function toGoal(name: string, times: readonly number[], processorTime: number, goal: number): Goal {
  const p95 = percentile(times, 0.95);
  const measured = `p50 ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ${processorTime.toFixed(1)} ms of a core`;
  return { goal: `${name}: p95 at most ${goal} ms`, measured, ok: p95 <= goal };
}

function section(table: string): string {
  return `## Copy in the office

\`npm run bench:copy\` on ${machine()}, load ${loadavg()[0]?.toFixed(1)}; ${draftCount} drafts of ${changeCount} changed files, of which five are open, each question ${rounds} times by turns with the others.

${table}

The times are those of the office's own process, from the request to the last byte, over one connection: the card of a field and a save as script asks for them, the list of all texts and a draft with its changes as whole pages. The time of a core is the mean for one answer; on a machine that does other work at the same time, it says more than the time that passed.`;
}
