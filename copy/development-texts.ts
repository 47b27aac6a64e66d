import { compiledTexts } from "./compiled-copy.ts";
import type { PictureFile } from "./picture-files.ts";

/** The texts of this folder as Vite compiles them, in development and in tests: a change is seen at once. */
export function developmentTexts() {
  const texts = {
    ...import.meta.glob("../content/{facts,moved}.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("../content/*/**/*.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("../content/*/{legal,stories,news}/**/*.md", { eager: true, import: "default" }),
  };
  const pictures = import.meta.glob<PictureFile>("../content/pictures/*.{jpg,jpeg,png,webp,avif}", {
    query: "?photograph",
    import: "default",
    eager: true,
  });
  return compiledTexts({
    moment: new Date().toISOString(),
    texts: withoutFolder("../content/", texts),
    pictures: withoutFolder("../content/pictures/", pictures),
  });
}

function withoutFolder<Value>(folder: string, files: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path.slice(folder.length), value]));
}
