import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type PublicationOf,
  type PublicationRun,
  type PublicationStep,
  type Publisher,
  PublishingFailed,
  type SiteMaker,
  type TextProblem,
} from "../ports/publishing.ts";
import type { Place, Prepared, Published, Words } from "../ports/words.ts";
import { runProgram } from "./programs.ts";
import { isRunning, readJson, takeLock, thisProcess, writeJson, writeWords } from "./site-builds.ts";

export type PublisherDeps = {
  /** The office's own folder. */
  folder: string;
  checkout: string;
  site: SiteMaker;
  openWords: () => Promise<Words>;
  clock: () => number;
  report: (error: unknown) => void;
  onEnd?: (run: PublicationRun) => void;
};

const mostDetail = 2_000;

/** The steps of publishing, each written down as it begins and ends: whoever asks sees how far it is. */
export function createPublisher(deps: PublisherDeps): Publisher {
  const { folder, checkout, site, openWords, clock, report } = deps;
  const file = join(folder, "publication.json");
  const lock = join(folder, "publishing.lock");
  const aborted = new AbortController();
  let running: Promise<PublicationRun> | undefined;
  let settling: Promise<PublicationRun> | undefined;
  /** What was found in a draft, by the versions of its files. */
  const checked = new Map<string, Promise<TextProblem[]>>();

  const note = (run: PublicationRun) => writeJson(file, run);
  /** Whether nobody works on it any more, and nobody said how it ended. */
  const isLeft = (run: PublicationRun) =>
    run.outcome === undefined && (run.pid === process.pid ? running === undefined : !isRunning(run));

  async function latest(): Promise<PublicationRun | undefined> {
    const run = await readJson<PublicationRun>(file);
    if (!run || !isLeft(run)) return run;
    // It may have ended between reading and looking.
    const left = await readJson<PublicationRun>(file);
    if (!left || !isLeft(left)) return left;
    settling ??= settle(left).finally(() => {
      settling = undefined;
    });
    return settling;
  }

  /** Ends what another process left in the middle. */
  async function settle(run: PublicationRun): Promise<PublicationRun> {
    const { commit } = run;
    const isPublished = commit !== undefined && (await isOut(commit));
    return end(run, async () => {
      if (!isPublished) throw new PublishingFailed("interrupted");
      run.isServed = await site.show(commit, aborted.signal);
    });
  }

  async function begin(of: PublicationOf, by: Pick<PublicationRun, "person" | "title" | "isTimed">) {
    if (running || aborted.signal.aborted) return undefined;
    const run: PublicationRun = { id: randomUUID(), of, ...by, startedAt: clock(), steps: [], ...thisProcess() };
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
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await takeLock(lock))) return undefined;
    const release = () => rm(lock, { force: true });
    try {
      await note(run);
    } catch (error) {
      await release();
      throw error;
    }
    return { end: end(run, () => publish(run)).finally(release) };
  }

  /** Writes down how the work on a publication ended. */
  async function end(run: PublicationRun, work: () => Promise<void>): Promise<PublicationRun> {
    try {
      await work();
      run.outcome = "done";
    } catch (error) {
      // An office that ends leaves it to the next one to find out how far this has come.
      if (aborted.signal.aborted) return run;
      if (!(error instanceof PublishingFailed)) report(error);
      const failed = error instanceof PublishingFailed ? error : new PublishingFailed("other", String(error));
      run.outcome = "failed";
      run.failure = failed.failure;
      if (failed.problems) run.problems = failed.problems;
      if (failed.message) run.detail = failed.message.slice(-mostDetail);
    }
    run.endedAt = clock();
    await note(run);
    deps.onEnd?.(run);
    return run;
  }

  async function publish(run: PublicationRun): Promise<void> {
    const words = await openWords();
    const endStep = () => {
      const last = run.steps.at(-1);
      if (last) last.endedAt = clock();
    };
    const beginStep = async (step: PublicationStep) => {
      endStep();
      run.steps.push({ step, startedAt: clock() });
      await note(run);
    };
    await beginStep("check");
    const commit = await prepare(words, run);
    run.commit = commit;
    const problems = await checkWords(words, { commit });
    if (problems.some(({ level }) => level === "error")) throw new PublishingFailed("texts", "", problems);
    try {
      await beginStep("build");
      await site.build(words, commit, { trying: () => beginStep("try"), signal: aborted.signal });
      await beginStep("save");
      const published = await words.publish(commit);
      if (published.outcome !== "published") throw new PublishingFailed(published.outcome, detailOf(published));
      await beginStep("switch");
      run.isServed = await site.show(commit, aborted.signal);
      endStep();
    } finally {
      await tidy(words).catch(report);
    }
  }

  /** Also what was built in vain, or left behind by an office that was killed. */
  async function tidy(words: Words): Promise<void> {
    const history = await words.history({ limit: 2 });
    await site.tidy(history.map((one) => one.commit));
  }

  /** What is wrong in the texts of a place, as the command for texts finds it. */
  async function checkWords(words: Words, place: Place): Promise<TextProblem[]> {
    const folder = await mkdtemp(join(tmpdir(), "texts-"));
    try {
      await writeWords(words, place, folder);
      const args = ["scripts/words/words.ts", "--json", join(folder, "content")];
      const { code, output } = await runProgram(args, { cwd: checkout, signal: aborted.signal });
      return readProblems(code, output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    latest,
    begin,
    ended: async () => running,

    async check(draft, paths) {
      const place = { draft, paths };
      const words = await openWords();
      const files = await words.files(place);
      if (!files) return undefined;
      const key = files.map(({ path, version }) => `${path} ${version}`).join("\n");
      const found = checked.get(key) ?? checkWords(words, place);
      checked.clear();
      checked.set(key, found);
      found.catch(() => checked.delete(key));
      return found;
    },

    async close() {
      aborted.abort();
      await Promise.allSettled([running, settling]);
    },
  };

  async function isOut(commit: string): Promise<boolean> {
    const words = await openWords();
    // The push may have come before the end.
    await words.sync();
    return words.descends(await words.published(), commit);
  }
}

function readProblems(code: number, output: string): TextProblem[] {
  try {
    return JSON.parse(output);
  } catch {
    throw new PublishingFailed("other", `The check of the texts ended with ${code}. ${output}`);
  }
}

async function prepare(words: Words, run: PublicationRun): Promise<string> {
  const prepared = await preparedBy(words, run);
  if (prepared.outcome === "prepared") return prepared.commit;
  throw new PublishingFailed(prepared.outcome, detailOf(prepared));
}

/** What git said, or which files it is about. */
function detailOf(answer: Prepared | Published): string {
  if ("conflicts" in answer) return answer.conflicts.map(({ path }) => path).join("\n");
  return "detail" in answer ? answer.detail : "path" in answer ? answer.path : "";
}

async function preparedBy(words: Words, { of, person, title }: PublicationRun): Promise<Prepared> {
  if ("checkout" in of) return words.prepareImport(of.checkout, { title, replaces: of.replaces });
  if (person === undefined) throw new PublishingFailed("missing");
  return "draft" in of
    ? words.prepare(of.draft, { person, paths: of.paths })
    : words.prepareTakeBack(of.takeBack, { person, title });
}
