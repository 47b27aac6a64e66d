import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** A request that passed the first refusals. */
export type SiteRequest = {
  id: string;
  /** HEAD is answered as GET; its body is dropped when it is sent. */
  method: "GET" | "POST";
  /** Decoded. */
  path: string;
  /** Empty, or with its question mark. */
  query: string;
  headers: IncomingHttpHeaders;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
};
