import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageStyles } from "../../server/http/page-styles.ts";
import { classify } from "./classify.ts";
import { digest, filesBelow } from "./files.ts";

const folder = "assets/handoff";

/**
 * Finished pages contain their styles, and leave the data of the app to a file that is fetched when it starts. In pages
 * with forms, where most visitors start it, the data stays in the page: next to the same words it compresses better.
 */
export async function finishPages(client: string): Promise<void> {
  const paths = await filesBelow(client);
  const sheets = new Map(await Promise.all(paths.filter((path) => path.endsWith(".css")).map(read)));
  const withStyles = pageStyles((address) => sheets.get(address));
  await mkdir(join(client, folder), { recursive: true });
  for (const path of paths.filter((path) => classify(path)?.kind === "page")) {
    const [, html] = await read(path);
    await writeFile(join(client, path), await withoutData(client, withStyles(html).html));
  }

  async function read(path: string): Promise<[string, string]> {
    return [`/${path}`, await readFile(join(client, path), "utf8")];
  }
}

const block = /(<script type="application\/json" id="app-data">)(\{.*?\})(?=<\/script>)/s;

async function withoutData(client: string, html: string): Promise<string> {
  const [whole, opening, json] = block.exec(html) ?? [];
  if (!whole || !json) return html;
  if (!("stream" in JSON.parse(json))) return html;
  const file = `${folder}/${digest(Buffer.from(json)).slice(0, 12)}.json`;
  await writeFile(join(client, file), json);
  return html.replace(whole, () => opening + JSON.stringify({ at: `/${file}` }));
}
