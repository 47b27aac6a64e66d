import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { callContext, openServices, servicesContext } from "../services.server.ts";
import { failedContext, openCall, ownPath } from "./session.server.ts";

async function call(init?: RequestInit) {
  const folder = temporaryFolder();
  const services = await openServices({ OFFICE_DIR: folder, DATA_DIR: folder, LOG_LEVEL: "silent" });
  onTestFinished(services.close);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(callContext, { id: "1", clientAddress: "127.0.0.1" });
  const url = new URL("http://localhost:3100/leads?page=2");
  return { request: new Request(url, init), url, params: {}, context, pattern: "/leads" };
}

test("a screen that takes longer than 30 seconds is a 503 with a sentence", async () => {
  const late = await call();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = Promise.resolve(openCall(late, () => new Promise(() => {}))).catch((error) => error);
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(30_000);
  expect(await answer).toMatchObject({ init: { status: 503 }, data: { message: { title: expect.any(String) } } });
});

test("a form whose page fails comes back with what was typed, and one that keeps it by itself is left alone", async () => {
  const headers = { Origin: "http://localhost:3100" };
  const form = await call({ method: "POST", headers, body: new URLSearchParams({ note: "Aradım." }) });
  const page = new Response("", { status: 503 });
  expect(await openCall(form, async () => page)).toBe(page);
  const failing = await call({ method: "POST", headers, body: new URLSearchParams({ note: "Aradım." }) });
  const answer = Promise.resolve(
    openCall(failing, async () => {
      await failing.request.text();
      failing.context.set(failedContext, true);
      return page;
    }),
  ).catch((error) => error);
  const again = { path: "/leads?page=2", fields: { note: "Aradım." } };
  expect(await answer).toMatchObject({ init: { status: 503 }, data: { again } });
});

test.each([
  "//evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/.//evil.example/x.data",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "evil.example",
  "javascript:alert(1)",
  `/${"a".repeat(500)}`,
  undefined,
])("%s leads to the first page", (value) => {
  expect(ownPath(value)).toBe("/");
});

test("an address of the office stays as it is, and a payload leads to its page", () => {
  const paths = ["/", "/leads/CT-1?status=new", "/words/drafts/a/../b", "/leads.data?page=2", "/_.data", "/a//b"];
  expect(paths.map(ownPath)).toEqual(["/", "/leads/CT-1?status=new", "/words/drafts/b", "/leads?page=2", "/", "/a//b"]);
});
