import { type ReportPage, reportPages } from "../../domain/lead/report-form.ts";
import { day } from "../../domain/time.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { isEqual, type KeyedHash } from "../data-folder/secret.ts";

/** Seven days. */
const lifetime = 7 * day;

/** A report behind a signed address. */
export type ReportFile = { page: ReportPage; locale: Locale };

/** An address of a report that works until a moment, the same for everyone it is made for at that moment. */
export function reportLink({ page, locale }: ReportFile, from: number, hash: KeyedHash): string {
  const until = String(reportLinkEnd(from));
  const path = `/reports/${locale}/${page}.pdf`;
  return `${path}?until=${until}&signature=${sign(path, until, hash)}`;
}

export function reportLinkEnd(from: number): number {
  return from + lifetime;
}

/** The report an address names, and whether its link still holds; undefined for any other address. */
export function readReportLink(
  path: string,
  query: string,
  now: number,
  hash: KeyedHash,
): { file: ReportFile; valid: boolean } | undefined {
  const [, code, name] = /^\/reports\/([a-z]+)\/([a-z-]+)\.pdf$/.exec(path) ?? [];
  const locale = localeCodes.find((known) => known === code);
  const page = reportPages.find((known) => known === name);
  if (!locale || !page) return undefined;
  const given = new URLSearchParams(query);
  const until = given.get("until") ?? "";
  const isOurs = isEqual(given.get("signature") ?? "", sign(path, until, hash));
  return { file: { page, locale }, valid: isOurs && now < Number(until) };
}

function sign(path: string, until: string, hash: KeyedHash): string {
  return hash("report-link", `${path} ${until}`);
}
