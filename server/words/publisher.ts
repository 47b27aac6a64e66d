import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { localeCodes, locales } from "../../site/locales.ts";
import type {
  PublicationFailure,
  PublicationOf,
  PublicationRun,
  PublicationStep,
  Publisher,
  TextProblem,
} from "../ports/publishing.ts";
import type { Prepared, Published, Words } from "../ports/words.ts";
import { isRunning, readJson, type SiteBuilds, writeJson, writeWords } from "./site-builds.ts";

export type PublisherDeps = {
  /** The office's own folder. */
  folder: string;
  checkout: string;
  builds: SiteBuilds;
  openWords: () => Promise<Words>;
  /** What a build is made with where no site runs that says so. */
  settings: Record<string, string>;
  clock: () => number;
  report: (error: unknown) => void;
};

/** A page of a site that was just started comes in less; a build on a busy machine takes minutes. */
const tryTime = 60_000;
const switchTime = 60_000;
const mostDetail = 2_000;

class Failed extends Error {
  readonly failure: PublicationFailure;
  readonly problems: TextProblem[] | undefined;

  constructor(failure: PublicationFailure, detail = "", problems?: TextProblem[]) {
    super(detail);
    this.failure = failure;
    this.problems = problems;
  }
}

/** The steps of publishing, each written down as it begins and ends: whoever asks sees how far it is. */
export function createPublisher(deps: PublisherDeps): Publisher {
  const { folder, checkout, builds, openWords, settings, clock, report } = deps;
  const file = join(folder, "publication.json");
  const aborted = new AbortController();
  let running: Promise<PublicationRun> | undefined;
  /** What was found in a draft, by the versions of its files. */
  const checked = new Map<string, Promise<TextProblem[]>>();

  const note = (run: PublicationRun) => writeJson(file, run);
  /** Whether nobody works on it any more, and nobody said how it ended. */
  const isLeft = ({ outcome, pid }: PublicationRun) =>
    outcome === undefined && (pid === process.pid ? running === undefined : !isRunning(pid));

  async function latest(): Promise<PublicationRun | undefined> {
    const run = await readJson<PublicationRun>(file);
    if (!run || !isLeft(run)) return run;
    // It may have ended between reading and looking.
    const left = await readJson<PublicationRun>(file);
    return left && isLeft(left) ? settle(left) : left;
  }

  /** Ends what another process left in the middle. */
  async function settle(run: PublicationRun): Promise<PublicationRun> {
    const { commit } = run;
    const isPublished = commit !== undefined && (await isOut(commit));
    if (isPublished && existsSync(join(builds.treeOf(commit), "build/inputs.json"))) await builds.serve(commit);
    const ending = isPublished
      ? { outcome: "done" as const, isServed: (await builds.serving()) !== undefined }
      : { outcome: "failed" as const, failure: "interrupted" as const };
    const settled = { ...run, ...ending, endedAt: clock() };
    await note(settled);
    return settled;
  }

  async function begin(of: PublicationOf, by: { person?: number; title: string }) {
    if (running || aborted.signal.aborted) return undefined;
    const run: PublicationRun = { id: randomUUID(), of, ...by, startedAt: clock(), steps: [], pid: process.pid };
    // Before the first wait, so that of two presses one begins.
    const started = start(run);
    running = started
      .then((begun) => begun?.end ?? run)
      .finally(() => {
        running = undefined;
      });
    running.catch(report);
    return (await started) && run;
  }

  async function start(run: PublicationRun): Promise<{ end: Promise<PublicationRun> } | undefined> {
    const before = await readJson<PublicationRun>(file);
    if (before && before.outcome === undefined && before.pid !== process.pid && isRunning(before.pid)) return undefined;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await note(run);
    return { end: publish(run) };
  }

  async function publish(run: PublicationRun): Promise<PublicationRun> {
    try {
      await goThrough(run);
      run.outcome = "done";
    } catch (error) {
      // An office that ends leaves it to the next one to find out how far this has come.
      if (aborted.signal.aborted) return run;
      if (!(error instanceof Failed)) report(error);
      const failed = error instanceof Failed ? error : new Failed("other", String(error));
      run.outcome = "failed";
      run.failure = failed.failure;
      if (failed.problems) run.problems = failed.problems;
      if (failed.message) run.detail = failed.message.slice(-mostDetail);
    }
    run.endedAt = clock();
    await note(run);
    return run;
  }

  async function goThrough(run: PublicationRun): Promise<void> {
    const words = await openWords();
    const step = async <T>(name: PublicationStep, work: () => Promise<T>): Promise<T> => {
      const entry: PublicationRun["steps"][number] = { step: name, startedAt: clock() };
      run.steps.push(entry);
      await note(run);
      const result = await work();
      entry.endedAt = clock();
      return result;
    };
    const own = { ...settings, ...(await builds.serving())?.settings };
    const { commit, tree } = await step("check", async () => {
      const prepared = await prepare(words, run);
      run.commit = prepared;
      const made = await builds.makeTree(words, prepared);
      const problems = await problemsIn(join(made, "content"));
      if (problems.some(({ level }) => level === "error")) throw new Failed("texts", "", problems);
      return { commit: prepared, tree: made };
    });
    await step("build", async () => {
      const args = ["scripts/production/build.mjs", "--postpone", "--checked"];
      const { code, output } = await runProgram(args, { cwd: tree, env: own });
      if (code !== 0) throw new Failed("build", output);
    });
    await step("try", () => tryBuild(tree, own));
    await step("save", async () => {
      const published = await words.publish(commit);
      if (published.outcome === "published") return;
      throw new Failed(published.outcome, detailOf(published));
    });
    await step("switch", async () => {
      run.isServed = await showBuild(commit);
    });
    const history = await words.history({ limit: 2 });
    await builds.tidy(history.map((one) => one.commit)).catch(report);
  }

  /** True where a running site shows it, false where none runs. */
  async function showBuild(commit: string): Promise<boolean> {
    await builds.serve(commit);
    for (const latestAt = Date.now() + switchTime; Date.now() < latestAt; await pause(100)) {
      const serving = await builds.serving();
      if (!serving) return false;
      if (serving.commit === commit) return true;
      if (serving.failed === commit || aborted.signal.aborted) break;
    }
    throw new Failed("switch");
  }

  async function problemsIn(content: string): Promise<TextProblem[]> {
    const { code, output } = await runProgram(["scripts/words/words.ts", "--json", content], {
      cwd: checkout,
      env: {},
    });
    try {
      return JSON.parse(output);
    } catch {
      throw new Failed("other", `The check of the texts ended with ${code}. ${output}`);
    }
  }

  /** As a server that nobody can reach and that has nothing of anybody, in each language. */
  async function tryBuild(tree: string, own: Record<string, string>): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), "try-"));
    const env = { ...own, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, WORKER: "off" };
    const ending = new AbortController();
    const server = runProgram(["build/server/main.js"], { cwd: tree, env, onLine: heard, signal: ending.signal });
    let port = 0;
    function heard(line: string): void {
      const [, found] = /"port":(\d+)/.exec(line) ?? [];
      if (found) port = Number(found);
    }
    try {
      const ended = server.then(({ output }) => {
        throw new Failed("try", output);
      });
      await Promise.race([ended, pagesAnswer(() => port)]);
    } finally {
      ending.abort();
      await server;
      await rm(dataDir, { recursive: true, force: true });
    }
  }

  async function pagesAnswer(port: () => number): Promise<void> {
    const latestAt = Date.now() + tryTime;
    while (port() === 0 && Date.now() < latestAt) await pause(50);
    if (port() === 0) throw new Failed("try", "It did not listen within a minute.");
    for (const code of localeCodes) {
      const page = locales[code].prefix || "/";
      const asked = { headers: { "Accept-Language": code }, signal: AbortSignal.timeout(tryTime) };
      const response = await fetch(`http://127.0.0.1:${port()}${page}`, asked).catch((error) => {
        throw new Failed("try", `${page} does not answer: ${error.message}`);
      });
      if (response.status !== 200) throw new Failed("try", `${page} answers ${response.status}.`);
    }
  }

  /** Only what a program needs to run: no setting of the office, and no secret of it. */
  function runProgram(args: readonly string[], { cwd, env, onLine, signal = aborted.signal }: ProgramOptions) {
    const kept = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };
    return new Promise<{ code: number; output: string }>((done) => {
      const signals = AbortSignal.any([signal, aborted.signal]);
      const child = spawn(process.execPath, [...args], {
        cwd,
        env: { ...kept, NODE_ENV: "production", ...env },
        stdio: ["ignore", "pipe", "pipe"],
        // A build starts programs of its own, and all of them end with it.
        detached: true,
      });
      const kill = () => child.pid && endGroup(child.pid);
      if (signals.aborted) kill();
      signals.addEventListener("abort", kill);
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
          for (const line of text.split("\n")) onLine?.(line);
        });
      }
      child.on("error", (error) => {
        output += error.message;
      });
      child.on("close", (code) => {
        signals.removeEventListener("abort", kill);
        done({ code: code ?? 1, output: output.trim() });
      });
    });
  }

  return {
    latest,
    begin,
    ended: async () => running,

    async check(draft) {
      const words = await openWords();
      const files = await words.files({ draft });
      if (!files) return undefined;
      const key = files.map(({ path, version }) => `${path} ${version}`).join("\n");
      const found = checked.get(key) ?? checkDraft(words, draft);
      checked.clear();
      checked.set(key, found);
      found.catch(() => checked.delete(key));
      return found;
    },

    async close() {
      aborted.abort();
      await running;
    },
  };

  async function checkDraft(words: Words, draft: string): Promise<TextProblem[]> {
    const place = await mkdtemp(join(tmpdir(), "draft-"));
    try {
      await writeWords(words, { draft }, place);
      return await problemsIn(join(place, "content"));
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }

  async function isOut(commit: string): Promise<boolean> {
    const words = await openWords();
    // The push may have come before the end.
    await words.sync();
    return words.descends(await words.published(), commit);
  }
}

type ProgramOptions = {
  cwd: string;
  env: Record<string, string>;
  onLine?: (line: string) => void;
  signal?: AbortSignal;
};

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

async function prepare(words: Words, run: PublicationRun): Promise<string> {
  const prepared = await preparedBy(words, run);
  if (prepared.outcome === "prepared") return prepared.commit;
  throw new Failed(prepared.outcome, detailOf(prepared));
}

/** What git said, or which files it is about. */
function detailOf(answer: Prepared | Published): string {
  if ("conflicts" in answer) return answer.conflicts.map(({ path }) => path).join("\n");
  return "detail" in answer ? answer.detail : "path" in answer ? answer.path : "";
}

async function preparedBy(words: Words, { of, person, title }: PublicationRun): Promise<Prepared> {
  if ("checkout" in of) return words.prepareImport(of.checkout, { title, replaces: of.replaces });
  if (person === undefined) throw new Failed("missing");
  return "draft" in of ? words.prepare(of.draft, { person }) : words.prepareTakeBack(of.takeBack, { person, title });
}
