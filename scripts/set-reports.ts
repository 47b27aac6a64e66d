import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BrokenText } from "../content/front-matter.ts";
import { buildInputs } from "../server/env.ts";
import { setReports } from "./reports/set-reports.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const started = performance.now();

try {
  const { reports, bytes, cached } = await setReports({
    root,
    build: join(root, process.env.BUILD_DIR || "build"),
    cache: join(root, ".cache"),
    origin: buildInputs(process.env).ORIGIN ?? "",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${reports} reports, ${Math.round(bytes / 1000).toLocaleString("en")} kB, ${seconds} s, ${cached} cached`,
  );
} catch (error) {
  if (!(error instanceof BrokenText)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
