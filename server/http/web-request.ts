import type { IncomingHttpHeaders } from "node:http";

export type WebRequestParts = {
  origin: string;
  method: "GET" | "POST";
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  id: string;
  clientAddress: string;
  body?: Buffer | undefined;
  signal: AbortSignal;
};

/** Of this connection only, told by others, or a back door of the framework: not for the pages. */
const withheld =
  /^(connection|content-length|expect|forwarded|host|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|x-forwarded-.*|x-real-ip|x-react-router-.*)$/;

/**
 * The request as pages see it. Its address is made of the configured origin, so that no Host header ever reaches an
 * output. Two headers are ours and always true: X-Request-Id and X-Client-Address.
 */
export function webRequest(parts: WebRequestParts): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(parts.headers)) {
    if (value !== undefined && !withheld.test(name)) headers.set(name, String(value));
  }
  headers.set("X-Request-Id", parts.id);
  headers.set("X-Client-Address", parts.clientAddress);
  // A post gets this far only from our own pages, under whichever name of ours.
  if (parts.method === "POST") headers.set("Origin", parts.origin);
  const url = parts.origin + encodeURI(parts.path) + parts.query;
  const body = parts.body ? new Uint8Array(parts.body) : null;
  return new Request(url, { method: parts.method, headers, body, signal: parts.signal });
}
