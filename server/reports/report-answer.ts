import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { href } from "../../site/href.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import { type Answer, redirectAnswer } from "../http/answer.ts";
import type { SiteRequest } from "../http/site-request.ts";
import { readReportLink } from "../use-cases/report-link.ts";

export type ReportOptions = { folder: string; hash: KeyedHash; now?: () => number };

/** Serves a report to whoever holds a valid link; everyone else is led to the page where it is asked for. */
export function reportAnswers({ folder, hash, now = Date.now }: ReportOptions) {
  return ({ path, query }: Pick<SiteRequest, "path" | "query">): Promise<Answer> | Answer | undefined => {
    const found = readReportLink(path, query, now(), hash);
    if (!found) return undefined;
    const { page, locale } = found.file;
    return found.valid
      ? pdf(join(folder, locale, `${page}.pdf`))
      : redirectAnswer(302, `${href(page, locale)}?link=expired`);
  };
}

async function pdf(file: string): Promise<Answer> {
  const body = await readFile(file);
  const headers = [
    "Content-Type",
    "application/pdf",
    "Content-Length",
    String(body.length),
    "Content-Disposition",
    "inline",
    "Cache-Control",
    "private, no-store",
    "X-Robots-Tag",
    "noindex",
  ];
  return { status: 200, headers, body, kind: "report" };
}
