import type { Plugin } from "vite";

/** Vite's own name for what it puts before every import() of the browser's code. */
const helper = "\0vite/preload-helper.js";

/**
 * Asks for all files of a part together. Vite's own helper would also link its style sheets; they stand in the page
 * already, and a second copy makes the browser lay out everything anew, fonts included.
 */
const code = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (file.endsWith(".css") || asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};
`;

/** Parts of a page whose code comes later, with an import() in it. */
export function laterParts(): Plugin {
  return {
    name: "later-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === helper ? code : undefined),
    generateBundle(_, files) {
      const chunks = Object.values(files).flatMap((file) =>
        file.type === "chunk" ? [{ ...file, css: [...(file.viteMetadata?.importedCss ?? [])] }] : [],
      );
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(helper))) this.error("Vite loads later parts otherwise");
      for (const sentence of naked(chunks)) this.error(sentence);
    },
  };
}

type Chunk = { fileName: string; name: string; imports: string[]; dynamicImports: string[]; css: readonly string[] };

/** What would come without its styles: parts with more of them than the page that asks for them. */
export function naked(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  function stylesOf(chunk: Chunk | undefined, seen = new Set<Chunk>()): string[] {
    if (!chunk || seen.has(chunk)) return [];
    seen.add(chunk);
    return [...chunk.css, ...chunk.imports.flatMap((file) => stylesOf(byName.get(file), seen))];
  }

  const ofEveryPage = stylesOf(chunks.find(({ name }) => name === "root"));
  return chunks.flatMap((host) => {
    const present = [...ofEveryPage, ...stylesOf(host)];
    return host.dynamicImports.flatMap((file) => {
      const missing = stylesOf(byName.get(file)).filter((css) => !present.includes(css));
      return missing.length > 0 ? [`${file} needs ${missing.join(", ")}, which ${host.name} does not have`] : [];
    });
  });
}
