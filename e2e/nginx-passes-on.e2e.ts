import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyedHash, loadSecret } from "../server/data-folder/secret.ts";
import { reportLink } from "../server/use-cases/report-link.ts";
import { postedContact } from "../testing/samples.ts";
import { referenceIn } from "./lead-site.ts";
import { hasNginx, hasOpenssl, startShippedNginx } from "./nginx-server.ts";
import { type Answered, type Asked, ask, askTls, build, openNginxSite } from "./nginx-site.ts";

let front: Awaited<ReturnType<typeof openNginxSite>>;

describe.skipIf(!hasNginx)("what nginx leaves to the site", () => {
  beforeAll(async () => {
    front = await openNginxSite();
  });
  afterAll(() => front?.stop());

  test.each<[string, Asked?]>([
    ["/"],
    ["/", { headers: { "accept-language": "en" } }],
    ["/hakkimizda/"],
    ["/HAKKIMIZDA"],
    ["//hakkimizda"],
    ["/%68akkimizda"],
    ["/tr/hakkimizda"],
    ["/hakkimizda?utm_source=mail"],
    ["/hakkimizda?"],
    ["/hakkimizda/medya?year=2026"],
    ["/hakkimizda/medya.data?year=2026"],
    ["/ara?q=bulut"],
    ["/ara"],
    ["/yonetilen-hizmetler/teklif-al"],
    ["/_language/en?to=/hakkimizda"],
    ["/olmayan"],
    ["/en/nothing"],
    ["/olmayan.data"],
    ["/assets/none.js"],
    ["/assets/%2e%2e/finished.json"],
    ["/ASSETS/none.js"],
    ["/nginx/away/tr.html"],
    ["/nginx/finished.conf"],
    ["/finished.json"],
    ["/client/hakkimizda/index.html"],
    ["/hakkimizda/index.html"],
    ["/.env"],
    ["/healthz"],
    ["/readyz"],
    ["/.well-known/security.txt"],
    ["/.well-known/security.txt", { method: "HEAD" }],
    ["/hakkimizda", { headers: { "accept-encoding": "br;q=0.5, gzip" } }],
    ["/hakkimizda", { headers: { "accept-encoding": "*" } }],
    ["/hakkimizda", { headers: { "if-match": '"other"' } }],
    ["/hakkimizda", { headers: { range: "bytes=0-9", "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" } }],
    ["/hakkimizda", { method: "POST" }],
    ["/robots.txt", { method: "POST" }],
    ["/hakkimizda", { method: "DELETE" }],
    ["/hakkimizda", { headers: { "content-length": "1" }, body: "x" }],
    ["/reports/tr/siber-dayaniklilik-raporu.pdf?until=1&signature=x"],
  ])("%s reaches the server", async (path, asked) => {
    const { here, there, id } = await front.askBoth(path, asked, ["set-cookie"]);
    const text = ({ body }: Answered) => body.toString().replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
    expect(text(here)).toBe(text(there));
    expect({ ...here, body: "" }).toEqual({ ...there, body: "" });
    await expect
      .poll(() => front.nginx.lines().find((line) => line.id === id)?.upstream)
      .toBe(`127.0.0.1:${front.nodePort}`);
  });

  test("a signed link brings its report", async () => {
    const link = reportLink(
      { page: "siber-dayaniklilik-raporu", locale: "tr" },
      Date.now(),
      keyedHash(loadSecret("", front.site.dataDir)),
    );
    const { here, there } = await front.askBoth(link);
    expect(here.headers["content-type"]).toBe("application/pdf");
    expect(here).toEqual(there);
  });

  test("the server sees the visitor's address, and not what a visitor claims", async () => {
    const from = (address: string) => ({
      headers: {
        "x-test-visitor": address,
        "x-forwarded-for": "8.8.8.8",
        "x-real-ip": "8.8.8.8",
        forwarded: "for=8.8.8.8",
      },
    });
    expect(String((await ask(front.nginx.port, "/api/country", from("88.255.1.1"))).body)).toMatch(/^1;TR;/);
    expect(String((await ask(front.nginx.port, "/api/country", from("2a00:1450:4001::1"))).body)).not.toMatch(
      /^1;(TR|US);/,
    );
    expect(String((await ask(front.nginx.port, "/api/country", from("8.8.4.4"))).body)).toMatch(/^1;US;/);
  });

  test("a form is taken, and a forged one is refused", async () => {
    const post = (origin: string) =>
      ask(front.nginx.port, "/iletisim", {
        method: "POST",
        headers: { origin, "content-type": "application/x-www-form-urlencoded", "x-test-visitor": "88.255.1.2" },
        body: String(new URLSearchParams(postedContact())),
      });
    const taken = await post(`http://127.0.0.1:${front.nginx.port}`);
    expect(taken.status).toBe(200);
    expect((await front.site.leads()).map(({ reference }) => reference)).toContain(referenceIn(String(taken.body)));
    expect((await post("https://elsewhere.example")).status).toBe(403);
  });

  test("a body that is too long is refused here, with the site's headers", async () => {
    const { status, headers } = await ask(front.nginx.port, "/iletisim", {
      method: "POST",
      body: "x".repeat(64 * 1024 + 1),
    });
    expect(status).toBe(413);
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store", server: "nginx" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test.each([
    ["/ara?q=sap", "tr", "88.255.2.1"],
    ["/en/search?q=sap", "en", "88.255.2.2"],
  ])("whoever asks %s without end is refused here, by a page in their language", async (path, language, visitor) => {
    const asked = () => ask(front.nginx.port, path, { headers: { "x-test-visitor": visitor } });
    const isOwn = () => front.nginx.lines().at(-1)?.upstream === "";
    let answer = await asked();
    for (let times = 1; times < 300 && !(answer.status === 429 && isOwn()); times++) answer = await asked();
    const { status, headers, body } = answer;
    expect([status, isOwn()]).toEqual([429, true]);
    expect(headers).toMatchObject({ "retry-after": "60", "cache-control": "no-store", "x-frame-options": "DENY" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(body)).toContain(`<html lang="${language}"`);
    expect(String(body)).toContain(">429<");
    // Its own styles and script may run.
    const page = await ask(front.nodePort, path, { headers: { "x-forwarded-for": visitor } });
    expect(page.status).toBe(429);
    expect(headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  });

  test("the log tells nothing of who it was", async () => {
    const marked = {
      headers: { "user-agent": "marker-agent", referer: "https://marker.example/", cookie: "a=marker" },
    };
    await ask(front.nginx.port, "/hakkimizda?q=marker", {
      headers: { ...marked.headers, "x-test-visitor": "88.255.1.3" },
    });
    await expect.poll(() => front.nginx.lines().at(-1)).toMatchObject({ path: "/hakkimizda", status: "200" });
    expect(front.nginx.log()).not.toMatch(/marker|88\.255/);
  });

  test.skipIf(!hasOpenssl)("the shipped file serves over TLS, and leads there from plain http", async () => {
    const shipped = await startShippedNginx(build, front.nodePort);
    try {
      const host = "www.yakamoz.example";
      const page = await askTls(shipped.tls, host, "/hakkimizda");
      expect(page.status).toBe(200);
      expect(page.body).toEqual((await ask(front.nodePort, "/hakkimizda")).body);
      expect((await askTls(shipped.tls, host, "/healthz")).status).toBe(200);
      const other = await askTls(shipped.tls, "yakamoz.example", "/hakkimizda?a=b");
      expect(other.headers.location).toBe("https://www.yakamoz.example/hakkimizda?a=b");
      const plain = await ask(shipped.plain, "/hakkimizda?a=b", { headers: { host } });
      expect([plain.status, plain.headers.location]).toEqual([308, "https://www.yakamoz.example/hakkimizda?a=b"]);
      await expect(askTls(shipped.tls, "unknown.example", "/")).rejects.toThrow();
    } finally {
      await shipped.stop();
    }
  });

  test("while nobody answers, finished pages stay up and the rest is a page that says so", async () => {
    await front.site.kill();
    expect((await ask(front.nginx.port, "/hakkimizda")).status).toBe(200);
    for (const [path, language] of [
      ["/iletisim", "tr"],
      ["/en/contact", "en"],
    ] as const) {
      const { status, headers, body } = await ask(front.nginx.port, path, { method: "POST", body: "a=b" });
      expect(status).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store", "x-frame-options": "DENY" });
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(String(body)).toContain(`<html lang="${language}"`);
      expect(String(body)).toContain(headers["x-request-id"]);
      expect(String(body)).not.toMatch(/REQUEST_ID|FAILURE_MESSAGE/);
    }
  });
});
