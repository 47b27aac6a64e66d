import { pageAt } from "../../site/href.ts";
import { type Page, pageOf } from "../../site/pages.ts";
import { type ConsentOptions, consentAnswers } from "../consent/consent-answer.ts";
import { countryLookup } from "../country/country-lookup.ts";
import { type ReportOptions, reportAnswers } from "../reports/report-answer.ts";
import { isFileAddress, isHiddenAddress, settleAddress } from "./addresses.ts";
import { type Answer, redirectAnswer, textAnswer } from "./answer.ts";
import { compressAnswer } from "./compress-answer.ts";
import { isErrorPage, missingAnswer } from "./errors.ts";
import { healthAnswer } from "./health.ts";
import { switchAnswer, switchedLanguage } from "./language-switch.ts";
import { methodRefusal } from "./refusals.ts";
import { type RenderOptions, renderAnswer } from "./render.ts";
import { rootAnswer } from "./root.ts";
import type { SiteRequest } from "./site-request.ts";
import { staticAnswer } from "./static-answer.ts";

export type SiteOptions = RenderOptions &
  ConsentOptions & {
    isReady: () => boolean;
    reports?: ReportOptions | undefined;
  };
export type Site = (request: SiteRequest) => Answer | Promise<Answer>;

/** The whole site as one function from request to answer. */
export function createSite(options: SiteOptions): Site {
  const { files } = options.finished;
  const secure = options.origin.startsWith("https:");
  const consentAnswer = consentAnswers(options);
  const reportAnswer = options.reports && reportAnswers(options.reports);

  return function answer(request) {
    const { path, query, method } = request;
    const consent = consentAnswer(request);
    if (consent) return consent;
    const fixed = fixedAnswer(request);
    if (fixed) return method === "GET" ? fixed : methodRefusal(["GET", "HEAD"]);
    if (isHiddenAddress(path)) return textAnswer(404);
    const verdict = settleAddress(path, isPage);
    if (verdict === "gone") return missingAnswer(options.finished, path, request.headers, 410);
    if (verdict) return redirectAnswer(308, verdict.to + query, ["Cache-Control", "public, max-age=3600"]);
    return pageAnswer(request) ?? fileAnswer(request);
  };

  /** Addresses that are neither pages nor files of the site. */
  function fixedAnswer(request: SiteRequest): Answer | Promise<Answer> | undefined {
    const { path, query } = request;
    const language = switchedLanguage(path);
    if (language) return switchAnswer(language, query, { secure, isPage });
    return (
      healthAnswer(path, options.isReady) ??
      countryLookup(path, () => options.clientAddress(request)) ??
      reportAnswer?.(request)
    );
  }

  /** What React Router answers: posts, pages of each visitor, and lists with a filter. */
  function pageAnswer(request: SiteRequest): Promise<Answer> | undefined {
    const page = existingPage(pagePathOf(request.path));
    if (!page) return undefined;
    if (request.method === "POST" || page.perRequest) return renderAnswer(request, "no-store", options);
    if (!readsQuery(page, request.query)) return undefined;
    return renderAnswer(request, "no-cache", options).then((answer) => compressAnswer(answer, request.headers));
  }

  function fileAnswer(request: SiteRequest): Answer {
    const { path, headers, method } = request;
    const file = isErrorPage(path) ? undefined : files.get(path);
    if (!file) return absentAnswer(request);
    if (method === "POST") return methodRefusal(["GET", "HEAD"]);
    const found = staticAnswer(file, headers);
    if (path !== "/") return found;
    const isOwnOrigin = (origin: string) => options.isOwnOrigin(request, origin);
    return rootAnswer(request, found, { secure, isOwnOrigin });
  }

  function absentAnswer({ path, headers }: SiteRequest): Answer {
    if (path.endsWith(".data")) return textAnswer(404, `Route ${encodeURI(pagePathOf(path))} is not pre-rendered`);
    return isFileAddress(path) ? textAnswer(404) : missingAnswer(options.finished, path, headers, 404);
  }

  function existingPage(path: string): Page | undefined {
    const found = pageAt(path);
    const page = found && pageOf(found.name);
    return page && (page.perRequest || files.has(path)) ? page : undefined;
  }

  function isPage(path: string): boolean {
    return existingPage(path) !== undefined;
  }
}

/** The page behind a payload's address: "/a.data" belongs to "/a", "/_.data" to "/". */
function pagePathOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}

function readsQuery(page: Page, query: string): boolean {
  if (!page.queries || query === "") return false;
  const given = new URLSearchParams(query);
  return page.queries.some((name) => given.has(name));
}
