import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { openConnection, rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";

const wizard = "/yonetilen-hizmetler/teklif-al";

function page(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
}

describe("a rendered answer", () => {
  test("keeps its status, cookies and redirects, and leaves caching to the server", async () => {
    const handler = async ({ url }: Request) => {
      const headers = new Headers({ "Cache-Control": "public", "Retry-After": "5", Location: "/hakkimizda" });
      headers.append("Set-Cookie", "a=1");
      headers.append("Set-Cookie", "b=2");
      return new Response(null, { status: url.includes("step") ? 204 : 302, headers });
    };
    const { get } = await startSite({ handler });
    const response = await get(wizard);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/hakkimizda"]);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("retry-after")).toBe("5");
    expectOurHeaders(response.headers);
    expect((await get(`${wizard}?step=1`)).status).toBe(204);
  });

  test("may be a page with a status of its own, such as one that keeps what was typed", async () => {
    const { get } = await startSite({ handler: async () => page(503, "<p>ayse</p>", { "Retry-After": "9" }) });
    const response = await get(wizard);
    expect([response.status, await response.text()]).toEqual([503, "<p>ayse</p>"]);
  });

  test("to a post that no page takes names the methods that work", async () => {
    const { get } = await startSite({ handler: async () => page(405, "<h1>Bir hata</h1>") });
    const response = await get(wizard);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await response.text()).not.toContain("<");
  });

  test.each([
    ["an exception", () => Promise.reject(new Error("gizli")), 500],
    ["an empty 500", async () => new Response(null, { status: 500 }), 500],
    ["a plain 500", async () => new Response("gizli", { status: 500 }), 500],
    ["an error page of its own", async () => page(500, "gizli"), 500],
    ["a plain 502", async () => new Response("gizli", { status: 502 }), 502],
    ["a body that breaks off", async () => brokenPage(), 500],
  ])("that is %s becomes the finished error page", async (_, handler, status) => {
    const { get } = await startSite({ handler });
    const response = await get("/en/managed-services/request-a-quote");
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text).toContain(`Incident code: ${response.headers.get("x-request-id")}`);
    expect(text).not.toContain("gizli");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expectOurHeaders(response.headers);
  });

  test("that names an unknown middleware says so on the finished error page, and nothing else does", async () => {
    let text = "Unknown middleware yok";
    const { get } = await startSite({ handler: async () => new Response(text, { status: 500 }) });
    const named = await get("/en/managed-services/request-a-quote");
    const shown = await named.text();
    expect(named.status).toBe(500);
    expect(shown).toContain("<p>Unknown middleware yok</p>");
    expect(shown).toContain(`Incident code: ${named.headers.get("x-request-id")}`);
    text = "Unknown middleware yok at /srv/gizli.js";
    const other = await (await get("/en/managed-services/request-a-quote")).text();
    expect(other).not.toMatch(/Unknown|gizli/);
    expect(other).toContain("<p>This is our fault");
  });

  test("of a payload fails in plain text", async () => {
    const { get } = await startSite({ handler: () => Promise.reject(new Error("gizli")) });
    const response = await get(`${wizard}.data`);
    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error"]);
  });

  test("may take its time, but not for ever", async () => {
    const late = async () => {
      await pause(100);
      return page(200, "<p>geç</p>");
    };
    const patient = await startSite({ handler: late });
    expect(await (await patient.get(wizard)).text()).toBe("<p>geç</p>");
    const hasty = await startSite({ handler: () => new Promise(() => {}), timeouts: { render: 100 } });
    expect((await hasty.get(wizard)).status).toBe(503);
  });

  test("is given up when the visitor leaves", async () => {
    const asked = Promise.withResolvers<void>();
    const handler = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        asked.resolve();
      });
    const { port, lines } = await startSite({ handler });
    const socket = await openConnection(port);
    socket.write(`GET ${wizard} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await asked.promise;
    socket.destroy();
    await expect.poll(() => lines.join("")).toContain(wizard);
    expect(lines.join("")).not.toContain("failure");
  });
});

describe("a chunked body", () => {
  const head = `POST /iletisim HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n`;
  const chunk = `8000\r\n${"a".repeat(0x8000)}\r\n`;

  test("is read up to the limit", async () => {
    const { port } = await startSite();
    const close = `${head}Connection: close\r\n\r\n`;
    expect(statuses(await rawExchange(port, `${close}${chunk.repeat(2)}0\r\n\r\n`))).toEqual([200]);
    expect(statuses(await rawExchange(port, `${close}${chunk.repeat(3)}0\r\n\r\n`))).toEqual([413]);
  });

  test("that does not end is cut off", async () => {
    const { port } = await startSite();
    const received = await rawExchange(port, `${head}\r\n${chunk.repeat(200)}`);
    expect(statuses(received).filter((status) => status !== 413)).toEqual([]);
  });
});

function brokenPage(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from("<p>gizli"));
      controller.error(new Error("gizli"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/html" } });
}
