import type { Published, UpstreamTrouble } from "../ports/words.ts";
import type { Git } from "./git.ts";
import { descends, movePublished, publishedRef, tipOf, upstreamRef } from "./main-branch.ts";
import { foreignIn } from "./trees.ts";

type Fetched = { outcome: "fetched"; tip: string | undefined } | Extract<UpstreamTrouble, { outcome: "unreachable" }>;

/** What the home of the words has now; no tip where it is empty. Its other branches stay there. */
export async function fetchUpstream(git: Git): Promise<Fetched> {
  const listed = await git.end(["ls-remote", "--refs", "upstream", publishedRef], { isRemote: true });
  if (listed.code !== 0) return { outcome: "unreachable", detail: listed.detail };
  // Git also lists branches whose name ends so.
  const lines = listed.output.toString().split("\n");
  const there = lines.find((line) => line.endsWith(`\t${publishedRef}`))?.split("\t")[0];
  if (!there) return { outcome: "fetched", tip: undefined };
  const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--no-auto-gc"];
  const known = await tipOf(git, upstreamRef);
  if (known !== there) {
    const fetched = await git.end(["fetch", ...flags, "upstream", `+${publishedRef}:${upstreamRef}`], {
      isRemote: true,
    });
    if (fetched.code !== 0) return { outcome: "unreachable", detail: fetched.detail };
  }
  return { outcome: "fetched", tip: await tipOf(git, upstreamRef) };
}

/** Brings what is published here forward to what the home of the words has, and never back. */
export async function followUpstream(git: Git): Promise<{ outcome: "in-step" } | UpstreamTrouble> {
  const fetched = await fetchUpstream(git);
  if (fetched.outcome !== "fetched") return fetched;
  const [tip, own] = [fetched.tip, await tipOf(git, publishedRef)];
  if (!tip || !own || (await descends(git, own, tip))) return { outcome: "in-step" };
  if (!(await descends(git, tip, own))) return { outcome: "diverged" };
  const path = await foreignIn(git, tip);
  if (path !== undefined) return { outcome: "foreign", path };
  await movePublished(git, own, tip);
  return { outcome: "in-step" };
}

/** Never forced. Where it fails, asking again tells why: a connection may also break after all was taken. */
export async function pushUpstream(
  git: Git,
  commit: string,
): Promise<{ outcome: "pushed" } | Extract<Published, { outcome: "moved-on" | "refused" | "unreachable" }>> {
  const before = await tipOf(git, upstreamRef);
  const refspec = `${commit}:${publishedRef}`;
  const { code, detail } = await git.end(["push", "--quiet", "--no-verify", "upstream", refspec], { isRemote: true });
  if (code === 0) return { outcome: "pushed" };
  const after = await fetchUpstream(git);
  if (after.outcome === "unreachable") return after;
  if (after.tip === commit) return { outcome: "pushed" };
  return after.tip === before ? { outcome: "refused", detail } : { outcome: "moved-on" };
}
