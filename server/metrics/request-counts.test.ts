import { expect, test } from "vitest";
import { defaultCaps } from "../../domain/verification/sms-limits.ts";
import { readExposition } from "../../testing/metrics/exposition.ts";
import { openConnection, rawExchange } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import type { Handler } from "../http/react-router.ts";
import { createPrometheus } from "./prometheus.ts";

async function open(handler?: Handler) {
  const { meter, exposition } = createPrometheus({ role: "web", caps: defaultCaps });
  const site = await startSite({ meter, ...(handler && { handler }) });
  const read = async () => readExposition(await exposition());
  const count = async (kind: string, status: string, method = "GET") =>
    (await read()).value("site_requests_total", { class: kind, status, method });
  return { ...site, read, count };
}

test("requests are counted by what answered, with their method and status", async () => {
  const { get, count, read, port } = await open();
  const { headers } = await get("/hakkimizda");
  await get("/hakkimizda", { "If-None-Match": headers.get("etag") ?? "" });
  await get("/hakkimizda", {}, { method: "HEAD" });
  const asked = ["/hakkimizda.data", "/assets/app-abc.js", "/art/Deniz.svg", "/share/home.png", "/healthz"];
  const others = ["/api/country", "/ara?q=su", "/hakkimizda/medya?year=2024", "/hakkimizda/", "/yok", "/yok.js"];
  for (const path of [...asked, ...others]) await (await get(path)).text();
  const form = { method: "POST", body: new URLSearchParams({ a: "b" }) };
  await get("/iletisim", { Origin: "http://localhost:3000" }, form);
  await get("/iletisim", { Origin: "https://evil.example" }, form);
  await get("/yonetilen-hizmetler/teklif-al", { Origin: "http://localhost:3000" }, form);
  await get("/hakkimizda", {}, { method: "DELETE" });
  await rawExchange(port, "NOT HTTP\r\n\r\n");
  const expected: [string, string, string?][] = [
    ["page", "2xx"],
    ["page", "3xx"],
    ["page", "2xx", "HEAD"],
    ...["data", "asset", "file", "share", "health", "country", "search", "list"].map((kind): [string, string] => [
      kind,
      "2xx",
    ]),
    ["redirect", "3xx"],
    ["form", "2xx", "POST"],
    ["refused", "4xx", "POST"],
    ["quote", "2xx", "POST"],
  ];
  for (const wanted of expected)
    await expect.poll(async () => [...wanted, await count(...wanted)]).toEqual([...wanted, 1]);
  expect(await count("lost", "4xx")).toBe(2);
  expect(await count("refused", "4xx", "other")).toBe(2);
  const { value } = await read();
  expect(value("site_request_seconds_count", { class: "page" })).toBe(3);
  expect(value("site_request_seconds_sum", { class: "page" })).toBeGreaterThan(0);
  expect(value("site_sent_bytes_total", { class: "page" })).toBeGreaterThan(1_000);
  expect(value("site_build_info", { role: "web", release: "test" })).toBe(1);
});

test("failures are counted from the first one on", async () => {
  const { get, count, read } = await open(() => Promise.reject(new Error("broken")));
  expect((await read()).value("site_requests_total", { status: "5xx" })).toBe(0);
  await get("/ara?q=su");
  await get("/iletisim", { Origin: "http://localhost:3000" }, { method: "POST", body: new URLSearchParams() });
  await expect.poll(() => count("form", "5xx", "POST")).toBe(1);
  expect(await count("search", "5xx")).toBe(1);
});

test("connections and requests under way are seen; one that is cut is no error", async () => {
  const never = new Promise<Response>(() => {});
  const { port, read } = await open(() => never);
  const socket = await openConnection(port);
  socket.write("GET /ara?q=su HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(async () => (await read()).value("site_requests_in_flight")).toBe(1);
  expect((await read()).value("site_connections_open")).toBe(1);
  socket.destroy();
  await expect.poll(async () => (await read()).value("site_requests_in_flight")).toBe(0);
  const { value } = await read();
  expect(value("site_connections_open")).toBe(0);
  expect(value("site_requests_total", { status: "cut", class: "none" })).toBe(1);
  expect(value("site_requests_total", { status: "5xx" })).toBe(0);
  expect(value("site_request_seconds_count")).toBeUndefined();
});

test("what stands in addresses and headers reaches no label", async () => {
  const { get, port, read } = await open();
  const mark = "izlik";
  await get(`/${mark}?${mark}=${mark}`, { "User-Agent": mark, Referer: `http://a/${mark}`, Cookie: `a=${mark}` });
  await get(`/ara?q=${mark}`);
  await rawExchange(port, `${mark.toUpperCase()} /${mark} HTTP/1.1\r\nHost: ${mark}\r\nConnection: close\r\n\r\n`);
  await expect.poll(async () => (await read()).value("site_requests_total", { class: "lost" })).toBe(1);
  const { families } = await read();
  expect(JSON.stringify(families)).not.toMatch(/izlik/i);
  expect(families.flatMap(({ samples }) => samples).length).toBeLessThan(600);
});
