import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type FakeFile, fakeFiles } from "../../testing/server/finished-build.ts";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange } from "../../testing/server/raw-connection.ts";
import { echoedRequest, startSite } from "../../testing/server/running-site.ts";
import { healthEndpoint, securityEndpoint } from "./endpoints.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const own = { ...form, "Sec-Fetch-Site": "same-origin" };

function post(headers: Record<string, string>, body = "a=1"): RequestInit {
  return { method: "POST", headers, body };
}

const aPage = fakeFiles["/hakkimizda"] as FakeFile;

describe("pages", () => {
  test("go out finished, with their own policy and without React", async () => {
    const { get } = await startSite({ handler: () => Promise.reject(new Error("not called")) });
    const response = await get("/hakkimizda?utm_source=x&sector=y");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(fakeFiles["/hakkimizda"]?.text);
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expectOurHeaders(response.headers);
  });

  test("answer HEAD without a body, and conditional requests with 304", async () => {
    const { get } = await startSite();
    const head = await get("/hakkimizda", { "Accept-Encoding": "identity" }, { method: "HEAD" });
    expect(await head.text()).toBe("");
    expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(fakeFiles["/hakkimizda"]?.text ?? ""));
    const known = { "Accept-Encoding": "identity", "If-None-Match": head.headers.get("etag") ?? "" };
    const again = await get("/hakkimizda", known);
    expect(again.status).toBe(304);
    expectOurHeaders(again.headers);
  });

  test("that read a query are rendered when it is there", async () => {
    const { get } = await startSite();
    for (const path of [
      "/hakkimizda/medya?year=2023&utm=x",
      "/hakkimizda/medya.data?year=2023",
      "/en/about-us/media?page=",
    ]) {
      const response = await get(path);
      expect((await echoedRequest(response)).url).toBe(`http://localhost:3000${path}`);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    for (const path of ["/hakkimizda/medya?utm_source=year", "/hakkimizda/medya/bir-haber?year=1"]) {
      expect((await get(path)).headers.get("etag")).toBeTruthy();
    }
  });

  test("that read a query may be compressed", async () => {
    const text = `<!doctype html>${"<p>su</p>".repeat(500)}`;
    const handler = async () => new Response(text, { headers: { "Content-Type": "text/html" } });
    const { get } = await startSite({ handler });
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await get("/hakkimizda/medya?year=2023", { "Accept-Encoding": encoding });
      expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(await response.text()).toBe(text);
    }
  });

  test("of each visitor are compressed where the page says that nothing personal is in it", async () => {
    const text = `<!doctype html>${"<p>su</p>".repeat(500)}`;
    const handler = async ({ url }: Request) => {
      const personal = new URL(url).searchParams.get("personal");
      return new Response(text, {
        headers: { "Content-Type": "text/html", ...(personal && { "X-Personal": personal }) },
      });
    };
    const { get } = await startSite({ handler });
    const wizard = "/yonetilen-hizmetler/teklif-al";
    const answers = ["?personal=no", "?personal=yes", ""].map((query) =>
      get(wizard + query, { "Accept-Encoding": "br", Cookie: "__Host-teklif=abc" }),
    );
    const headers = (await Promise.all(answers)).map((response) => response.headers);
    expect(headers.map((of) => of.get("content-encoding"))).toEqual(["br", null, null]);
    expect(headers.map((of) => of.get("x-personal"))).toEqual([null, null, null]);
    const posted = await get("/iletisim", {}, post({ ...own, "Accept-Encoding": "br" }));
    expect(posted.headers.get("content-encoding")).toBeNull();
  });

  test("behind a mailed link are neither kept nor compressed: the address is a secret, and stands in the page", async () => {
    const text = `<!doctype html>${"<p>su</p>".repeat(500)}`;
    const handler = async () => new Response(text, { headers: { "Content-Type": "text/html" } });
    const [request, report] = ["/veri-sahibi-basvurusu", "/siber-dayaniklilik-raporu"];
    const { get } = await startSite({ handler, files: { ...fakeFiles, [request]: aPage, [report]: aPage } });
    for (const path of [`${request}?confirm=abc`, `${request}.data?confirm=abc`, `${report}?link=abc`]) {
      const { headers } = await get(path, { "Accept-Encoding": "br" });
      expect([headers.get("cache-control"), headers.get("content-encoding")]).toEqual(["no-store", null]);
    }
    expect((await get(request)).headers.get("cache-control")).toBe("no-cache");
  });

  test("of each visitor are rendered and never kept", async () => {
    const { get } = await startSite();
    for (const path of ["/yonetilen-hizmetler/teklif-al?step=2", "/en/managed-services/request-a-quote.data"]) {
      const response = await get(path);
      expect((await echoedRequest(response)).url).toBe(`http://localhost:3000${path}`);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
      expectOurHeaders(response.headers);
    }
  });
});

describe("files that are not in memory", () => {
  const large: Record<string, FakeFile> = {
    ...fakeFiles,
    "/share/large.png": { kind: "share", type: "image/png", text: "png".repeat(2 ** 20) },
  };
  const shown = ({ status, headers }: Response) => ({
    status,
    headers: [...headers].filter(([name]) => name !== "x-request-id" && name !== "date"),
  });

  test("are answered as those that are", async () => {
    const [disk, memory] = [
      await startSite({ files: large, settings: { FILES_IN_MEMORY_MB: "1" } }),
      await startSite({ files: large, settings: { FILES_IN_MEMORY_MB: "100" } }),
    ];
    const tag = (await memory.get("/share/large.png")).headers.get("etag") ?? "";
    for (const [headers, method] of [
      [{}, "GET"],
      [{}, "HEAD"],
      [{ "If-None-Match": tag }, "GET"],
    ] as const) {
      const [one, other] = [
        await disk.get("/share/large.png", headers, { method }),
        await memory.get("/share/large.png", headers, { method }),
      ];
      expect(shown(one)).toEqual(shown(other));
      expect(Buffer.compare(await one.bytes(), await other.bytes())).toBe(0);
    }
  });

  test("and are gone by now get the error page", async () => {
    const { get, buildDir, lines } = await startSite({ files: large, settings: { FILES_IN_MEMORY_MB: "1" } });
    rmSync(join(buildDir, "client/share/large.png"));
    const response = await get("/share/large.png");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("Bir hata oluştu");
    expect(lines.join("")).toContain("ENOENT");
    expect((await get("/hakkimizda")).status).toBe(200);
  });
});

describe("addresses", () => {
  test.each([
    ["/hakkimizda/?utm=1&to=//x", "/hakkimizda?utm=1&to=//x"],
    ["/Hakkimizda", "/hakkimizda"],
    ["//hakkimizda", "/hakkimizda"],
    ["/tr/hakkimizda", "/hakkimizda"],
    ["/Yonetilen-Hizmetler/Teklif-Al/", "/yonetilen-hizmetler/teklif-al"],
    ["/en/managed-services?x=1", "/en/managed-services/information-technology-infrastructure-management?x=1"],
  ])("%s moves to %s", async (path, to) => {
    const { get } = await startSite();
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, to]);
    expectOurHeaders(response.headers);
  });

  test("of files keep their letters", async () => {
    const { get } = await startSite();
    expect((await get("/art/Deniz.svg")).status).toBe(200);
    expect((await get("/art/deniz.svg")).status).toBe(404);
    expect((await get("/.well-known/assetlinks.json")).status).toBe(200);
  });
});

describe("what is not there", () => {
  test.each([
    ["/bilinmeyen", "/404"],
    ["/en/unknown?x", "/en/404"],
    ["/hakkimizda/medya/yok", "/404"],
    ["/hakkimizda/medya/:haber", "/404"],
    ["/404", "/404"],
    ["/en/404", "/en/404"],
    ["/500", "/404"],
    ["/_language/de", "/404"],
    ["/__manifest", "/404"],
  ])("%s gets the finished page %s with status 404", async (path, page) => {
    const { get } = await startSite({ handler: () => Promise.reject(new Error("not called")) });
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(fakeFiles[page]?.text);
    expectOurHeaders(response.headers);
  });

  test.each([
    ["/bilinmeyen/sayfa.data", "Route /bilinmeyen/sayfa is not pre-rendered"],
    ["/hakkimizda/_.data", "Route /hakkimizda/_ is not pre-rendered"],
    ["/%3Cb%3E.data", "Route /%3Cb%3E is not pre-rendered"],
    ["/assets/old-123.js", "Not Found"],
    ["/assets/old", "Not Found"],
    ["/favicon.bmp", "Not Found"],
  ])("%s says %s in plain text", async (path, text) => {
    const { get } = await startSite();
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expectOurHeaders(response.headers);
  });
});

describe("posts", () => {
  test("without a body, and without a word about one, are answered", async () => {
    const { port } = await startSite();
    const head = [
      "POST /iletisim HTTP/1.1",
      "Host: a",
      "Sec-Fetch-Site: same-origin",
      `Content-Type: ${form["Content-Type"]}`,
    ];
    expect(await rawExchange(port, [...head, "Connection: close", "", ""].join("\r\n"))).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("from our own pages reach React Router, with the body and under the configured origin", async () => {
    const { get, url } = await startSite({ settings: { ORIGIN: "https://yakamoz.example" } });
    for (const headers of [own, { ...form, Origin: "https://yakamoz.example" }, { ...form, Origin: url }]) {
      const response = await get("/iletisim?index", {}, post(headers, "ad=Ay%C5%9Fe"));
      expect(response.headers.get("cache-control")).toBe("no-store");
      const seen = await echoedRequest(response);
      expect(seen).toMatchObject({
        method: "POST",
        url: "https://yakamoz.example/iletisim?index",
        body: "ad=Ay%C5%9Fe",
      });
      expect(seen.headers.origin).toBe("https://yakamoz.example");
    }
  });

  test.each([{}, { Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }])(
    "from elsewhere (%j) are refused",
    async (headers) => {
      const { get } = await startSite({ handler: () => Promise.reject(new Error("not called")) });
      const response = await get("/iletisim", {}, post({ ...form, ...(headers as Record<string, string>) }));
      expect(response.status).toBe(403);
      expectOurHeaders(response.headers);
    },
  );

  test("must be small and not compressed", async () => {
    const { get } = await startSite();
    expect((await get("/iletisim", {}, post(own, "a".repeat(64 * 1024)))).status).toBe(200);
    expect((await get("/iletisim", {}, post(own, "a".repeat(64 * 1024 + 1)))).status).toBe(413);
    expect((await get("/iletisim", {}, post({ ...own, "Content-Encoding": "gzip" }))).status).toBe(415);
  });

  test("belong to pages alone", async () => {
    const { get } = await startSite();
    const allow = async (path: string) => {
      const { status, headers } = await get(path, {}, post(own));
      return [status, headers.get("allow")];
    };
    expect(await allow("/assets/app-abc.js")).toEqual([405, "GET, HEAD"]);
    expect(await allow("/healthz")).toEqual([405, "GET, HEAD"]);
    expect(await allow("/bilinmeyen")).toEqual([404, null]);
    expect(await allow("/hakkimizda/medya/yok")).toEqual([404, null]);
  });
});

describe("health", () => {
  test("is ready while it runs", async () => {
    const { get } = await startSite();
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    expectOurHeaders((await get("/readyz")).headers);
  });
});

test("health is about the process, readiness about what it wants", () => {
  expect(healthEndpoint("/healthz", () => false)?.status).toBe(200);
  expect(healthEndpoint("/readyz", () => true)?.status).toBe(200);
  expect(healthEndpoint("/readyz", () => false)?.status).toBe(503);
  expect(healthEndpoint("/", () => true)).toBeUndefined();
});

describe("security.txt", () => {
  const address = "/.well-known/security.txt";

  test("says whom to tell, in which languages, and until when it holds", () => {
    const at = Date.parse("2026-11-18T21:30:00Z");
    const response = securityEndpoint("https://yakamoz.example", () => at)(address);
    expect(String(response?.body)).toBe(
      [
        "Contact: mailto:guvenlik@yakamoz.example",
        "Contact: https://yakamoz.example/guvenlik-bildirimi",
        "Contact: https://yakamoz.example/en/security-disclosure",
        "Expires: 2027-11-17T00:00:00Z",
        "Preferred-Languages: tr, en",
        "Canonical: https://yakamoz.example/.well-known/security.txt",
        "Policy: https://yakamoz.example/guvenlik-bildirimi",
        "Policy: https://yakamoz.example/en/security-disclosure",
        "",
      ].join("\n"),
    );
  });

  test("is answered for GET and HEAD as plain text that caches keep for an hour", async () => {
    const { get } = await startSite();
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expectOurHeaders(response.headers);
    const head = await get(address, {}, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-length")).toBe(String((await response.text()).length));
    expect((await get(address, {}, post(own))).status).toBe(405);
  });

  test("is at no other address", () => {
    expect(securityEndpoint("https://yakamoz.example")("/security.txt")).toBeUndefined();
  });
});
