import type { IncomingHttpHeaders } from "node:http";
import { acceptedEncodings } from "./content-negotiation.ts";
import type { FinishedFile, Representation } from "./finished.ts";
import { changeHeaders, type HttpResponse } from "./http-response.ts";

/** The finished file in the best encoding, or 304 for those who have it. */
export function staticResponse(file: FinishedFile, headers: IncomingHttpHeaders): HttpResponse | Promise<HttpResponse> {
  const chosen = choose(file, headers);
  if (hasIt(headers["if-none-match"], chosen.etag)) return chosen.unchanged;
  return chosen.read ? chosen.read().then((body) => ({ ...chosen.full, body })) : chosen.full;
}

/** A finished page, always in memory, as the body of an error: no tag, since the address has nothing to keep. */
export function errorBodyResponse(file: FinishedFile, headers: IncomingHttpHeaders, status: number): HttpResponse {
  const { full } = choose(file, headers);
  return { ...full, status, headers: changeHeaders(full.headers, { ETag: null }), kind: "lost" };
}

function choose(file: FinishedFile, headers: IncomingHttpHeaders): Representation {
  for (const encoding of acceptedEncodings(headers["accept-encoding"])) {
    const representation = file.encodings.get(encoding);
    if (representation) return representation;
  }
  throw new Error("a finished file has no plain form");
}

function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
