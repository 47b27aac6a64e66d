import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { pictureAddress, picturesNamedIn } from "../../copy/picture-files.ts";
import { makePicture } from "../pictures/make-picture.ts";
import { Cache } from "./cache.ts";
import { filesBelow, inParallel } from "./files.ts";

type Options = { root: string; client: string; cache: string };

/** Writes the photographs that rendered pages show into build/client, in every width and format that they offer. */
export async function makePhotographs({ root, client, cache: folder }: Options) {
  const cache = new Cache(join(folder, "pictures"));
  const pages = (await filesBelow(client)).filter((path) => path.endsWith(".html"));
  const named = await inParallel(pages, 8, async (path) => picturesNamedIn(await readFile(join(client, path), "utf8")));
  const wanted = new Map(named.flat().map((made) => [pictureAddress(made), made]));
  await inParallel([...wanted], availableParallelism(), async ([address, made]) => {
    const body = await makePicture(root, cache, made);
    if (!body) throw new Error(`A page shows ${address}, but content/pictures/ has no such picture.`);
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), body);
  });
  await cache.removeOld();
  return { made: cache.made, cached: cache.hits };
}
