import { rmSync } from "node:fs";
import { addPages, changeWord, copyProject, drawOnePicture } from "./growth/added-pages.ts";
import { type Built, build } from "./growth/build.ts";
import { type Asked, askForEverything } from "./growth/server-memory.ts";
import { type Goal, tableOf } from "./pages/goal.ts";
import { machine, writeSection } from "./results.ts";

const sizes = (process.env.SIZES ?? "100 1000 5000").split(" ").map(Number);
const [least, most] = [Math.min(...sizes), Math.max(...sizes)];

type Grown = { added: number; first: Built; again: Built; asked: Asked };

const grown: Grown[] = [];
for (const added of sizes) grown.push(await measure(added));
const goals = goalsOf(at(least), at(most));
const text = `${tableOf(goals)}\n\n${growthTable()}`;
console.log(`\n${text}`);
if (goals.some(({ ok }) => !ok)) process.exitCode = 1;
writeSection("growth", section());

/** Builds with an empty cache, and once more after one word has changed. */
async function measure(added: number): Promise<Grown> {
  const folder = copyProject(String(added));
  addPages(folder, added);
  if (added !== least) drawOnePicture(folder);
  const first = await build(folder);
  changeWord(folder);
  const again = await build(folder);
  const asked = await askForEverything(folder);
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${added} pages added: ${first.seconds.toFixed(0)} s, then ${again.seconds.toFixed(0)} s, ${asked.memory.toFixed(0)} MB`,
  );
  return { added, first, again, asked };
}

function at(added: number): Grown {
  return grown.find((one) => one.added === added) as Grown;
}

function goalsOf(small: Grown, large: Grown): Goal[] {
  const perPage = ((large.first.rendering - small.first.rendering) / (large.added - small.added)) * 1_000;
  const times = large.first.pages / small.first.pages;
  const ratio = (of: (built: Built) => number) => of(large.first) / of(small.first);
  const [memory, output] = [ratio((built) => built.memory), ratio((built) => built.output)];
  const changed = small.again.seconds;
  return [
    { goal: "Rendering an added page takes at most 25 ms", measured: `${perPage.toFixed(1)} ms`, ok: perPage <= 25 },
    ...(
      [
        ["Memory of the build", memory],
        ["Output", output],
      ] as const
    ).map(([name, grew]) => ({
      goal: `${name} grows no faster than pages do (${times.toFixed(1)} times as many)`,
      measured: `${grew.toFixed(1)} times`,
      ok: grew <= times,
    })),
    {
      goal: `A build after one changed word takes seconds (${small.first.pages} pages)`,
      measured: `${changed.toFixed(0)} s`,
      ok: changed < 60,
    },
    {
      goal: "The server's memory does not follow the files",
      measured: `${(large.asked.memory - small.asked.memory).toFixed(0)} MB more for ${(large.asked.files - small.asked.files).toFixed(0)} MB of files`,
      ok: large.asked.memory - small.asked.memory < (large.asked.files - small.asked.files) / 4,
    },
  ];
}

function growthTable(): string {
  const columns = [
    ...["added", "pages", "rendering", "pictures", "compression and previews", "whole build", "after one word"],
    ...["build's memory", "output", "server's memory"],
  ];
  const lines = grown.map(({ added, first, again, asked }) => [
    ...[added, first.pages, `${first.rendering} s`, `${first.drawing} s`],
    `${first.completing} s`,
    ...[`${first.seconds.toFixed(0)} s`, `${again.seconds.toFixed(0)} s (rendering ${again.rendering} s)`],
    ...[`${first.memory.toFixed(0)} MB`, `${first.output.toFixed(0)} MB`, `${asked.memory.toFixed(0)} MB`],
  ]);
  return [columns, columns.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function section(): string {
  return `## Growth

\`npm run bench:growth\` on ${machine()}; stories and news in both languages are added to the site as it is.

${text}

Rendering is bundling and all pages, on both cores. Pictures on pages are drawn afterwards; then compression and the pictures for previews of links, side by side; all with an empty cache. Compression is in a hurry here (\`COMPRESSION=quick\`), previews are drawn for each page where the fewest pages are added, and the others share one. "After one word" is the build after one word of one text has changed: everything is rendered again, and what did not change comes from the cache. The server's memory is what is resident after every page was asked for once, as a browser asks, with the usual settings.`;
}
