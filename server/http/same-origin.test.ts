import { describe, expect, test } from "vitest";
import { isForgedPost, isOwnOrigin } from "./same-origin.ts";

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
