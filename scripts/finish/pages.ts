import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageStyles } from "../../server/http/page-styles.ts";
import { classify } from "./classify.ts";
import { digest, filesBelow } from "./files.ts";

const folder = "assets/handoff";

/**
 * Finished pages contain their styles, and leave their loader data to a file that is fetched when the app starts. Where
 * it starts in any case the data stays in the page: next to the same words it compresses better.
 */
export async function finishPages(client: string): Promise<void> {
  const paths = await filesBelow(client);
  const sheets = new Map(await Promise.all(paths.filter((path) => path.endsWith(".css")).map(read)));
  const withStyles = pageStyles((address) => sheets.get(address));
  await mkdir(join(client, folder), { recursive: true });
  for (const path of paths.filter((path) => classify(path)?.kind === "page")) {
    const [, html] = await read(path);
    await writeFile(join(client, path), await withoutStream(client, withStyles(html).html));
  }

  async function read(path: string): Promise<[string, string]> {
    return [`/${path}`, await readFile(join(client, path), "utf8")];
  }
}

const block = /(<script type="application\/json" id="app-data" data-when="interaction">)(\{.*?\})(?=<\/script>)/s;

async function withoutStream(client: string, html: string): Promise<string> {
  const [whole, opening, json] = block.exec(html) ?? [];
  if (!whole || !json) return html;
  const { stream, ...rest } = JSON.parse(json);
  if (typeof stream !== "string") return html;
  const file = `${folder}/${digest(Buffer.from(stream)).slice(0, 12)}.txt`;
  await writeFile(join(client, file), stream);
  const left = JSON.stringify({ ...rest, streamAt: `/${file}` }).replaceAll("<", "\\u003c");
  return html.replace(whole, () => opening + left);
}
