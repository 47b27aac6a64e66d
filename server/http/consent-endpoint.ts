import { type Consent, consentAddress, readConsent } from "../../domain/consent/consent.ts";
import { type Log, logFailure } from "../log.ts";
import type { KeepConsent } from "../use-cases/keep-consent.ts";
import { type HttpResponse, textResponse } from "./http-response.ts";
import { methodRefusal, refusal } from "./refusals.ts";
import { readBody } from "./request-body.ts";
import { isForgedPost } from "./request-origin.ts";
import type { SiteRequest } from "./site-request.ts";

/** A record is about 120 bytes. */
const bodyLimit = 1024;

export type ConsentOptions = {
  /** Absent where there is nothing to consent to: then the address does not exist. */
  keepConsent?: KeepConsent | undefined;
  log: Log;
  isOwnOrigin: (request: SiteRequest, origin: string) => boolean;
  clientAddress: (request: SiteRequest) => string;
};

type ConsentEndpoint = (request: SiteRequest) => Promise<HttpResponse> | HttpResponse | undefined;

/** Takes the decisions that the consent script sends, and responds at no other address. */
export function consentEndpoint({ keepConsent, ...options }: ConsentOptions): ConsentEndpoint {
  return (request) => {
    if (!keepConsent || request.path !== consentAddress) return undefined;
    if (request.method !== "POST") return methodRefusal(["POST"]);
    if (isForgedPost(request.headers, (origin) => options.isOwnOrigin(request, origin))) return refusal(403);
    return recorded(request, (consent) => keepConsent(consent, options.clientAddress(request)), options.log);
  };
}

type Keep = (consent: Consent) => ReturnType<KeepConsent>;

async function recorded({ incoming, headers, id }: SiteRequest, keep: Keep, log: Log): Promise<HttpResponse> {
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return refusal(415);
  const read = await readBody(incoming, bodyLimit);
  if ("refused" in read) return read.close ? refusal(read.refused) : textResponse(read.refused);
  const consent = readConsent(read.body.toString("utf8"));
  if (!consent) return textResponse(400);
  try {
    const isKept = (await keep(consent)) === "kept";
    return isKept ? { status: 204, headers: ["Cache-Control", "no-store"] } : refused(429);
  } catch (error) {
    logFailure(log, id, error);
    return refused(503);
  }
}

function refused(status: 429 | 503): HttpResponse {
  return textResponse(status, undefined, ["Retry-After", "60", "Cache-Control", "no-store"]);
}
