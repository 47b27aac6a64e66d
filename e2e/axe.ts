import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What depends on colours alone, and with them on the theme. */
const ofColours = ["color-contrast", "link-in-text-block"];
/** What depends on styles and not on the words of a page. */
const ofStyles = [...ofColours, "target-size"];

type Rules = "all" | "colours" | "words";

const runOnly: Record<Rules, object> = {
  all: { runOnly: tags },
  colours: { runOnly: { type: "rule", values: ofColours } },
  words: { runOnly: tags, rules: Object.fromEntries(ofStyles.map((rule) => [rule, { enabled: false }])) },
};

/** What axe finds on the page as it stands, or in one part of it, one line each. */
export async function violations(page: Page, part = "html", rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(
    async ({ part, options }) => {
      type Result = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };
      const { axe } = globalThis as unknown as { axe: { run(part: string, options: object): Promise<Result> } };
      const { violations } = await axe.run(part, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join("; ")}`,
      );
    },
    { part, options: { ...runOnly[rules], resultTypes: ["violations"] } },
  );
  return found.map((line) => `${page.url()} ${line}`.slice(0, 600));
}

/** The same on a phone and on a desk, in both themes. `arrange` brings the part into view at a width. */
export async function violationsInEveryLook(
  page: Page,
  part = "html",
  arrange: (width: number) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await arrange(width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const lines = await violations(page, part, colorScheme === "light" ? "all" : "colours");
      found.push(...lines.map((line) => `${colorScheme}, ${width} px: ${line}`));
    }
  }
  return found;
}
