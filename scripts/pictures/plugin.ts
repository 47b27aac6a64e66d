import { basename, join, relative } from "node:path";
import type { Plugin } from "vite";
import { brokenText } from "../../copy/check/problem.ts";
import { readText } from "../../copy/check/texts.ts";
import { pictureAddress, picturesNamedIn } from "../../copy/picture-files.ts";
import { Cache } from "../finish/cache.ts";
import { contentType } from "../finish/classify.ts";
import { pictureMistakes } from "./check-pictures.ts";
import { makePicture, readPicture } from "./make-picture.ts";

/**
 * In development: gives pages what they have to know of the files in content/pictures/, and makes what a browser asks
 * for. A publication makes what its pages show (scripts/finish/photographs.ts).
 */
export function photographs(): Plugin {
  let root = "";
  return {
    name: "photographs",
    apply: "serve",
    // Before Vite takes it for a file that is served as it is.
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /\/content\/pictures\/[^/]+\?photograph$/ },
      async handler(id) {
        const [path = ""] = id.split("?");
        this.addWatchFile(path);
        return { code: `export default ${JSON.stringify(await readPicture(root, basename(path)))};`, moduleType: "js" };
      },
    },
    /** A mistake shows in the browser's overlay. */
    transform: {
      filter: { id: /\/content\/.+\.(yaml|md)$/ },
      async handler(source, id) {
        const text = readText(relative(root, id).replaceAll("\\", "/"), source, new Map());
        const [mistake] = Array.isArray(text) ? [] : await pictureMistakes(join(root, "content"), text);
        if (!mistake) return;
        const { message, line = 1 } = brokenText(mistake);
        this.error({ message, id, loc: { file: id, line, column: 0 } });
      },
    },
    configureServer({ middlewares }) {
      const cache = new Cache(join(root, ".cache/pictures"));
      middlewares.use(async (request, response, next) => {
        const [made] = picturesNamedIn(request.url ?? "");
        try {
          const body = made && (await makePicture(root, cache, made));
          if (!body) return next();
          const { type } = contentType(pictureAddress(made), Buffer.from(body));
          response.setHeader("Content-Type", type).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
