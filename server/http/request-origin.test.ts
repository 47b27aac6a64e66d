import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddresses, isForgedPost, isOwnOrigin } from "./request-origin.ts";

function call(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

function address(trusted: string[], remote: string, forwarded?: string): string {
  return clientAddresses(trusted).address(
    call(remote, forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
  );
}

describe("the client's address", () => {
  test("is the caller's, whatever an unknown caller writes", () => {
    expect(address([], "203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
    expect(address(["10.0.0.0/8"], "203.0.113.9", "10.0.0.1")).toBe("203.0.113.9");
  });

  test("is the one a trusted proxy saw", () => {
    expect(address(["10.0.0.0/8"], "10.1.2.3", "203.0.113.9")).toBe("203.0.113.9");
    expect(address(["127.0.0.1"], "::ffff:127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
    expect(address(["::1"], "::1", "2001:db8::7")).toBe("2001:db8::7");
  });

  test("is not one that the visitor put in front", () => {
    expect(address(["10.0.0.0/8"], "10.1.2.3", "1.1.1.1, 203.0.113.9")).toBe("203.0.113.9");
    expect(address(["10.0.0.0/8"], "10.1.2.3", "1.1.1.1, 203.0.113.9, 10.9.9.9")).toBe("203.0.113.9");
    expect(address(["10.0.0.0/8"], "10.1.2.3", "10.0.0.1, 203.0.113.9")).toBe("203.0.113.9");
  });

  test("loses ports and brackets", () => {
    expect(address(["10.0.0.1"], "10.0.0.1", "203.0.113.9:4711")).toBe("203.0.113.9");
    expect(address(["10.0.0.1"], "10.0.0.1", "[2001:db8::7]:4711")).toBe("2001:db8::7");
  });

  test.each(["", "unknown", "x", "1.1.1.1, ", "203.0.113.9, _hidden", "999.1.1.1"])(
    "is the proxy's own where it writes %j",
    (forwarded) => {
      expect(address(["10.0.0.1"], "10.0.0.1", forwarded)).toBe("10.0.0.1");
    },
  );

  test("is the farthest proxy where everybody is trusted", () => {
    expect(address(["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2")).toBe("10.0.0.3");
  });
});

describe("the protocol", () => {
  const { protocol } = clientAddresses(["10.0.0.1"]);

  test("is https only where a trusted proxy says so", () => {
    expect(protocol(call("10.0.0.1", { "x-forwarded-proto": "https" }))).toBe("https");
    expect(protocol(call("10.0.0.1", { "x-forwarded-proto": "gopher" }))).toBe("http");
    expect(protocol(call("10.0.0.1"))).toBe("http");
    expect(protocol(call("10.0.0.2", { "x-forwarded-proto": "https" }))).toBe("http");
  });
});

const configured = "https://yakamoz.example";

function forged(headers: Record<string, string>): boolean {
  return isForgedPost(headers, (origin) => isOwnOrigin(origin, configured, "http", "127.0.0.1:4000"));
}

describe("a post", () => {
  test.each([
    { "sec-fetch-site": "same-origin", origin: configured },
    { "sec-fetch-site": "same-origin" },
    { origin: configured },
    { origin: "http://127.0.0.1:4000" },
  ] as Record<string, string>[])("from our own page passes: %j", (headers) => {
    expect(forged(headers)).toBe(false);
  });

  test.each([
    {},
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: configured },
    { "sec-fetch-site": "none", origin: configured },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "" },
    { origin: "http://yakamoz.example" },
    { origin: "https://yakamoz.example.evil.example" },
    { origin: "https://127.0.0.1:4000" },
    { referer: configured },
  ] as Record<string, string>[])("from elsewhere is forged: %j", (headers) => {
    expect(forged(headers)).toBe(true);
  });
});
