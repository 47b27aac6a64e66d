import { expect, test } from "vitest";
import { deviceLabel } from "./device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, "Chrome, macOS"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, "Edge, Windows"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome.replace("Safari", "Mobile Safari")}`, "Chrome, Android"],
  ["curl/8.14", ""],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("%s is %s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test("of a very long name only the beginning is read", () => {
  const browser = `Mozilla/5.0 (Windows NT 10.0) ${chrome}`;
  expect(deviceLabel(browser + " Edg/142.0".repeat(100_000))).toBe("Edge, Windows");
  expect(deviceLabel(`${browser.padEnd(1_000)} Edg/142.0`)).toBe("Chrome, Windows");
});
