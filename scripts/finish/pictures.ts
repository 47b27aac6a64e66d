import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { artFile } from "../../app/art/catalogue.ts";
import { flagFile, flagPaths } from "../../app/features/phone-field/flags.ts";
import { pageNames, pageOf } from "../../site/pages.ts";
import { Cache } from "./cache.ts";
import { codeDigest } from "./code-digests.ts";
import { digest, filesBelow, inParallel } from "./files.ts";

type Options = { client: string; cache: string };

/**
 * Writes the pictures that pages show into build/client. React Router could render them like pages, and would ask for
 * each one twice.
 */
export async function drawPictures({ client, cache: folder }: Options): Promise<{ made: number; cached: number }> {
  const cache = new Cache(join(folder, "art"));
  const code = await codeDigest("art");
  const paths = new Set([...(await shownPictures(client)), ...headsOfRequestedPages()]);
  await inParallel([...paths], 2 * availableParallelism(), async (path) => {
    const draw = async () => Buffer.from(known(path, artFile(path)));
    await write(join(client, "art", path), await cache.get(`${digest(code, path)}.svg`, draw));
  });
  for (const path of flagPaths()) {
    await write(join(client, path), known(path, await flagFile(path.slice(path.lastIndexOf("/") + 1))));
  }
  await cache.removeOld();
  return { made: cache.made, cached: cache.hits };
}

/** What the rendered pages name below /art. */
async function shownPictures(client: string): Promise<string[]> {
  const pages = (await filesBelow(client)).filter((path) => path.endsWith(".html"));
  const texts = await inParallel(pages, 2 * availableParallelism(), (path) => readFile(join(client, path), "utf8"));
  return [
    ...new Set(texts.flatMap((html) => [...html.matchAll(/"\/art\/([\w/-]+\.svg)/g)].map(([, path]) => path ?? ""))),
  ];
}

/** Pages that are rendered for each request are no files to look into; the picture of their head has their name. */
function headsOfRequestedPages(): string[] {
  return pageNames
    .map(pageOf)
    .filter(({ perRequest }) => perRequest)
    .map(({ module }) => `head/${module}.svg`)
    .filter((path) => artFile(path) !== undefined);
}

function known(path: string, svg: string | undefined): string {
  if (svg === undefined) throw new Error(`There is no picture ${path}.`);
  return svg;
}

async function write(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
}
