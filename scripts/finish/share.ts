import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import type { Cache } from "./cache.ts";
import { digest, digestOfCode } from "./files.ts";

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

type Options = { root: string; client: string; cache: Cache; draw: Draw; drawn: () => void };

/** Draws pictures into build/client. */
export async function drawShareImages(images: readonly ShareImage[], { root, client, cache, draw, drawn }: Options) {
  const code = await digestOfCode(root, "scripts/share-images.ts", "scripts/share-fonts");
  for (const { path, picture } of images) {
    const png = await cache.get(`${digest(code, JSON.stringify(picture))}.png`, () => draw(picture));
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), png);
    drawn();
  }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
}

export type PageHead = Record<"image" | "title" | "siteName" | "picture", string | undefined> & { locale: string };

/** Pictures that say what their page is about, by their names in app/art/catalogue.ts. */
const ownPicture = /"\/art\/((?:head|plate|story)\/[\w-]+|hero-sea|coast)\.svg"/;

/** What a finished page says about itself to those who share it. */
export function readPageHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/gi)) {
    const property = attribute(tag, "property");
    if (property) metas.set(property, attribute(tag, "content") ?? "");
  }
  const locale = attribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? "", "lang")?.split("-", 1)[0] ?? defaultLocale;
  return {
    locale,
    image: metas.get("og:image"),
    title: metas.get("og:title"),
    siteName: metas.get("og:site_name"),
    picture: ownPicture.exec(html.slice(head.length))?.[1],
  };
}
