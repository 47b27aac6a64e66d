import { describe, expect, test } from "vitest";
import { ask, html, sitemapPaths } from "./documents.ts";

const samples = [
  "/",
  "/en",
  "/hakkimizda",
  "/yonetilen-hizmetler/teklif-al",
  "/olmayan",
  "/hakkimizda/",
  "/robots.txt",
  "/favicon.ico",
  "/art/signs.svg",
  "/hakkimizda.data",
  "/healthz",
  "/.well-known/security.txt",
];

test.each(samples)("%s carries every protective header", async (path) => {
  const { headers } = await ask(path, { headers: { "accept-language": "tr" } });
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("permissions-policy")).toBeTruthy();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get("x-powered-by")).toBeNull();
});

test("one hash of a script serves every finished page, beside those of the fonts and of its own styles", async () => {
  const scripts = new Set<string>();
  for (const path of await sitemapPaths()) {
    const answer = await ask(path, { headers: { "accept-language": "tr" } });
    const policy = answer.headers.get("content-security-policy") ?? "";
    scripts.add(/script-src [^;]*/.exec(policy)?.[0] ?? "");
    expect(policy.match(/'sha256-/g), path).toHaveLength(3);
    await answer.arrayBuffer();
  }
  expect(scripts.size).toBe(1);
});

test("no page has a style attribute, which the policy would refuse", async () => {
  const found: string[] = [];
  for (const path of await sitemapPaths()) if (/<[a-z][^>]* style="/.test(await html(path))) found.push(path);
  expect(found).toEqual([]);
});

describe("finished files", () => {
  test.each([["br"], ["gzip"]])("go out in %s", async (encoding) => {
    const answer = await ask("/hakkimizda", { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  test("a known copy is answered with 304", async () => {
    const etag = (await ask("/hakkimizda")).headers.get("etag") as string;
    const answer = await ask("/hakkimizda", { headers: { "if-none-match": etag } });
    expect(answer.status).toBe(304);
  });

  test("assets stay for a year, pages are asked again", async () => {
    const asset = /(\/assets\/handoff\/[^"]+\.json)/.exec(await html("/hakkimizda"))?.[1] as string;
    expect((await ask(asset)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await ask("/hakkimizda")).headers.get("cache-control")).toBe("no-cache");
  });

  test("HEAD answers without a body", async () => {
    const answer = await ask("/hakkimizda", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  test.each(["/.env", "/..%2f..%2fetc/passwd", "/assets/../../package.json", "/assets/x.js.map", "/assets/nothing.js"])(
    "%s is not there",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test("health and readiness answer", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
  });
});
