import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { prerenderedFiles, prerenderedPages } from "../../app/prerender/prerender-paths.ts";
import { inParallel } from "../finish/files.ts";

type Options = {
  /** React Router's, of the code build. */
  handler: (request: Request) => Promise<Response>;
  /** Where to write the pages. */
  client: string;
  /** Called after each of them. */
  progress?: (done: number, of: number) => void;
};

/** Writes every page, its payload and the files for machines, as the server would answer. */
export async function renderPages({ handler, client, progress }: Options): Promise<void> {
  const pages = prerenderedPages().flatMap((path) => [
    { path: payloadOf(path), file: payloadOf(path) },
    { path, file: join(path, "index.html") },
  ]);
  const all = [...pages, ...prerenderedFiles.map((path) => ({ path, file: path }))];
  let done = 0;
  await inParallel(all, 4, async ({ path, file }) => {
    const response = await handler(new Request(`http://localhost${path}`));
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), Buffer.from(await response.arrayBuffer()));
    progress?.(++done, all.length);
  });
}

/** "/_.data" belongs to "/", "/a.data" to "/a". */
function payloadOf(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}
