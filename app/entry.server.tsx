import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { drainHandoff, HandoffContext } from "./hydration/deferred-start.tsx";
import { publicMessage } from "./page/page-middleware.ts";

/** For server/main.ts, which hands the services to every request. */
export { servicesContext } from "./services.server.ts";

/** Renders the whole document before it is sent: pages are finished files, or small enough to be hashed for the CSP. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const deferred = import.meta.env.PROD;
  const message = publicMessage(Object.values(context.staticHandlerContext.errors ?? {})[0]);
  // The server writes it into the finished error page.
  if (message && deferred) return new Response(message, { status, headers: { "Content-Type": "text/plain" } });
  const handoff = deferred ? await drainHandoff(context) : "";
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = (
    <HandoffContext value={handoff}>
      <ServerRouter context={context} url={request.url} />
    </HandoffContext>
  );
  const html = await render(page);
  return new Response(html, { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is sent apart and put in its place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}
