import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { facts } from "../../copy/facts.ts";
import { countryAddress } from "../../domain/phone/countries.ts";
import { href } from "../../site/href.ts";
import { defaultLocale, localeCodes } from "../../site/locales.ts";
import { countryOfAddress } from "../country/country-lookup.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import { readReportLink } from "../use-cases/report-link.ts";
import { type HttpResponse, redirectResponse, textResponse, withKind } from "./http-response.ts";
import type { SiteRequest } from "./site-request.ts";

/** /healthz: the process runs and serves pages. /readyz: it takes forms too. */
export function healthEndpoint(path: string, isReady: () => boolean): HttpResponse | undefined {
  if (path === "/healthz") return withKind("health", textResponse(200, "ok"));
  if (path !== "/readyz") return undefined;
  return withKind("health", isReady() ? textResponse(200, "ready") : textResponse(503, "not ready"));
}

/** Tells the phone field the country of whoever asks, and responds at no other address. Nobody may cache it. */
export function countryEndpoint(path: string, clientAddress: () => string): HttpResponse | undefined {
  return path === countryAddress
    ? withKind("country", textResponse(200, countryOfAddress(clientAddress())))
    : undefined;
}

/** Where researchers look for whom to tell of a vulnerability. */
const securityAddress = "/.well-known/security.txt";
const dayMs = 86_400_000;

/**
 * security.txt after RFC 9116. It expires in 364 days, counted from today: always ahead, and always in less than a
 * year. Instances agree on it, because it changes at midnight alone.
 */
export function securityEndpoint(origin: string, now: () => number = Date.now) {
  return (path: string): HttpResponse | undefined => {
    if (path !== securityAddress) return undefined;
    const expires = new Date((Math.floor(now() / dayMs) + 364) * dayMs);
    const pages = localeCodes.map((locale) => origin + href("guvenlik-bildirimi", locale));
    const lines = [
      `Contact: mailto:${facts(defaultLocale).email.security}`,
      ...pages.map((page) => `Contact: ${page}`),
      `Expires: ${expires.toISOString().replace(".000", "")}`,
      `Preferred-Languages: ${localeCodes.join(", ")}`,
      `Canonical: ${origin}${securityAddress}`,
      ...pages.map((page) => `Policy: ${page}`),
    ];
    const response = textResponse(200, `${lines.join("\n")}\n`, ["Cache-Control", "public, max-age=3600"]);
    return withKind("file", response);
  };
}

export type ReportOptions = { folder: string; hash: KeyedHash; now?: () => number };

/** Serves a report to whoever holds a valid link; everyone else is led to the page where it is asked for. */
export function reportEndpoint({ folder, hash, now = Date.now }: ReportOptions) {
  return ({ path, query }: Pick<SiteRequest, "path" | "query">): Promise<HttpResponse> | HttpResponse | undefined => {
    const found = readReportLink(path, query, now(), hash);
    if (!found) return undefined;
    const { page, locale } = found.file;
    return found.valid
      ? pdf(join(folder, locale, `${page}.pdf`))
      : redirectResponse(302, `${href(page, locale)}?link=expired`);
  };
}

async function pdf(file: string): Promise<HttpResponse> {
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
