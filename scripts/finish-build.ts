import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildInputs } from "../server/env.ts";
import { finish } from "./finish/finish.ts";
import { writeNginxFiles } from "./finish/nginx.ts";
import { drawShareImage } from "./share-images.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const build = join(root, process.env.BUILD_DIR || "build");
const { pages, files, raw, brotli, cached, pictures, compressed } = await finish({
  root,
  build,
  cache: join(root, ".cache"),
  inputs: buildInputs(process.env),
  draw: drawShareImage,
});
await writeNginxFiles(build);

console.log(
  [
    `${pages} pages, ${files} files, ${kilobytes(raw)} raw, ${kilobytes(brotli)} brotli`,
    `${pictures.made} pictures drawn in ${pictures.seconds.toFixed(1)} s`,
    `${compressed.made} forms compressed in ${compressed.seconds.toFixed(1)} s`,
    `${cached} cached`,
  ].join("; "),
);

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}
