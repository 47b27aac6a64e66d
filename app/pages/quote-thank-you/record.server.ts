import { words } from "../../../copy/words.ts";
import { isRecordAddress } from "../../../domain/quote/links.ts";
import { quoteFor } from "../../services.server.ts";

type Call = Parameters<typeof quoteFor>[0];

/** The record of a request as a file, for whoever holds its cookie; everybody else gets the page. */
export async function recordMiddleware(call: Call, next: () => Promise<Response>): Promise<Response> {
  const { pathname, search } = new URL(call.request.url);
  if (call.request.method !== "GET" || !isRecordAddress(pathname, search)) return next();
  const { quote, visit } = await quoteFor(call);
  const [{ done }, record] = await Promise.all([quote.open(visit), quote.record(visit)]);
  if (!done || !record) return next();
  const { file } = words("quote-contact", visit.locale).completed;
  return new Response(new Uint8Array(record), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${file}-${done.reference}.pdf"`,
    },
  });
}
