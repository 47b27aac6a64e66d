import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { facts } from "../../copy/facts.ts";
import { fillFacts, mapTexts } from "../../copy/fill-facts.ts";
import { BrokenText, readFrontMatter } from "../../copy/front-matter.ts";
import { reportTextSchema } from "../../copy/report-schema.ts";
import { type ReportPage, reportWords } from "../../copy/reports.ts";
import { words } from "../../copy/words.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { parseReport } from "./parse-report.ts";

function copies(locale: Locale) {
  const audience = words("report", locale).audience.title;
  return { ...words("report-document", locale), audience, reach: words("contact", locale).reach };
}

export type ReportOrder = { page: ReportPage; locale: Locale; origin: string };
export type ReportSource = Awaited<ReturnType<typeof readReport>>;

/** Everything a report says: its own text, the words of its page and those that all reports share. */
export async function readReport(root: string, { page: name, locale, origin }: ReportOrder) {
  const file = `content/${locale}/report-texts/${name}.md`;
  const written = readFrontMatter(file, await readFile(join(root, file), "utf8"), reportTextSchema);
  const unknown = (placeholder: string) => new BrokenText(file, `there is no fact ${placeholder}`);
  const fill = (text: string) =>
    fillFacts(
      text,
      () => facts(locale),
      (fact) => fact,
      unknown,
    );
  const { data, body } = mapTexts(written, fill) as typeof written;
  const page = reportWords(name, locale);
  const text = parseReport(body, data.charts, { file, locale, origin });
  checkChapters(
    file,
    text.chapters.map(({ title }) => title),
    page.contents.map(({ title }) => title),
  );
  const address = origin + href(name, locale);
  return { ...data, name, locale, page, text, copy: copies(locale), address };
}

/** The chapters are those that the report's page announces. */
function checkChapters(file: string, written: string[], announced: string[]): void {
  for (let index = 0; index < Math.max(written.length, announced.length); index++) {
    if (written[index] === announced[index]) continue;
    const [one, other] = [written, announced].map((titles) => titles[index] ?? "missing");
    throw new BrokenText(file, `chapter ${index + 1} is "${one}" here and "${other}" on the report's page`);
  }
}
