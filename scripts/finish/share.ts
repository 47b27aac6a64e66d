import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Locale } from "../../site/locales.ts";
import type { PageHead } from "../../site/page-head.ts";
import type { Cache } from "./cache.ts";
import { codeDigest } from "./code-digests.ts";
import { digest } from "./files.ts";

type Picture = { title: string; kicker: string; seed: string; locale: Locale; picture?: string | undefined };

/** A share image: its path below build/client, and what is drawn. */
export type ShareImage = { path: string; picture: Picture };

export type Draw = (picture: Picture) => Promise<Uint8Array>;

/** The pictures that pages name as their own, each once. */
export function shareImages(heads: readonly PageHead[]): ShareImage[] {
  const found = new Map<string, ShareImage>();
  for (const { image, title, siteName, locale, picture } of heads) {
    const path = image ? new URL(image).pathname : "";
    if (!path.startsWith("/share/") || found.has(path)) continue;
    if (!title) throw new Error(`The page with the share image ${path} has no og:title.`);
    const seed = basename(path, ".png");
    found.set(path, {
      path: path.slice(1),
      picture: { title, kicker: siteName ?? "", seed, locale: locale as Locale, picture },
    });
  }
  return [...found.values()];
}

type Options = { client: string; cache: Cache; draw: Draw; drawn: () => void };

/** Draws pictures into build/client. */
export async function drawShareImages(images: readonly ShareImage[], { client, cache, draw, drawn }: Options) {
  const code = await codeDigest("share");
  for (const { path, picture } of images) {
    const png = await cache.get(`${digest(code, JSON.stringify(picture))}.png`, () => draw(picture));
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), png);
    drawn();
  }
}
