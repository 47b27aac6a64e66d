import { expect, onTestFinished, test } from "vitest";
import { expectOurRawHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { createLog } from "../log.ts";
import { openMetrics } from "../metrics/metrics-server.ts";

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
  "/assets/../hakkimizda",
  "/art/%2e%2e/hakkimizda",
  "/fonts/.%2e/hakkimizda",
  "/assets/x/../../hakkimizda",
  "/hakkimizda/.",
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

test("no step upward leads to the metrics", async () => {
  const settings = { METRICS_PORT: 0, METRICS_HOST: "127.0.0.1", DATA_DIR: temporaryFolder(), SMS_COUNTRIES: [] };
  const log = createLog("silent");
  const metrics = await openMetrics({ ...settings, SMS_PER_DAY: 1, SMS_PER_COUNTRY_PER_DAY: 1 }, "web", log);
  onTestFinished(async () => metrics?.close());
  for (const target of ["/x/../metrics", "/x/%2e%2e/metrics", "/./metrics"]) {
    const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(statuses(await rawExchange(metrics?.port ?? 0, request)), target).toEqual([404]);
  }
});

test.each(targets)("%s is not found", async (target) => {
  const { port } = await startSite();
  const received = await rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(statuses(received)).toEqual([404]);
  expect(received).not.toContain("root:");
  expectOurRawHeaders(received);
});
