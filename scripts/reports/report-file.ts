import { openTaggedFile } from "../../server/pdf/tagged-file.ts";
import type { ReportSource } from "./report-source.ts";

/** An empty report, dated as it was published. */
export function openFile({ page, locale, date, subtitle }: ReportSource): PDFKit.PDFDocument {
  const title = `${page.name} ${page.edition}`;
  return openTaggedFile({ title, subject: subtitle, locale, date: new Date(`${date}T09:00:00Z`) });
}
