import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv4, type Socket } from "node:net";

/** Who connected, and what they say. */
type Connected = { socket: Pick<Socket, "remoteAddress">; headers: IncomingHttpHeaders };

export type ClientAddresses = {
  /** The visitor's address, as far as those who pass it on can be trusted. */
  address: (req: Connected) => string;
  protocol: (req: Connected) => "http" | "https";
};

/** Reads X-Forwarded-… headers, but only from the given addresses and networks. */
export function clientAddresses(trustedProxies: readonly string[]): ClientAddresses {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = "", prefix] = network.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");

  return {
    address(req) {
      let client = plain(req.socket.remoteAddress ?? "");
      const hops = String(req.headers["x-forwarded-for"] ?? "").split(",");
      // Each trusted proxy wrote down who called it, at the end: walk back until somebody is not trusted.
      while (isTrusted(client) && hops.length > 0) {
        const hop = plain(hops.pop() as string);
        if (isIP(hop) === 0) break;
        client = hop;
      }
      return client;
    },
    protocol(req) {
      if (!isTrusted(plain(req.socket.remoteAddress ?? ""))) return "http";
      return String(req.headers["x-forwarded-proto"] ?? "").trim() === "https" ? "https" : "http";
    },
  };
}

/** An address without port, brackets and the IPv6 wrapping of IPv4 addresses. */
function plain(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

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
