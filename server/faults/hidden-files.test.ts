import { expect, test } from "vitest";
import { expectOurRawHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

const targets = [
  "/../../etc/passwd",
  "/assets/../../../etc/passwd",
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/..%5c..%5cwindows",
  "/..\\..\\windows",
  "/....//....//etc/passwd",
  "/%252e%252e/etc/passwd",
  "/assets/%2e%2e/finished.json",
  "/.env",
  "/.git/config",
  "/assets/.htaccess",
  "/.well-known/../.env",
  "/.well-known/.env",
  "/assets/app-abc.js.map",
  "/assets/app-abc.js.MAP",
  "/finished.json",
  "/server/index.js",
  "/client/index.html",
  "/index.html",
  "/hakkimizda/index.html",
  "/package.json",
  "/constructor",
  "/__proto__",
];

test.each(targets)("%s is not found", async (target) => {
  const { port } = await startSite();
  const received = await rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(statuses(received)).toEqual([404]);
  expect(received).not.toContain("root:");
  expectOurRawHeaders(received);
});
