import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { callContext, contentSecurityPolicy, outsideHosts, servicesOf } from "../services.server.ts";
import { failedContext } from "./session.server.ts";

/** Renders the whole document before it is sent. Its inline scripts are named by a nonce that only this response has. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  // In development Vite writes scripts and styles of its own into pages, so there is no policy.
  const own = import.meta.env.DEV ? {} : { nonce: randomBytes(16).toString("base64url") };
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (own.nonce) {
    // The pages of drafts stand in frames, and their photographs come from there.
    const { origin } = servicesOf(loadContext).settings.preview;
    const hosts = { ...outsideHosts({}), frame: [origin], image: [origin] };
    headers.set("Content-Security-Policy", contentSecurityPolicy([`'nonce-${own.nonce}'`], [], hosts));
  }
  if (status >= 500 && context.staticHandlerContext.errors) loadContext.set(failedContext, true);
  const html = await render(<ServerRouter context={context} url={request.url} {...own} />, own);
  return new Response(html, { status, headers });
}

function render(page: ReactNode, own: { nonce?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...own,
      // Nothing is sent apart and put in its place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** To the log, without what anybody typed. A response such as 404 is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  servicesOf(context).reportFailure(error, context.get(callContext).id);
};
