import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportPages } from "../../copy/reports.ts";
import { localeCodes } from "../../site/locales.ts";
import { readReport } from "./report-source.ts";

const root = process.cwd();
const origin = "https://a.example";

describe.each(reportPages.flatMap((page) => localeCodes.map((locale) => ({ page, locale }))))(
  "$page in $locale",
  (order) => {
    test("shows the charts of its page with the same values", async () => {
      const { page, charts } = await readReport(root, { ...order, origin });
      for (const { title, text, rows, max, per, pattern, calculation } of page.charts) {
        const chart = charts.find((one) => one.title === title);
        expect(chart).toMatchObject({ text, rows, max, per, unit: pattern, calculation });
      }
    });

    test("says when a chapter is not the one its page announces", async () => {
      const file = `content/${order.locale}/report-texts/${order.page}.md`;
      const copy = join(mkdtempSync(join(tmpdir(), "report-")), file);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(join(root, file), "utf8").replace(/^## .+$/m, "## X"));
      const reading = readReport(copy.slice(0, -file.length - 1), { ...order, origin });
      await expect(reading).rejects.toThrow(`${file}: chapter 1 is "X" here and "`);
    });
  },
);
