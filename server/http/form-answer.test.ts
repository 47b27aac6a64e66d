import { expect, onTestFinished, test } from "vitest";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { readEnvironment } from "../env.ts";
import { createLog } from "../log.ts";
import { type StartOptions, startServer } from "../serve.ts";
import type { Services } from "../use-cases/services.ts";

async function start(options: Partial<StartOptions> = {}) {
  const env = readEnvironment({ HOST: "127.0.0.1", PORT: "0" });
  const services = { hash: () => "" } as unknown as Services;
  const log = createLog("silent");
  const running = await startServer({ env, buildDir: await writeServerBuild(), services, log, ...options });
  onTestFinished(() => running.stop());
  const url = `http://127.0.0.1:${running.port}`;
  return (path: string, body: string, headers: Record<string, string> = {}) => {
    const own = { Accept: "application/json", Origin: url, "Content-Type": "application/x-www-form-urlencoded" };
    return fetch(url + path, { method: "POST", body, headers: { ...own, ...headers } });
  };
}

test("script gets the answer to a form alone, with the status a page would have", async () => {
  const post = await start();
  const response = await post("/iletisim", "ad=%C3%96zg%C3%BCr+I%C5%9F%C4%B1k&bos=");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    locale: "tr",
    posted: { ad: "Özgür Işık", bos: "" },
    clientAddress: "127.0.0.1",
    requestId: response.headers.get("x-request-id"),
  });
  const { headers } = response;
  expect(["content-type", "cache-control", "retry-after"].map((name) => headers.get(name))).toEqual([
    "application/json",
    "no-store",
    "60",
  ]);
});

test("everybody else gets the page", async () => {
  const post = await start();
  const response = await post("/iletisim", "a=b", { Accept: "text/html,*/*" });
  expect(await response.text()).toContain('"typed":"b"');
});

test("pages without a form, forged posts and odd bodies are refused as ever", async () => {
  const post = await start();
  expect((await post("/hakkimizda", "a=b")).status).toBe(405);
  expect((await post("/iletisim", "a=b", { Origin: "https://evil.example" })).status).toBe(403);
  expect((await post("/iletisim", "a=1&a=2")).status).toBe(400);
  expect((await post("/iletisim", "{}", { "Content-Type": "application/json" })).status).toBe(415);
});

test("a form that is not taken in time is answered with a status", async () => {
  const post = await start({ timeouts: { render: 20 } });
  expect((await post("/iletisim", "wait=200")).status).toBe(503);
});
