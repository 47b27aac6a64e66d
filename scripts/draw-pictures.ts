import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawPictures } from "./finish/pictures.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = join(root, process.env.BUILD_DIR || "build", "client");
const { made, cached } = await drawPictures({ root, client, cache: join(root, ".cache") });

console.log(`${made} pictures drawn, ${cached} cached`);
