import type { IncomingHttpHeaders } from "node:http";

/**
 * Origins of our own: the configured one, and the one this request came to. A foreign page cannot choose the Host
 * header of a visitor's browser, so comparing with it is safe and lets the site work under a second name.
 */
export function isOwnOrigin(origin: string, configured: string, protocol: string, host: string | undefined): boolean {
  return origin === configured || (host !== undefined && origin === `${protocol}://${host.toLowerCase()}`);
}

/** A post that another site made a browser send, or that does not say where it comes from. */
export function isForgedPost(headers: IncomingHttpHeaders, isOwn: (origin: string) => boolean): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return true;
  if (headers.origin === undefined) return site === undefined;
  return !isOwn(headers.origin);
}
