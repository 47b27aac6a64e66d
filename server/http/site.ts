import { isRecordAddress } from "../../domain/quote/links.ts";
import { cookies } from "../../site/cookies.ts";
import { pageAt } from "../../site/href.ts";
import { type Page, pageOf } from "../../site/pages.ts";
import { type ConsentOptions, consentAnswers } from "../consent/consent-answer.ts";
import { countryLookup } from "../country/country-lookup.ts";
import type { ResponseKind } from "../ports/meter.ts";
import { type ReportOptions, reportAnswers } from "../reports/report-answer.ts";
import { isFileAddress, isHiddenAddress, settleAddress } from "./addresses.ts";
import { type Answer, madeBy, redirectAnswer, textAnswer } from "./answer.ts";
import { compressAnswer } from "./compress-answer.ts";
import { isErrorPage, laterAnswer, missingAnswer } from "./errors.ts";
import type { FinishedFile } from "./finished.ts";
import { healthAnswer } from "./health.ts";
import { switchAnswer, switchedLanguage } from "./language-switch.ts";
import { ownOrder } from "./own-order.ts";
import { methodRefusal } from "./refusals.ts";
import { type RenderOptions, renderAnswer } from "./render.ts";
import { rootAnswers } from "./root.ts";
import type { SiteRequest } from "./site-request.ts";
import { staticAnswer } from "./static-answer.ts";
import { countVisitors, type Limited } from "./visitor-limits.ts";

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
  const rootAnswer = rootAnswers(secure);
  const plain = plainAddresses();
  const inOrder = ownOrder();
  const secondsToWait = countVisitors();

  return function answer(request) {
    const { path, query, method } = request;
    const file = query === "" && method === "GET" ? plain.get(path) : undefined;
    if (file) return foundAnswer(request, file);
    const consent = consentAnswer(request);
    if (consent) return madeBy("consent", consent);
    const fixed = fixedAnswer(request);
    if (fixed) return method === "GET" ? fixed : methodRefusal(["GET", "HEAD"]);
    if (isHiddenAddress(path)) return textAnswer(404);
    const verdict = settleAddress(path, isPage);
    if (verdict === "gone") return missingAnswer(options.finished, path, request.headers, 410);
    if (verdict) return redirectAnswer(308, verdict.to + query, ["Cache-Control", "public, max-age=3600"]);
    return pageAnswer(request) ?? fileAnswer(request);
  };

  /** Of most requests the rules below say, after a while, that they are for a file. These are looked at once. */
  function plainAddresses(): ReadonlyMap<string, FinishedFile> {
    const isPerRequest = (path: string) => existingPage(pagePathOf(path))?.perRequest;
    const isOther = (path: string) => isHiddenAddress(path) || isErrorPage(path) || settleAddress(path, isPage);
    return new Map([...files].filter(([path]) => !isOther(path) && !isPerRequest(path)));
  }

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
  function pageAnswer(request: SiteRequest): Answer | Promise<Answer> | undefined {
    const page = existingPage(pagePathOf(request.path));
    if (!page) return undefined;
    const isPost = request.method === "POST";
    const kind = pageKind(page, isPost);
    if (!isPost && !page.perRequest && !readsQuery(page, request.query)) return undefined;
    const limited = limitedBy(page, request);
    const seconds = limited && secondsToWait(limited, options.clientAddress(request));
    if (seconds) return laterAnswer(options.finished, request, 429, seconds);
    const visitor = visitorOf(page, request);
    const cacheControl = isPost || page.perRequest || page.mailed ? "no-store" : "no-cache";
    const render = () => renderAnswer(request, cacheControl, options);
    const rendered = visitor ? inOrder(visitor, isPost, render) : render();
    const compressed = rendered.then((answer) =>
      !isPost && isOpen(page, answer) ? compressAnswer(answer, request.headers) : answer,
    );
    return madeBy(kind, compressed);
  }

  function fileAnswer(request: SiteRequest): Answer | Promise<Answer> {
    const file = isErrorPage(request.path) ? undefined : files.get(request.path);
    if (!file) return absentAnswer(request);
    return request.method === "POST" ? methodRefusal(["GET", "HEAD"]) : foundAnswer(request, file);
  }

  function foundAnswer(request: SiteRequest, file: FinishedFile): Answer | Promise<Answer> {
    const { path, headers } = request;
    const found = staticAnswer(file, headers);
    if (path !== "/") return found;
    const isOwnOrigin = (origin: string) => options.isOwnOrigin(request, origin);
    if (found instanceof Promise) return found.then((page) => rootAnswer(request, page, isOwnOrigin));
    return rootAnswer(request, found, isOwnOrigin);
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

/** What a page is to the metrics when it is rendered for a request. */
function pageKind({ type }: Page, isPost: boolean): ResponseKind {
  if (type === "quote" || type === "search") return type;
  return isPost ? "form" : "list";
}

/** Which limit of a visitor's address a request counts for. */
function limitedBy({ type }: Page, { method, path, query }: SiteRequest): Limited | undefined {
  if (method === "POST") return undefined;
  if (type === "search" && new URLSearchParams(query).get("q")) return "search";
  return type === "quote" && isRecordAddress(path, query) ? "record" : undefined;
}

const draftCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${cookies.quoteDraft.name}=([^;]+)`);

/** Whose page it is, where it may hold more than whoever names its address knows: what a visitor's cookie opens. */
function visitorOf({ type }: Page, { headers }: SiteRequest): string | undefined {
  return type === "quote" ? draftCookie.exec(headers.cookie ?? "")?.[1] : undefined;
}

/** Whether nothing in an answer is a secret of its visitor. */
function isOpen({ type, mailed }: Page, { impersonal }: Answer): boolean {
  return type === "quote" ? impersonal === true : !mailed;
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
