import { describe, expect, test } from "vitest";
import { rawExchange, statuses } from "../../testing/server/raw-connection.ts";
import { echoedRequest, startSite } from "../../testing/server/running-site.ts";

const poison = {
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-For": "198.51.100.66",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Prefix": "/evil",
  "X-Original-URL": "/evil",
  "X-Rewrite-URL": "/evil",
  Forwarded: "host=evil.example;for=198.51.100.66",
  "X-Real-IP": "198.51.100.66",
  "X-Request-Id": "evil",
};

const targets = [
  "/",
  "/hakkimizda",
  "/Hakkimizda/",
  "/tr/x",
  "/yok",
  "/yok.data",
  "/assets/x.js",
  "/_language/en?to=/",
];

describe("a poisoned Host or X-Forwarded header", () => {
  test.each(targets)("never shows in the answer to %s", async (target) => {
    const { port } = await startSite();
    const lines = Object.entries(poison).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `GET ${target} HTTP/1.1\r\nHost: evil.example\r\n${lines.join("")}Connection: close\r\n\r\n`;
    const received = await rawExchange(port, head);
    expect(statuses(received)).toHaveLength(1);
    expect(received).not.toMatch(/evil|198\.51\.100/);
  });

  test("never reaches the pages", async () => {
    const { get } = await startSite();
    const seen = await echoedRequest(await get("/yonetilen-hizmetler/teklif-al", poison));
    expect(seen.url).toBe("http://localhost:3000/yonetilen-hizmetler/teklif-al");
    expect(seen.headers).toMatchObject({ "x-client-address": "127.0.0.1" });
    expect(JSON.stringify({ ...seen.headers, "x-original-url": "", "x-rewrite-url": "" })).not.toMatch(/evil|198\.51/);
  });

  test("does not make a foreign post our own", async () => {
    const { port } = await startSite();
    const head = "POST /iletisim HTTP/1.1\r\nHost: localhost:3000\r\nX-Forwarded-Host: evil.example\r\n";
    const received = await rawExchange(port, `${head}Origin: https://evil.example\r\nContent-Length: 1\r\n\r\na`);
    expect(statuses(received)).toEqual([403]);
  });
});

test("a trusted proxy is believed about the address and the protocol, and about nothing else", async () => {
  const { get, port } = await startSite({ settings: { TRUSTED_PROXIES: "127.0.0.1" } });
  const seen = await echoedRequest(await get("/yonetilen-hizmetler/teklif-al", poison));
  expect(seen.headers).toMatchObject({ "x-client-address": "198.51.100.66" });
  expect(seen.url).toBe("http://localhost:3000/yonetilen-hizmetler/teklif-al");
  const post = (headers: Record<string, string>) =>
    get("/iletisim", {}, { method: "POST", headers, body: new URLSearchParams({ a: "1" }) });
  const Origin = `https://127.0.0.1:${port}`;
  expect((await post({ Origin, "X-Forwarded-Proto": "https" })).status).toBe(200);
  expect((await post({ Origin })).status).toBe(403);
});
