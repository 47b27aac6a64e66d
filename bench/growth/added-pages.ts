import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../e2e/server.ts";
import { localeCodes } from "../../site/locales.ts";

const parts = [
  ...["app", "content", "copy", "domain", "public", "scripts", "server", "site"],
  ...["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
];

/** The project without its history, builds and caches, where texts may be added that nobody wrote. */
export function copyProject(name: string): string {
  const folder = join(root, ".cache/growth", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Adds texts until the site has this many pages more: stories and news by turns, in both languages. */
export function addPages(folder: string, pages: number): void {
  const items = Math.ceil(pages / localeCodes.length);
  for (let index = 0; index < items; index++) {
    const kind = index % 2 === 0 ? "stories" : "news";
    const models = readdirSync(join(root, "content/tr", kind));
    const model = models[(index >> 1) % models.length] as string;
    for (const locale of localeCodes) {
      const text = readFileSync(join(root, "content", locale, kind, model), "utf8");
      writeFileSync(join(folder, "content", locale, kind, `metin-${index}.md`), variant(text, index));
    }
  }
}

/** The same text under another title, and different enough to be compressed anew. */
function variant(text: string, index: number): string {
  return `${text.replace(/^title: "/m, `title: "${index}. `).trimEnd()}\n\n${index} × ${index} = ${index ** 2}.\n`;
}

/** One word of one text is another one. */
export function changeWord(folder: string): void {
  const file = join(folder, "content/tr/news", readdirSync(join(folder, "content/tr/news"))[0] as string);
  writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()} Nokta.\n`);
}

/**
 * Every page gets the same picture for previews of its link. Drawing one takes a good part of a second, grows with the
 * pages and with nothing else, and is done once in a picture's life.
 */
export function drawOnePicture(folder: string): void {
  const [file, real] = ["share-images.ts", "share-images-drawn.ts"].map((name) => join(folder, "scripts", name)) as [
    string,
    string,
  ];
  cpSync(file, real);
  const code = `import { drawShareImage as draw } from "./share-images-drawn.ts";

let drawn: Promise<Uint8Array> | undefined;

export function drawShareImage(image: Parameters<typeof draw>[0]): Promise<Uint8Array> {
  drawn ??= draw(image);
  return drawn;
}
`;
  writeFileSync(file, code);
}
