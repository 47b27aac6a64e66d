import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join, relative } from "node:path";
import { root } from "../../e2e/server.ts";
import { residentMegabytes } from "../load/process-cost.ts";
import { startProduct } from "../server-speed/subjects.ts";

export type Asked = {
  /** Resident, in megabytes. */
  memory: number;
  /** What all answers weighed together, in megabytes. */
  files: number;
};

/** Asks the production server of a folder's build for every file it has, and looks at its memory afterwards. */
export async function askForEverything(folder: string): Promise<Asked> {
  const manifest = JSON.parse(readFileSync(join(folder, "build/finished.json"), "utf8")) as { files: object };
  const site = await startProduct(relative(root, join(folder, "build")));
  try {
    let bytes = 0;
    for (const path of Object.keys(manifest.files)) bytes += await answerBytes(site.port, path);
    return { memory: residentMegabytes(site.pid), files: bytes / 1e6 };
  } finally {
    await site.stop();
  }
}

function answerBytes(port: number, path: string): Promise<number> {
  const headers = { "Accept-Encoding": "br", "Accept-Language": "tr" };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get({ port, path: encodeURI(path), headers }, (answer) => {
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    answer.on("end", () => resolve(bytes));
  }).on("error", reject);
  return promise;
}
