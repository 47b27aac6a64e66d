import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { aQuickCheckout } from "../../testing/server/publishing.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { anEmptyRepository, commitThere, home } from "../../testing/server/words.ts";
import { openPublishedWords } from "../copy-repository/open-words.ts";
import { createCatchUp } from "./catch-up.ts";
import { siteBuilds } from "./site-builds.ts";

const nine = "2026-11-20T06:00:00.000Z";

/** A site that shows what is published, and whose words have a home elsewhere. */
async function aSite() {
  const [folder, checkout, upstream] = [temporaryFolder(), aQuickCheckout(), anEmptyRepository()];
  let now = Date.parse(nine) - 3_600_000;
  const clock = () => now;
  const open = () => openPublishedWords({ folder, checkout, upstream, clock });
  const words = await open();
  const builds = siteBuilds(folder);
  const say = vi.fn();
  const catchUp = createCatchUp({
    folder,
    checkout,
    builds,
    openWords: open,
    hasUpstream: true,
    settings: { ORIGIN: "https://a.example" },
    clock,
    say,
  });
  onTestFinished(catchUp.close);
  const begin = await words.published();
  mkdirSync(builds.treeOf(begin), { recursive: true });
  await builds.serve(begin);
  return {
    folder,
    checkout,
    upstream,
    builds,
    begin,
    say,
    pass(minutes: number) {
      now += minutes * 60_000;
    },
    /** Published on another machine. */
    elsewhere: (text: string) => commitThere(upstream, [{ path: home.tr, text }]),
    /** What is being published on this one, or was. */
    publishing: (run: object) => writeFileSync(join(folder, "publication.json"), JSON.stringify(run)),
    /** A text waits in a build. */
    dueIn(name: string, due: string) {
      const inputs = join(builds.treeOf(name), "inputs.json");
      return { write: () => writeFileSync(inputs, JSON.stringify({ due })) };
    },
    async look(...[name]: [string?]) {
      await catchUp.look({ name, folder: name ? builds.treeOf(name) : join(checkout, "build") });
      return builds.wanted();
    },
  };
}

test("what was published elsewhere is fetched once a minute, checked, built, tried and shown", async () => {
  const { builds, begin, say, pass, elsewhere, look } = await aSite();
  expect(await look(begin)).toBe(begin);
  const commit = elsewhere("title: Dört alan\n");
  expect(await look(begin)).toBe(begin);
  pass(1);
  expect(await look(begin)).toBe(commit);
  expect(JSON.parse(readFileSync(join(builds.treeOf(commit), "copy.json"), "utf8"))).toBe("title: Dört alan\n");
  const { ofCode } = JSON.parse(readFileSync(join(builds.treeOf(commit), "environment.json"), "utf8"));
  expect(ofCode).toMatchObject({ ORIGIN: "https://a.example" });
  expect(say).not.toHaveBeenCalled();
});

test("once the moment of a text has come, the same words are built beside the build that answers", async () => {
  const { builds, begin, pass, elsewhere, look, dueIn } = await aSite();
  const commit = elsewhere("title: Dört alan\n");
  await look(begin);
  dueIn(commit, nine).write();
  pass(59);
  expect(await look(commit)).toBe(commit);
  pass(1);
  expect(await look(commit)).toBe(`${commit}-2`);
  expect([begin, commit].map((name) => existsSync(builds.treeOf(name)))).toEqual([true, true]);
  dueIn(`${commit}-2`, "2026-11-20T06:10:00.000Z").write();
  expect(await look(`${commit}-2`)).toBe(`${commit}-2`);
  pass(10);
  expect(await look(`${commit}-2`)).toBe(`${commit}-3`);
  expect([commit, `${commit}-2`].map((name) => existsSync(builds.treeOf(name)))).toEqual([false, true]);
});

test("a build that fails leaves the site as it was, is said once, and the next publication is shown", async () => {
  const { folder, builds, begin, say, pass, elsewhere, look } = await aSite();
  const failing = elsewhere("title: NO BUILD\n");
  expect([await look(begin), await look(begin)]).toEqual([begin, begin]);
  const log = join(folder, "catch-up.log");
  expect(say.mock.calls).toEqual([[expect.stringMatching(`goes on as it was. Why: ${log}$`)]]);
  expect(readFileSync(log, "utf8")).toContain("The page of contents has no title.");
  expect(existsSync(builds.treeOf(failing))).toBe(false);
  pass(1);
  const next = elsewhere("title: Dört alan\n");
  expect(await look(begin)).toBe(next);
});

test("while something is published here nothing else is built, and what is being built ends", async () => {
  const { builds, begin, say, elsewhere, look, publishing } = await aSite();
  publishing({ pid: process.pid });
  const commit = elsewhere("title: Dört alan\n");
  expect(await look(begin)).toBe(begin);
  publishing({ pid: process.pid, outcome: "failed" });
  const looking = look(begin);
  while (!existsSync(builds.treeOf(commit))) await pause(5);
  publishing({ pid: process.pid });
  expect(await looking).toBe(begin);
  expect([existsSync(builds.treeOf(commit)), say.mock.calls]).toEqual([false, []]);
  publishing({ pid: process.pid, outcome: "failed" });
  expect(await look(begin)).toBe(commit);
});

test("a site that began before the office follows it, unless it has words that never were published", async () => {
  const { checkout, begin, pass, elsewhere, look } = await aSite();
  expect(await look()).toBe(begin);
  const first = elsewhere("title: Dört alan\n");
  pass(1);
  expect(await look()).toBe(first);
  writeFileSync(join(checkout, home.en), "title: Own\n");
  elsewhere("title: Beş alan\n");
  pass(1);
  expect(await look()).toBe(first);
});

test("a home that cannot be followed is said once, and the site goes on", async () => {
  const { begin, upstream, say, pass, look } = await aSite();
  rmSync(upstream, { recursive: true });
  expect(await look(begin)).toBe(begin);
  pass(1);
  expect(await look(begin)).toBe(begin);
  expect(say.mock.calls).toEqual([["The words do not follow their home (unreachable)."]]);
});
