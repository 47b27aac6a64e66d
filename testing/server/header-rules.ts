import { expect } from "vitest";

const required = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "x-frame-options": /^DENY$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /^default-src 'none'; script-src 'self'.*frame-ancestors 'none'$/,
  "x-request-id": /^[0-9a-f]{16}$/,
};

/** Every header that no answer may lack. */
export function expectOurHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(required)) expect(headers.get(name), name).toMatch(value);
}

/** The same for an answer that was read from a bare socket. */
export function expectOurRawHeaders(received: string): void {
  const [head = ""] = received.split("\r\n\r\n", 1);
  const lines = head.split("\r\n").slice(1);
  expectOurHeaders(new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string])));
}
