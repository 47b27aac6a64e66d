import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { reportPages } from "../../copy/reports.ts";
import { localeCodes } from "../../site/locales.ts";
import { Cache } from "../finish/cache.ts";
import { codeDigest } from "../finish/code-digests.ts";
import { digest } from "../finish/files.ts";
import { readReport } from "./report-source.ts";
import { typesetReport } from "./typeset-report.ts";

type Options = {
  root: string;
  build: string;
  cache: string;
  origin: string;
  /** Called after each report. */
  progress?: (done: number, of: number) => void;
};

/** Writes every report in every language below build/reports, out of reach of the file server: they go out by signed link. */
export async function typesetReports({ root, build, cache: folder, origin, progress }: Options) {
  const cache = new Cache(join(folder, "reports"));
  const code = await codeDigest("reports");
  await rm(join(build, "reports"), { recursive: true, force: true });
  const all = localeCodes.length * reportPages.length;
  let done = 0;
  for (const locale of localeCodes) {
    for (const page of reportPages) {
      const source = await readReport(root, { page, locale, origin });
      const pdf = await cache.get(`${digest(code, JSON.stringify(source))}.pdf`, () => typesetReport(source));
      const path = join(build, "reports", locale, `${page}.pdf`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, pdf);
      progress?.(++done, all);
    }
  }
  await cache.removeOld();
  return { reports: all, cached: cache.hits };
}
