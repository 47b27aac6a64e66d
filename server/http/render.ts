import { withTimeout } from "../../domain/with-timeout.ts";
import { isUnknownMiddleware } from "../../site/unknown-middleware.ts";
import { type Log, logFailure } from "../log.ts";
import { networkOf } from "../use-cases/submissions.ts";
import { failureResponse, retryLaterResponse } from "./error-pages.ts";
import type { Finished } from "./finished.ts";
import { type HttpResponse, textResponse } from "./http-response.ts";
import { fromWebResponse, type Handler, toWebRequest } from "./react-router.ts";
import { bodyLimit, methodRefusal, refusal } from "./refusals.ts";
import type { RenderQueue } from "./render-queue.ts";
import { readBody, readFields } from "./request-body.ts";
import { isForgedPost } from "./request-origin.ts";
import type { SiteRequest } from "./site-request.ts";

/** After which it is worth coming back where too much is being rendered. */
const secondsWhenBusy = 5;

export type RenderOptions = {
  log: Log;
  clientAddress: (request: SiteRequest) => string;
  renderTimeout: number;
  finished: Finished;
  handler: Handler;
  renderQueue: RenderQueue;
  origin: string;
  isOwnOrigin: (request: SiteRequest, origin: string) => boolean;
};

/** Hands a request to React Router. Posts must come from our own pages and be small. */
export async function renderResponse(
  request: SiteRequest,
  cacheControl: string,
  options: RenderOptions,
): Promise<HttpResponse> {
  const { method, headers, incoming } = request;
  if (method === "GET") return render(request, undefined, cacheControl, options);
  if (isForgedPost(headers, (origin) => options.isOwnOrigin(request, origin))) return refusal(403);
  const read = await readBody(incoming, bodyLimit);
  if ("refused" in read) return read.close ? refusal(read.refused) : textResponse(read.refused);
  const fields = readFields(headers, read.body);
  if (typeof fields === "number") return textResponse(fields);
  return render(request, read.body, cacheControl, options);
}

async function render(request: SiteRequest, body: Buffer | undefined, cacheControl: string, options: RenderOptions) {
  const { finished, handler, renderQueue, log, origin } = options;
  const isData = request.path.endsWith(".data");
  const isScriptPost = isData && body !== undefined;
  const fail = (status: number, message?: string) =>
    isData ? textResponse(status) : failureResponse(finished, request.path, request.id, status, message);
  const abort = new AbortController();
  request.outgoing.once("close", () => {
    if (!request.outgoing.writableFinished) abort.abort();
  });
  const clientAddress = options.clientAddress(request);
  const queued = { visitor: networkOf(clientAddress), isPost: body !== undefined, signal: abort.signal };
  // A form that script sends is taken without rendering.
  if (isScriptPost) return run();
  const response = await renderQueue(queued, run);
  return response === "busy" ? retryLaterResponse(finished, request, 503, secondsWhenBusy) : response;

  async function run(): Promise<HttpResponse> {
    try {
      const web = toWebRequest({ ...request, origin, clientAddress, body, signal: abort.signal });
      const response = await withTimeout(options.renderTimeout, handler(web));
      if (response === "late") {
        abort.abort();
        log.error({ id: request.id }, `${isScriptPost ? "taking a form" : "rendering"} took too long`);
        return fail(503);
      }
      // React Router's response to a post that no page takes is an error page; the protocol has a plainer word for it.
      if (response.status === 405) return methodRefusal(["GET", "HEAD"]);
      return !isData && isFailure(response)
        ? fail(response.status, await shownMessage(response))
        : await fromWebResponse(response, cacheControl, finished.completePage);
    } catch (error) {
      if (!abort.signal.aborted) logFailure(log, request.id, error);
      return fail(500);
    }
  }
}

/** A plain 500 is React Router's catch of an exception; 503 and the like may be pages that keep what was typed. */
function isFailure({ status, headers }: Response): boolean {
  return status === 500 || (status > 500 && !headers.get("Content-Type")?.startsWith("text/html"));
}

/** Whatever else a failure says stays here. */
async function shownMessage(response: Response): Promise<string | undefined> {
  const text = await response.text();
  return isUnknownMiddleware(text) ? text : undefined;
}
