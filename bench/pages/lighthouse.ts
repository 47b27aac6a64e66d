import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserPath, flags } from "./chromium.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

/** Of a report only what we look at. */
type Report = {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; displayValue?: string }>;
};

export type Seen = {
  scores: Record<Category, number>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** What costs points. */
  faults: string[];
};

const folder = fileURLToPath(new URL("..", import.meta.url));
const program = fileURLToPath(new URL("../node_modules/lighthouse/cli/index.js", import.meta.url));

/** Lighthouse is large and nobody else needs it, so it is installed with the first run. */
export function installLighthouse(): void {
  if (existsSync(program)) return;
  const { status } = spawnSync("npm", ["ci"], { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error("Lighthouse could not be installed: run npm ci in bench/.");
}

/** A fresh browser on a phone with simulated throttling, as Lighthouse does it by default. */
export async function lighthouse(address: string, wanted: readonly Category[] = categories): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  try {
    const report = (await run(address, wanted, folder)) ?? (await run(address, wanted, folder));
    if (!report) throw new Error(`Lighthouse failed twice at ${address}.`);
    if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
    return read(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Undefined where the browser did not play along, as happens on a busy machine. */
async function run(address: string, wanted: readonly Category[], folder: string): Promise<Report | undefined> {
  const output = join(folder, "report.json");
  const args = [
    ...[program, address, "--quiet", "--output=json", `--output-path=${output}`, "--no-enable-error-reporting"],
    ...[`--only-categories=${wanted.join(",")}`, "--disable-full-page-screenshot"],
    `--chrome-flags=${["--headless=new", ...flags].join(" ")}`,
  ];
  const env = { ...process.env, CHROME_PATH: browserPath };
  const [code] = await once(spawn(process.execPath, args, { env, stdio: "ignore" }), "exit");
  if (code !== 0) return undefined;
  const report: Report = JSON.parse(readFileSync(output, "utf8"));
  return report.runtimeError ? undefined : report;
}

function read({ categories: found, audits }: Report): Seen {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((found[category]?.score ?? 0) * 100);
  const faults = categories.flatMap((category) =>
    (found[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFault = weight > 0 && audit && audit.score !== null && audit.score < 0.995;
      return isFault ? [`${category}: ${audit.title} ${audit.displayValue ?? ""}`.trim()] : [];
    }),
  );
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Seen["scores"],
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    faults,
  };
}
