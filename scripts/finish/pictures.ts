import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { artFile } from "../../app/art/catalogue.ts";
import { flagFile, flagPaths } from "../../app/features/phone-field/flags.ts";
import { words } from "../../content/words.ts";
import { pageAt } from "../../site/href.ts";
import { defaultLocale } from "../../site/locales.ts";
import { pageNames, pages } from "../../site/pages.ts";
import { Cache } from "./cache.ts";
import { classify } from "./classify.ts";
import { digest, digestOfCode, filesBelow, inParallel } from "./files.ts";

type Options = { root: string; client: string; cache: string };

/**
 * Writes the pictures that pages show into build/client. React Router could render them like pages, and would ask for
 * each one twice.
 */
export async function drawPictures({
  root,
  client,
  cache: folder,
}: Options): Promise<{ made: number; cached: number }> {
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

const singles = ["hero-sea", "hero-sea-lit", "cta-sea", "lost-sea", "field-4000", "campus", "campus-plan", "signs"];

/** Pages that share a module share the band in their head. */
const bands = [...new Set(pageNames.map((name) => pages[name].module))];

/** The names of the stories and news that the site shows. */
type Items = { stories: readonly string[]; news: readonly string[] };

/** The pictures that pages show, below /art, by the seeds that the copy names. */
function artPaths({ stories, news }: Items): string[] {
  const seeds = {
    band: bands,
    cover: [...stories, ...news],
    portrait: [...stories, ...words("management", defaultLocale).people.map(({ image }) => image)],
    award: words("about", defaultLocale).awards.entries.map(({ image }) => image),
    report: pageNames.filter((name) => pages[name].module === "report"),
  };
  const seeded = Object.entries(seeds).flatMap(([kind, names]) => names.map((name) => `${kind}/${name}`));
  return [...singles, ...seeded].map((name) => `${name}.svg`);
}
