import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildInputs } from "../server/env.ts";
import { finish } from "./finish/finish.ts";
import { writeNginxFiles } from "./finish/nginx.ts";
import { drawShareImage } from "./share-images.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const build = join(root, process.env.BUILD_DIR || "build");
const started = performance.now();
const { pages, files, raw, brotli, cached } = await finish({
  root,
  build,
  cache: join(root, ".cache"),
  inputs: buildInputs(process.env),
  draw: drawShareImage,
});
await writeNginxFiles(build);
const seconds = ((performance.now() - started) / 1000).toFixed(1);

console.log(
  `${pages} pages, ${files} files, ${kilobytes(raw)} raw, ${kilobytes(brotli)} brotli, ${seconds} s, ${cached} cached`,
);

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}
