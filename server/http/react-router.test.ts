import { describe, expect, test } from "vitest";
import { writeBuild } from "../../testing/server/finished-build.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { readEnvironment } from "../env.ts";
import { createLog } from "../log.ts";
import { type StartOptions, startServer } from "../serve.ts";
import type { Services } from "../use-cases/services.ts";
import { loadHandler, toWebRequest } from "./react-router.ts";

async function start(options: Partial<StartOptions> = {}) {
  const lines: string[] = [];
  const buildDir = await writeServerBuild("https://yakamoz.example");
  const env = readEnvironment({ ORIGIN: "https://yakamoz.example", HOST: "127.0.0.1", PORT: "0" });
  const log = createLog("info", { write: (text: string) => lines.push(...text.trimEnd().split("\n")) });
  const running = await startServer({ env, buildDir, log, ...options });
  return { ...running, lines, url: `http://127.0.0.1:${running.port}` };
}

test("React Router's own build answers pages, payloads, posts and failures", async () => {
  const { url, lines, stop } = await start();
  const wizard = `${url}/yonetilen-hizmetler/teklif-al`;

  const page = await fetch(`${wizard}?step=2`);
  expect(await page.text()).toContain('"url":"https://yakamoz.example/yonetilen-hizmetler/teklif-al?step=2"');
  expect(page.headers.get("strict-transport-security")).toBe("max-age=63072000");

  const data = await fetch(`${wizard}.data`);
  expect([data.status, data.headers.get("content-type")]).toEqual([200, "text/x-script"]);

  const headers = { Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
  const posted = await fetch(`${url}/iletisim`, { method: "POST", headers, body: "a=b" });
  expect(await posted.text()).toContain(`"typed":"b","id":"${posted.headers.get("x-request-id")}"`);

  const refused = await fetch(`${url}/iletisim.data`, { method: "POST", headers, body: "status=405" });
  expect(refused.status).toBe(405);
  expect(lines.join("")).not.toContain("failure");

  const failed = await fetch(`${wizard}?fail`);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(`Olay kodu: ${failed.headers.get("x-request-id")}`);
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "failure");
  expect(logged).toMatchObject({ id: failed.headers.get("x-request-id"), error: { name: "TypeError" } });
  expect(lines.join("")).not.toContain("ornek");
  await stop();
});

describe("a form that script posts", () => {
  const post = (url: string, path: string, body: string, headers = {}) => {
    const own = { Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
    return fetch(url + path, { method: "POST", body, headers: { ...own, ...headers } });
  };

  test("gets its result alone, with the status and headers that a page would have", async () => {
    const services = {
      hash: () => "",
      storageProblem: () => undefined,
      submitLead: async (submission: object) => ({ ...submission, status: "invalid" }),
      reportFailure: () => {},
    } as unknown as Services;
    const { url, stop } = await start({ services });
    const response = await post(url, "/iletisim.data", "form=contact&ad=%C3%96zg%C3%BCr+I%C5%9F%C4%B1k&bos=");
    expect(response.status).toBe(422);
    const headers = ["content-type", "cache-control"].map((name) => response.headers.get(name));
    expect(headers).toEqual(["text/x-script", "no-store"]);
    const text = await response.text();
    for (const part of ["Özgür Işık", "127.0.0.1", "iletisim"]) expect(text).toContain(`"${part}"`);
    await stop();
  });

  test("says when to try again where it could not be taken", async () => {
    const submitLead = () => Promise.reject(new Error("away"));
    const services = { hash: () => "", storageProblem: () => undefined, submitLead, reportFailure: () => {} };
    const { url, stop } = await start({ services: services as unknown as Services });
    const response = await post(url, "/iletisim.data", "form=contact");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    await stop();
  });

  test("is refused as ever by pages without a form, from other sites, and as an odd body", async () => {
    const { url, stop } = await start();
    expect((await post(url, "/ara.data", "a=b")).status).toBe(405);
    expect((await post(url, "/iletisim.data", "a=b", { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(url, "/iletisim.data", "a=1&a=2")).status).toBe(400);
    expect((await post(url, "/iletisim.data", "{}", { "Content-Type": "application/json" })).status).toBe(415);
    await stop();
  });

  test("gets a status where it is not taken in time", async () => {
    const { url, stop } = await start({ timeouts: { render: 20 } });
    expect((await post(url, "/iletisim.data", "wait=200")).status).toBe(503);
    await stop();
  });
});

test("a build without React Router's part is refused with one sentence", async () => {
  const buildDir = await writeBuild();
  await expect(loadHandler(buildDir, createLog("silent"))).rejects.toThrow(
    /^The build lacks .*index\.js: make it again/,
  );
});

const parts = {
  origin: "https://yakamoz.example",
  method: "GET" as const,
  path: "/iletisim",
  query: "?a=%C5%9F&b",
  headers: {},
  id: "ab12",
  clientAddress: "203.0.113.9",
  signal: new AbortController().signal,
};

test("a request for the pages is made of the configured origin", () => {
  expect(toWebRequest(parts).url).toBe("https://yakamoz.example/iletisim?a=%C5%9F&b");
});

test("it carries what the visitor sent, but nothing that others may forge", () => {
  const headers = {
    host: "evil.example",
    cookie: "a=1",
    "accept-language": "tr",
    connection: "keep-alive",
    forwarded: "for=1.1.1.1",
    "x-forwarded-for": "1.1.1.1",
    "x-forwarded-host": "evil.example",
    "x-request-id": "evil",
    "x-client-address": "1.1.1.1",
    "x-react-router-spa-mode": "yes",
  };
  expect(Object.fromEntries(toWebRequest({ ...parts, headers }).headers)).toEqual({
    cookie: "a=1",
    "accept-language": "tr",
    "x-request-id": "ab12",
    "x-client-address": "203.0.113.9",
  });
});

test("a post carries its body and our origin", async () => {
  const headers = { origin: "http://127.0.0.1:3000", "content-type": "text/plain", "content-length": "1" };
  const request = toWebRequest({ ...parts, method: "POST", headers, body: Buffer.from("ş") });
  expect([await request.text(), request.headers.get("origin")]).toEqual(["ş", "https://yakamoz.example"]);
});
