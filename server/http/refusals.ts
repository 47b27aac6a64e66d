import type { IncomingMessage } from "node:http";
import { type HttpResponse, textResponse } from "./http-response.ts";

/** Forms are small: what is longer than this is not one of ours. */
export const bodyLimit = 64 * 1024;
/** In the office the fields of a whole text, in all languages, are more than any other form has. */
export const textsLimit = 512 * 1024;
/** A photograph may have 20 MiB; whoever sends a somewhat larger one reads that, beside what they typed. */
export const uploadLimit = 32 * 1024 * 1024;

const methods = ["GET", "HEAD", "POST"];

/** Refuses what no address of the site responds to, before anything else looks at the request. */
export function refuse(req: IncomingMessage): HttpResponse | undefined {
  if (!hasOneHost(req)) return refusal(400);
  if (!methods.includes(req.method ?? "")) return methodRefusal(methods);
  // A body where none belongs is how requests are smuggled past a proxy.
  if (req.method !== "POST" && hasBody(req)) return refusal(400);
  return undefined;
}

/** A refusal after which the connection is closed: whatever follows on it cannot be trusted. */
export function refusal(status: number): HttpResponse {
  return { ...textResponse(status), close: true, kind: "refused" };
}

export function methodRefusal(allowed: readonly string[]): HttpResponse {
  const headers = ["Allow", allowed.join(", "), "Cache-Control", "no-store"];
  return { ...textResponse(405, undefined, headers), close: true, kind: "refused" };
}

function hasOneHost(req: IncomingMessage): boolean {
  let hosts = 0;
  // req.headers keeps the first of several: only the raw list shows them.
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts === 0) return req.httpVersion === "1.0";
  return hosts === 1 && /^[a-z0-9._:[\]-]+$/i.test(req.headers.host ?? "");
}

function hasBody(req: IncomingMessage): boolean {
  return req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
}
