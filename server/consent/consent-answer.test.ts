import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Consent, writeConsent } from "../../domain/consent/consent.ts";
import { expectOurHeaders } from "../testing/header-rules.ts";
import { startSite } from "../testing/running-site.ts";

const consent: Consent = {
  id: "0123456789abcdef0123456789abcdef",
  version: "1.0",
  time: "2026-03-01T09:30:00.000Z",
  categories: ["necessary", "analytics"],
};
const form = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
const own = { ...form, "Sec-Fetch-Site": "same-origin" };

async function start(settings: Record<string, string> = { TAG_MANAGER_ID: "GTM-TEST01" }) {
  const dataDir = mkdtempSync(join(tmpdir(), "consent-answer-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startSite({ settings: { DATA_DIR: dataDir, ...settings } });
  const post = (headers: Record<string, string> = own, body = writeConsent(consent)) =>
    site.get("/_consent", {}, { method: "POST", headers, body });
  const kept = async () => {
    const folder = join(dataDir, "consents");
    const files = await readdir(folder).catch(() => []);
    return files
      .flatMap((file) => readFileSync(join(folder, file), "utf8").trim().split("\n"))
      .map((l) => JSON.parse(l));
  };
  return { ...site, dataDir, post, kept };
}

describe("the address for decisions", () => {
  test("keeps what the cookie holds, and nothing of who sent it", async () => {
    const { post, kept, lines } = await start();
    const response = await post();
    expect([response.status, response.headers.get("cache-control")]).toEqual([204, "no-store"]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expectOurHeaders(response.headers);
    expect(await kept()).toEqual([consent]);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines.join("")).not.toContain(consent.id);
  });

  test.each([
    {},
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ])("refuses posts from elsewhere (%j)", async (headers) => {
    const { post, kept } = await start();
    const response = await post({ ...form, ...(headers as Record<string, string>) });
    expect(response.status).toBe(403);
    expectOurHeaders(response.headers);
    expect(await kept()).toEqual([]);
  });

  test("refuses what is no decision, too long, packed or of another kind", async () => {
    const { post, kept } = await start();
    expect((await post(own, "id=1")).status).toBe(400);
    expect((await post(own, `${writeConsent(consent)}&__proto__=1`)).status).toBe(400);
    expect((await post(own, "a".repeat(1025))).status).toBe(413);
    expect((await post({ ...own, "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await post({ ...own, "Content-Type": "text/plain" })).status).toBe(415);
    expect(await kept()).toEqual([]);
  });

  test("takes 30 a minute from one address", async () => {
    const { post, kept } = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await post()).status);
    // The minute may turn while the test runs.
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
    expect(statuses).toContain(429);
    expect((await kept()).length).toBe(statuses.filter((status) => status === 204).length);
  });

  test("says so when nothing can be kept, and pages stay up", async () => {
    const { post, get, dataDir, lines } = await start();
    writeFileSync(join(dataDir, "consents"), "in the way");
    const response = await post();
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    expectOurHeaders(response.headers);
    expect((await get("/hakkimizda")).status).toBe(200);
    expect(lines.join("")).toContain('"msg":"failure"');
  });

  test("answers posts alone", async () => {
    const { get } = await start();
    const response = await get("/_consent");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("does not exist where there is nothing to consent to", async () => {
    const { get, post, kept } = await start({});
    expect((await get("/_consent")).status).toBe(404);
    expect((await post()).status).toBe(404);
    expect(await kept()).toEqual([]);
  });
});

test("pages may load the tag manager only where its id is set", async () => {
  const policy = async (settings: Record<string, string>, path: string) =>
    (await (await start(settings)).get(path)).headers.get("content-security-policy") ?? "";
  for (const path of ["/hakkimizda", "/yonetilen-hizmetler/teklif-al", "/bilinmeyen"]) {
    expect(await policy({}, path)).not.toContain("http");
    const hosts = (await policy({ TAG_MANAGER_ID: "GTM-TEST01" }, path)).match(/[\w-]+-src[^;]* https:[^;]*/g);
    expect(hosts?.map((directive) => directive.split(" ", 1)[0])).toEqual(["script-src", "img-src", "connect-src"]);
  }
});
