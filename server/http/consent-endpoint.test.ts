import { describe, expect, test } from "vitest";
import { type Consent, writeConsent } from "../../domain/consent/consent.ts";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { KeptConsent } from "../ports/storage.ts";
import { openStorage } from "../storage/open-storage.ts";

const consent: Consent = {
  id: "0123456789abcdef0123456789abcdef",
  version: "1.0",
  time: "2026-03-01T09:30:00.000Z",
  categories: ["necessary", "analytics"],
};
const form = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
const own = { ...form, "Sec-Fetch-Site": "same-origin" };

const withTags = { TAG_MANAGER_ID: "GTM-TEST01" };

async function start(settings: Record<string, string> = withTags) {
  const dataDir = temporaryFolder();
  const site = await startSite({ settings: { DATA_DIR: dataDir, WORKER: "off", ...settings }, withServices: true });
  const post = (headers: Record<string, string> = own, body = writeConsent(consent)) =>
    site.get("/_consent", {}, { method: "POST", headers, body });
  const kept = async () => {
    const { consents, close } = await openStorage({ databaseUrl: "", dataDir });
    const found: KeptConsent[] = [];
    for await (const one of consents.each()) found.push(one);
    await close();
    return found;
  };
  return { ...site, post, kept };
}

describe("the address for decisions", () => {
  test("keeps what the cookie holds, and nothing of who sent it", async () => {
    const { post, kept, lines } = await start();
    const response = await post();
    expect([response.status, response.headers.get("cache-control")]).toEqual([204, "no-store"]);
    expect(response.headers.get("set-cookie")).toBeNull();
    expectOurHeaders(response.headers);
    expect(await kept()).toEqual([{ ...consent, keptAt: expect.any(Number) }]);
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
    const decisions = Array.from({ length: 31 }, (_, i) => ({ ...consent, version: `1.${i}` }));
    const answers: Response[] = [];
    for (const decision of decisions) answers.push(await post(own, writeConsent(decision)));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(204), 429]);
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("60");
    expect(await kept()).toHaveLength(30);
  });

  test("says so when nothing can be kept, and pages stay up", async () => {
    const away = { DATABASE_URL: "postgres://site@127.0.0.1:1/site", SECRET: "a secret of thirty-two characters" };
    const { post, get, lines } = await start({ ...withTags, ...away });
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
