import type { Answer } from "./answer.ts";
import { type OutsideHosts, outsideHosts } from "./outside-hosts.ts";

export { inlineHashes } from "./inline-hashes.ts";

/**
 * The policy of one answer. The hashes name the inline scripts and style blocks that may stand in it, the hosts those
 * outside that were configured.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  hosts: OutsideHosts = outsideHosts({}),
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hosts.script].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...hosts.image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts.connect].join(" "),
    ...(hosts.frame.length > 0 ? [["frame-src", ...hosts.frame].join(" ")] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const features =
  "accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb xr-spatial-tracking";

const always = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", features.replaceAll(" ", "=(), ").concat("=()")],
].flat();

/** Two years. Without includeSubDomains: the neighbours of a site's host are not ours to decide about. */
const strictTransport = ["Strict-Transport-Security", "max-age=63072000"];

const policyWithoutInline = contentSecurityPolicy([], []);

export type SecurityHeaders = (answer: Pick<Answer, "policy" | "crossOrigin">) => string[];

/** The headers that every answer carries. HSTS only where the site is served as https. */
export function securityHeaders(origin: string): SecurityHeaders {
  const constant = origin.startsWith("https:") ? [...always, ...strictTransport] : always;
  return ({ policy = policyWithoutInline, crossOrigin }) => [
    ...constant,
    "Content-Security-Policy",
    policy,
    "Cross-Origin-Resource-Policy",
    crossOrigin ? "cross-origin" : "same-origin",
  ];
}
