import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Locale } from "../../site/locales.ts";
import type { Cache } from "./cache.ts";
import { digestOfCode } from "./code-digest.ts";
import { digest } from "./files.ts";
import type { PageHead } from "./page-head.ts";

type Order = { title: string; kicker: string; seed: string; locale: Locale };

export type Draw = (order: Order) => Promise<Uint8Array>;

type Picture = { root: string; client: string; cache: Cache; draw: Draw };

/** Draws the picture that each page names as its own, once, into build/client; answers the paths written. */
export async function drawShareImages(heads: PageHead[], { root, client, cache, draw }: Picture): Promise<string[]> {
  const code = await digestOfCode(root, "scripts/share-images.ts", "scripts/share-fonts");
  const drawn = new Set<string>();
  for (const { image, title, siteName, locale } of heads) {
    if (!image) continue;
    const path = new URL(image).pathname;
    if (drawn.has(path) || !path.startsWith("/share/")) continue;
    drawn.add(path);
    if (!title) throw new Error(`The page with the share image ${path} has no og:title.`);
    const order: Order = { title, kicker: siteName ?? "", seed: basename(path, ".png"), locale: locale as Locale };
    const png = await cache.get(`${digest(code, JSON.stringify(order))}.png`, () => draw(order));
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), png);
  }
  return [...drawn].map((path) => path.slice(1));
}
