import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { aQuickCheckout } from "../../testing/server/publishing.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { anEmptyRepository, commitThere, home, openOfficeWords } from "../../testing/server/words.ts";
import type { Words } from "../ports/words.ts";
import { createPublisher } from "./publisher.ts";
import { siteBuilds } from "./site-builds.ts";
import { siteHere } from "./site-here.ts";

const both = { [home.tr]: "title: Dört alan\n", [home.en]: "title: Four fields\n" };

async function aPublisher({ upstream = "" } = {}) {
  const [folder, checkout] = [temporaryFolder(), aQuickCheckout()];
  const words = await openOfficeWords({ folder, checkout, upstream, clock: Date.now });
  const builds = siteBuilds(folder);
  const report = vi.fn();
  const site = siteHere({ builds, checkout, settings: { ORIGIN: "https://a.example" } });
  const onEnd = vi.fn();
  const options = { folder, checkout, site, clock: Date.now, report, onEnd };
  const again = (other: Partial<Words> = {}) => {
    const publisher = createPublisher({ ...options, openWords: async () => ({ ...words, ...other }) });
    onTestFinished(publisher.close);
    return publisher;
  };
  async function aDraft(texts: Record<string, string> = both) {
    const draft = await words.begin({ title: "Yeni başlık", person: 7 });
    const files = Object.entries(texts).map(async ([path, content]) => {
      const seen = (await words.read("published", path))?.version ?? null;
      return { path, content, seen };
    });
    await words.save(draft?.id ?? "", { person: 7, files: await Promise.all(files) });
    return draft?.id ?? "";
  }
  return { folder, checkout, words, builds, report, onEnd, again, aDraft };
}

const by = { person: 8, title: "Yeni başlık" };
type Publisher = ReturnType<typeof createPublisher>;

async function published(publisher: Publisher, draft: string) {
  expect(await publisher.begin({ draft }, by)).toBeDefined();
  return publisher.ended();
}

test("a draft is checked, built, tried, published and shown, and each step is written down", async () => {
  const { words, builds, onEnd, again, aDraft } = await aPublisher();
  const run = await published(again(), await aDraft());
  expect(onEnd.mock.calls).toEqual([[run]]);
  expect(run).toMatchObject({ outcome: "done", isServed: false, title: "Yeni başlık", person: 8 });
  expect(run?.steps.map(({ step }) => step)).toEqual(["check", "build", "try", "save", "switch"]);
  expect(run?.steps.every(({ startedAt, endedAt = 0 }) => endedAt >= startedAt)).toBe(true);
  expect(await words.published()).toBe(run?.commit);
  expect(await builds.wanted()).toBe(run?.commit);
  expect(await words.drafts()).toEqual([]);
  expect(await again().latest()).toEqual(run);
});

test("a publication has the copy of the commit, and knows no setting of the office", async () => {
  const { builds, again, aDraft } = await aPublisher();
  vi.stubEnv("SECRET", "of the office");
  onTestFinished(() => void vi.unstubAllEnvs());
  const run = await published(again(), await aDraft());
  const tree = builds.treeOf(run?.commit ?? "");
  expect(JSON.parse(readFileSync(join(tree, "copy.json"), "utf8"))).toBe("title: Dört alan\n");
  const { ofCode, own } = JSON.parse(readFileSync(join(tree, "environment.json"), "utf8"));
  expect(ofCode).toMatchObject({ ORIGIN: "https://a.example", NODE_ENV: "production" });
  expect(ofCode).not.toHaveProperty("SECRET");
  expect(Object.keys(own).filter((name) => !["PATH", "HOME", "TMPDIR", "NODE_ENV"].includes(name))).toEqual([]);
});

test.each([
  { what: "a mistake in a text", text: "title: WRONG\n", failure: "texts", steps: 1 },
  { what: "a build that fails", text: "title: NO BUILD\n", failure: "build", steps: 2 },
  { what: "a site that does not start", text: "title: NO START\n", failure: "try", steps: 3 },
  { what: "a page that fails", text: "title: NO PAGE\n", failure: "try", steps: 3 },
])("$what leaves everything as it was", async ({ text, failure, steps }) => {
  const { words, builds, again, aDraft } = await aPublisher();
  const before = await words.published();
  const run = await published(again(), await aDraft({ ...both, [home.tr]: text }));
  expect(run).toMatchObject({ outcome: "failed", failure });
  expect(run?.steps).toHaveLength(steps);
  expect(run?.steps.at(-1)?.endedAt).toBeUndefined();
  expect([await words.published(), await builds.wanted()]).toEqual([before, undefined]);
  expect(existsSync(builds.treeOf(run?.commit ?? ""))).toBe(false);
  expect(await words.drafts()).toHaveLength(1);
  if (failure === "build") expect(run?.detail).toContain("The page of contents has no title.");
  if (failure === "texts") expect(run?.problems).toMatchObject([{ file: home.tr, message: { en: "Wrong." } }]);
});

test("a draft whose other language nobody looked at is refused before anything is built", async () => {
  const { again, aDraft } = await aPublisher();
  const run = await published(again(), await aDraft({ [home.tr]: "title: Dört\n" }));
  expect(run).toMatchObject({ failure: "undecided", steps: [{ step: "check" }] });
});

test("where the home of the words moved on meanwhile, nothing is published over it", async () => {
  const upstream = anEmptyRepository();
  const { words, builds, again, aDraft } = await aPublisher({ upstream });
  const elsewhere = [{ path: "content/facts.yaml", text: "founded: 1980\n" }];
  const publisher = again({
    async publish(commit) {
      commitThere(upstream, elsewhere);
      return words.publish(commit);
    },
  });
  const draft = await aDraft();
  expect(await published(publisher, draft)).toMatchObject({ outcome: "failed", failure: "moved-on" });
  expect(await builds.wanted()).toBeUndefined();
  expect(await published(again(), draft)).toMatchObject({ outcome: "done" });
  const facts = await words.read("published", "content/facts.yaml");
  expect(facts?.content.toString()).toBe("founded: 1980\n");
});

test("one thing is published at a time, whoever begins it", async () => {
  const { again, aDraft } = await aPublisher();
  const [publisher, draft] = [again(), await aDraft()];
  const begun = await Promise.all([publisher.begin({ draft }, by), publisher.begin({ draft }, by)]);
  expect(begun.map(Boolean)).toEqual([true, false]);
  expect(await publisher.ended()).toMatchObject({ outcome: "done" });
});

test("a publication is taken back by a new one", async () => {
  const { words, again, aDraft } = await aPublisher();
  const publisher = again();
  const run = await published(publisher, await aDraft());
  await publisher.begin({ takeBack: run?.commit ?? "" }, by);
  expect(await publisher.ended()).toMatchObject({ outcome: "done" });
  expect((await words.read("published", home.tr))?.content.toString()).toBe("title: Üç alan\n");
  expect((await words.history())[0]).toMatchObject({ takesBack: run?.commit });
});

test("an office that ends while it publishes ends what it started, and leaves nothing half", async () => {
  const { words, again, aDraft } = await aPublisher();
  const before = await words.published();
  const publisher = again();
  await publisher.begin({ draft: await aDraft() }, by);
  await publisher.close();
  expect(await again().latest()).toMatchObject({ outcome: "failed", failure: "interrupted" });
  expect(await words.published()).toBe(before);
});

test("an office that was killed says at the next start how it ended", async () => {
  const { folder, words, builds, again, aDraft } = await aPublisher();
  const run = await published(again(), await aDraft());
  const { outcome: _, endedAt: __, isServed: ___, ...open } = run ?? { pid: 0 };
  const leave = (left: object) => writeFileSync(join(folder, "publication.json"), JSON.stringify(left));
  await builds.serve("0".repeat(40));
  leave(open);
  expect(await again().latest()).toMatchObject({ outcome: "done", isServed: false });
  expect(await builds.wanted()).toBe(await words.published());
  leave({ ...open, commit: "1".repeat(40) });
  expect(await again().latest()).toMatchObject({ outcome: "failed", failure: "interrupted" });
});

test.runIf(existsSync("/proc/self/stat"))("a process that has the number of one that ended is another", async () => {
  const { folder, builds, again, aDraft } = await aPublisher();
  const other = { pid: process.ppid, since: "1" };
  const left = { id: "1", of: { draft: "a" }, title: "Yarım kalan", startedAt: 1, steps: [], ...other };
  writeFileSync(join(folder, "publication.json"), JSON.stringify(left));
  await builds.saySo({ ...other, settings: {} });
  expect(await again().latest()).toMatchObject({ outcome: "failed", failure: "interrupted" });
  expect(await published(again(), await aDraft())).toMatchObject({ outcome: "done", isServed: false });
});

test("it waits until the site that runs here shows it, and says where it cannot", async () => {
  const { words, builds, again, aDraft } = await aPublisher();
  const settings = { ORIGIN: "https://b.example" };
  let isBroken = false;
  await builds.saySo({ pid: process.pid, settings });
  const site = setInterval(async () => {
    const wanted = await builds.wanted();
    if (wanted)
      await builds.saySo({ pid: process.pid, settings, ...(isBroken ? { failed: wanted } : { build: wanted }) });
  }, 20);
  onTestFinished(() => clearInterval(site));
  const run = await published(again(), await aDraft());
  expect(run).toMatchObject({ outcome: "done", isServed: true });
  const tree = builds.treeOf(run?.commit ?? "");
  expect(JSON.parse(readFileSync(join(tree, "environment.json"), "utf8")).ofCode).toMatchObject(settings);
  isBroken = true;
  const next = await published(again(), await aDraft({ [home.tr]: "title: Beş\n", [home.en]: "title: Five\n" }));
  expect(next).toMatchObject({ outcome: "failed", failure: "switch" });
  expect(await words.published()).toBe(next?.commit);
});

test("builds that nobody serves any more go", async () => {
  const { builds, again, aDraft } = await aPublisher();
  const commits: string[] = [];
  for (const title of ["Bir", "İki", "Beş"]) {
    const text = `title: ${title}\n`;
    const run = await published(again(), await aDraft({ [home.tr]: text, [home.en]: text }));
    commits.push(run?.commit ?? "");
  }
  expect(commits.map((commit) => existsSync(builds.treeOf(commit)))).toEqual([false, true, true]);
});

test("a draft is checked as it is now", async () => {
  const { again, words, aDraft } = await aPublisher();
  const publisher = again();
  const draft = await aDraft({ [home.tr]: "title: WRONG\n" });
  expect(await publisher.check(draft)).toMatchObject([{ file: home.tr }]);
  const seen = (await words.read({ draft }, home.tr))?.version ?? null;
  await words.save(draft, { person: 7, files: [{ path: home.tr, seen, content: "title: Dört\n" }] });
  expect(await publisher.check(draft)).toEqual([]);
  expect(await publisher.check("nothing00000")).toBeUndefined();
});

test("a part of a draft is checked and published without a mistake in the rest", async () => {
  const { words, again, aDraft } = await aPublisher();
  const facts = "content/facts.yaml";
  const draft = await aDraft({ ...both, [facts]: "founded: WRONG\n" });
  const publisher = again();
  const paths = Object.values(home);
  expect(await publisher.check(draft)).toMatchObject([{ file: facts }]);
  expect(await publisher.check(draft, paths)).toEqual([]);
  await publisher.begin({ draft, paths }, by);
  expect(await publisher.ended()).toMatchObject({ outcome: "done", of: { draft, paths } });
  expect((await words.changes(draft))?.map(({ path }) => path)).toEqual([facts]);
});
