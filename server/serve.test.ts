import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { fakeFiles, writeBuild } from "../testing/server/finished-build.ts";
import { startSite } from "../testing/server/running-site.ts";
import { readEnvironment } from "./env.ts";
import { productionTimeouts } from "./http/timeouts.ts";
import { createLog } from "./log.ts";
import { startServer } from "./serve.ts";
import { startReport } from "./start-report.ts";

describe("the server", () => {
  test("refuses a build that was made with other settings", async () => {
    const buildDir = await writeBuild(fakeFiles, { ORIGIN: "https://a.example" });
    const env = readEnvironment({ ORIGIN: "https://b.example" });
    await expect(startServer({ env, buildDir, log: createLog("silent") })).rejects.toThrow(
      'The build was made with ORIGIN=https://a.example, but ORIGIN is now https://b.example: build again with "npm start".',
    );
  });

  test("says in one sentence that the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    await expect(startSite({ settings: { PORT: String(port) } })).rejects.toThrow(
      `Cannot listen on 127.0.0.1 port ${port}: EADDRINUSE.`,
    );
    other.close();
  });

  test("holds slow clients off with these times", async () => {
    const { server } = await startSite({ timeouts: productionTimeouts });
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 15_000 });
    const settings = { TRUSTED_PROXIES: "127.0.0.1" };
    const behind = await startSite({ timeouts: productionTimeouts, settings });
    expect(behind.server.keepAliveTimeout).toBe(65_000);
    // Not readable on a server.
    expect(productionTimeouts.check).toBe(2_000);
    expect(productionTimeouts.reader).toBe(10_000);
    expect(productionTimeouts.shutdown).toBeLessThan(10_000);
  });

  test("logs requests without who, query or agent", async () => {
    const { get, lines } = await startSite();
    await (await get("/hakkimizda?eposta=ayse@ornek.example", { "User-Agent": "gizli-tarayici" })).text();
    await expect.poll(() => lines.length).toBe(1);
    const line = JSON.parse(lines[0] as string);
    expect(Object.keys(line).sort()).toEqual("bytes id level method ms msg path status time".split(" "));
    expect(line).toMatchObject({ method: "GET", path: "/hakkimizda", status: 200 });
  });
});

describe("the report at the start", () => {
  test("gives the address and what is on and off", () => {
    const lines = startReport(readEnvironment({}), 3000, "abc").split("\n");
    expect(lines[0]).toBe("The site is at http://localhost:3000 (release abc)");
    expect(lines).toContain("  off  https (HSTS, Secure cookies) (ORIGIN is http://localhost:3000)");
    expect(lines).toContain("  off  tag manager, asking for consent (TAG_MANAGER_ID is empty)");
    expect(lines).toContain("  off  mail server (mails are files in data/outbox)");
    expect(lines).toContain("  on   deliveries by this process (WORKER is on)");
    expect(lines).toContain("  on   request log (LOG_LEVEL is info)");
    const env = readEnvironment({
      HOST: "::1",
      ORIGIN: "https://a.example",
      TAG_MANAGER_ID: "GTM-ABC123",
      TRUSTED_PROXIES: "::1",
      LOG_LEVEL: "warn",
    });
    const report = startReport(env, 80, "abc");
    expect(report).toMatch(/^The site is at http:\/\/\[::1\]:80 /);
    expect(report).toMatch(/\n {2}on {3}https .*\n {2}on {3}tag manager.*GTM-ABC123/);
    expect(report).toMatch(/\n {2}on {3}trusted proxies .*\n {2}off {2}request log/);
  });
});
