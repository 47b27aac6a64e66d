import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { artFile } from "../../app/art/catalogue.ts";
import { flagFile, flagPaths } from "../../app/features/phone-field/flags.ts";
import { pageAt } from "../../site/href.ts";
import { artPaths, type Items } from "./art-paths.ts";
import { Cache } from "./cache.ts";
import { classify } from "./classify.ts";
import { digestOfCode } from "./code-digest.ts";
import { digest, filesBelow, inParallel } from "./files.ts";

type Order = { root: string; client: string; cache: string };

/**
 * Writes the pictures that pages show into build/client. React Router could render them like pages, and would ask for
 * each one twice.
 */
export async function drawPictures({ root, client, cache: folder }: Order): Promise<{ made: number; cached: number }> {
  const cache = new Cache(join(folder, "art"));
  const code = await digestOfCode(root, "app/art/catalogue.ts");
  const shown = artPaths(itemsIn(await filesBelow(client)));
  await inParallel(shown, 2 * availableParallelism(), async (path) => {
    const draw = async () => Buffer.from(known(path, artFile(path)));
    await write(join(client, "art", path), await cache.get(`${digest(code, path)}.svg`, draw));
  });
  for (const path of flagPaths()) {
    await write(join(client, path), known(path, await flagFile(path.slice(path.lastIndexOf("/") + 1))));
  }
  await cache.removeOld();
  return { made: cache.made, cached: cache.hits };
}

/** Those whose pages were rendered: which ones are published is decided once for a build. */
function itemsIn(files: readonly string[]): Items {
  const pages = files.flatMap((path) => {
    const file = classify(path);
    return file?.kind === "page" ? (pageAt(file.url) ?? []) : [];
  });
  const named = (name: string, param: string) => [
    ...new Set(pages.flatMap((page) => (page.name === name ? (page.params[param] ?? []) : []))),
  ];
  return {
    stories: named("hakkimizda-basari-hikayeleri-hikaye", "hikaye"),
    news: named("hakkimizda-medya-haber", "haber"),
  };
}

function known(path: string, svg: string | undefined): string {
  if (svg === undefined) throw new Error(`There is no picture ${path}.`);
  return svg;
}

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
