import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands, or in one part of it, one line each. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(axe);
  const where = page.url();
  const found = await page.evaluate(async (selector) => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    type Result = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run(part: string, options: object): Promise<Result> } };
    const result = await axe.run(selector, { runOnly: tags, resultTypes: ["violations"] });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join("; ")}`,
    );
  }, part);
  return found.map((line) => `${where} ${line}`.slice(0, 600));
}
