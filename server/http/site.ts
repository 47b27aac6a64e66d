import { isRecordAddress } from "../../domain/quote/links.ts";
import { cookies } from "../../site/cookies.ts";
import { pageAt } from "../../site/href.ts";
import { type Page, pageOf } from "../../site/pages.ts";
import type { ResponseKind } from "../ports/meter.ts";
import { isErrorPage, isFileAddress, isHiddenAddress, resolveAddress } from "./addresses.ts";
import { compressResponse } from "./compress-response.ts";
import { type ConsentOptions, consentEndpoint } from "./consent-endpoint.ts";
import { countryEndpoint, healthEndpoint, type ReportOptions, reportEndpoint, securityEndpoint } from "./endpoints.ts";
import { missingResponse, retryLaterResponse } from "./error-pages.ts";
import type { FinishedFile } from "./finished.ts";
import { type HttpResponse, redirectResponse, textResponse, withKind } from "./http-response.ts";
import { languageSwitchResponse, rootResponses, switchedLanguage } from "./language.ts";
import { readAfterWrite } from "./read-after-write.ts";
import { methodRefusal } from "./refusals.ts";
import { type RenderOptions, renderResponse } from "./render.ts";
import type { SiteRequest } from "./site-request.ts";
import { staticResponse } from "./static-response.ts";
import { countVisitors, type Limited } from "./visitor-limits.ts";

export type SiteOptions = RenderOptions &
  ConsentOptions & {
    isReady: () => boolean;
    reports?: ReportOptions | undefined;
    /** No page is served finished: texts may have changed since the build. */
    rendersAll?: boolean;
  };
export type Site = (request: SiteRequest) => HttpResponse | Promise<HttpResponse>;

/** The whole site as one function from request to response. */
export function createSite(options: SiteOptions): Site {
  const { files } = options.finished;
  const secure = options.origin.startsWith("https:");
  const consentResponse = consentEndpoint(options);
  const reportResponse = options.reports && reportEndpoint(options.reports);
  const securityResponse = securityEndpoint(options.origin);
  const rootResponse = rootResponses(secure);
  const direct = directFiles();
  const afterWrites = readAfterWrite();
  const secondsToWait = countVisitors();

  return function respond(request) {
    const { path, query, method } = request;
    const file = query === "" && method === "GET" ? direct.get(path) : undefined;
    if (file) return foundResponse(request, file);
    const consent = consentResponse(request);
    if (consent) return withKind("consent", consent);
    const endpoint = endpointResponse(request);
    if (endpoint) return method === "GET" ? endpoint : methodRefusal(["GET", "HEAD"]);
    if (isHiddenAddress(path)) return textResponse(404);
    const settled = resolveAddress(path, isPage);
    if (settled === "gone") return missingResponse(options.finished, path, request.headers, 410);
    if (settled) return redirectResponse(308, settled.to + query, ["Cache-Control", "public, max-age=3600"]);
    return pageResponse(request) ?? fileResponse(request);
  };

  /** Files whose addresses need none of the rules below, found once at the start: most requests are for one of them. */
  function directFiles(): ReadonlyMap<string, FinishedFile> {
    const isPerRequest = (path: string) => {
      const page = existingPage(pagePathOf(path));
      return page && (page.perRequest || options.rendersAll);
    };
    const isOther = (path: string) => isHiddenAddress(path) || isErrorPage(path) || resolveAddress(path, isPage);
    return new Map([...files].filter(([path]) => !isOther(path) && !isPerRequest(path)));
  }

  /** Addresses that are neither pages nor files of the site. */
  function endpointResponse(request: SiteRequest): HttpResponse | Promise<HttpResponse> | undefined {
    const { path, query } = request;
    const language = switchedLanguage(path);
    if (language) return languageSwitchResponse(language, query, { secure, isPage });
    return (
      healthEndpoint(path, options.isReady) ??
      countryEndpoint(path, () => options.clientAddress(request)) ??
      securityResponse(path) ??
      reportResponse?.(request)
    );
  }

  /** For what React Router renders: posts, pages of one visitor, and lists with a filter. */
  function pageResponse(request: SiteRequest): HttpResponse | Promise<HttpResponse> | undefined {
    const page = existingPage(pagePathOf(request.path));
    if (!page) return undefined;
    const isPost = request.method === "POST";
    const kind = pageKind(page, isPost);
    const isRendered = isPost || page.perRequest || options.rendersAll || readsQuery(page, request.query);
    if (!isRendered) return undefined;
    const limited = limitedBy(page, request);
    const seconds = limited && secondsToWait(limited, options.clientAddress(request));
    if (seconds) return retryLaterResponse(options.finished, request, 429, seconds);
    const visitor = visitorOf(page, request);
    const cacheControl = isPost || page.perRequest || page.mailed ? "no-store" : "no-cache";
    const render = () => renderResponse(request, cacheControl, options);
    const rendered = visitor ? afterWrites(visitor, isPost, render) : render();
    const compressed = rendered.then((response) =>
      !isPost && mayCompress(page, response) ? compressResponse(response, request.headers) : response,
    );
    return withKind(kind, rootOr(request, compressed));
  }

  function fileResponse(request: SiteRequest): HttpResponse | Promise<HttpResponse> {
    const file = isErrorPage(request.path) ? undefined : files.get(request.path);
    if (!file) return absentResponse(request);
    return request.method === "POST" ? methodRefusal(["GET", "HEAD"]) : foundResponse(request, file);
  }

  function foundResponse(request: SiteRequest, file: FinishedFile): HttpResponse | Promise<HttpResponse> {
    return rootOr(request, staticResponse(file, request.headers));
  }

  /** At the root, a first visit may be led to another language. */
  function rootOr(request: SiteRequest, found: HttpResponse | Promise<HttpResponse>) {
    if (request.path !== "/" || request.method === "POST") return found;
    const isOwnOrigin = (origin: string) => options.isOwnOrigin(request, origin);
    if (found instanceof Promise) return found.then((page) => rootResponse(request, page, isOwnOrigin));
    return rootResponse(request, found, isOwnOrigin);
  }

  function absentResponse(request: SiteRequest): HttpResponse | Promise<HttpResponse> {
    const { path, headers } = request;
    // The page of what is not found, and pictures of items that the build does not know.
    const isRendered = (!isFileAddress(path) && !isErrorPage(path)) || path.startsWith("/art/");
    if (options.rendersAll && isRendered) return renderResponse(request, "no-store", options);
    if (path.endsWith(".data")) return textResponse(404, `Route ${encodeURI(pagePathOf(path))} is not pre-rendered`);
    return isFileAddress(path) ? textResponse(404) : missingResponse(options.finished, path, headers, 404);
  }

  function existingPage(path: string): Page | undefined {
    const found = pageAt(path);
    const page = found && pageOf(found.name);
    return page && (page.perRequest || options.rendersAll || files.has(path)) ? page : undefined;
  }

  function isPage(path: string): boolean {
    return existingPage(path) !== undefined;
  }
}

/** The kind under which metrics count a page that is rendered for a request. */
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

/** The draft cookie of the visitor, on pages that show what is stored under it. */
function visitorOf({ type }: Page, { headers }: SiteRequest): string | undefined {
  return type === "quote" ? draftCookie.exec(headers.cookie ?? "")?.[1] : undefined;
}

/** Only responses without personal data: the length of a compressed one could reveal it. */
function mayCompress({ type, mailed }: Page, { hasNoPersonalData }: HttpResponse): boolean {
  return type === "quote" ? hasNoPersonalData === true : !mailed;
}

/** The page behind a payload's address: "/a.data" belongs to "/a", "/_.data" to "/". */
function pagePathOf(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}

function readsQuery(page: Page, query: string): boolean {
  if (!page.queries || query === "") return false;
  const params = new URLSearchParams(query);
  return page.queries.some((name) => params.has(name));
}
