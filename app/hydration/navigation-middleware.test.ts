import { isRouteErrorResponse, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import type { Outcome } from "./hard-reload.ts";
import { createNavigationMiddleware, UnreachableError } from "./navigation-middleware.ts";

const url = "http://own.invalid/arge";
const get = { request: new Request(url), pattern: "/arge" };
const arrived = { "tr.arge": { type: "data", result: { title: "Ar-Ge" } } } as const;
const notFound = { status: 404, statusText: "", internal: false, data: "Not Found" };
const refused = { "tr.arge": { type: "error", result: notFound } } as const;
const unreadable = { "tr.arge": { type: "error", result: new Error("Unable to decode") } } as const;
const unreachable = { pages: { type: "error", result: expect.any(UnreachableError) } };

function create({
  outcome = "tried" as Outcome,
  timeoutMs = 1_000,
  chunkError = undefined as unknown,
  loadStyles = async () => {},
  hash = "",
} = {}) {
  const hardReload = vi.fn(async () => outcome);
  const deps = {
    hardReload,
    isOnline: () => true,
    chunkError: () => chunkError,
    loadStyles,
    pendingHash: () => hash,
    timeoutMs,
  };
  return { hardReload, middleware: createNavigationMiddleware(deps) };
}

test("a navigation that succeeds goes on untouched", async () => {
  const { middleware, hardReload } = create();
  expect(await middleware(get, async () => arrived)).toBe(arrived);
  expect(hardReload).not.toHaveBeenCalled();
});

test("a redirect is no failure", async () => {
  const { middleware, hardReload } = create();
  const results = { "tr.arge": { type: "error", result: redirect("/") } } as const;
  expect(await middleware(get, async () => results)).toBe(results);
  expect(hardReload).not.toHaveBeenCalled();
});

test("a payload that the server answers with an error leads to the error page, without loading anything", async () => {
  const { middleware, hardReload } = create({ outcome: "leaving" });
  expect(isRouteErrorResponse(notFound)).toBe(true);
  expect(await middleware(get, async () => refused)).toEqual({ pages: { type: "error", result: notFound } });
  expect(hardReload).not.toHaveBeenCalled();
});

test("a payload that does not arrive, or not in time, leads to the error page of an unreachable server", async () => {
  const { middleware, hardReload } = create({ outcome: "leaving", timeoutMs: 5 });
  const failed = { root: { type: "error", result: new TypeError("Failed to fetch") } } as const;
  expect(await middleware(get, async () => failed)).toEqual(unreachable);
  expect(await middleware(get, () => new Promise(() => {}))).toEqual(unreachable);
  expect(hardReload).not.toHaveBeenCalled();
});

test("a payload that cannot be read leads to the page on the server", async () => {
  const { middleware, hardReload } = create({ outcome: "leaving" });
  const settling = middleware(get, async () => unreadable);
  const settled = await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, 20, "pending"))]);
  expect(settled).toBe("pending");
  expect(hardReload).toHaveBeenCalledExactlyOnceWith(url);
});

test("the page on the server is loaded with the hash of the link, which a request does not have", async () => {
  const { middleware, hardReload } = create({ hash: "#ik" });
  await middleware(get, async () => unreadable);
  expect(hardReload).toHaveBeenCalledExactlyOnceWith(`${url}#ik`);
});

test("where the page cannot be loaded from the server, the error page shows and says why", async () => {
  const { result } = unreadable["tr.arge"];
  expect(await create().middleware(get, async () => unreadable)).toEqual({ pages: { type: "error", result } });
  expect(await create({ outcome: "unreachable" }).middleware(get, async () => unreadable)).toEqual(unreachable);
});

test("code that is missing is a failure, though the payload came", async () => {
  const chunkError = new TypeError("no such chunk");
  const { middleware, hardReload } = create({ chunkError });
  expect(await middleware(get, async () => arrived)).toEqual({ pages: { type: "error", result: chunkError } });
  expect(hardReload).toHaveBeenCalledTimes(1);
});

test("styles that are missing are a failure, though the payload came", async () => {
  const gone = new Error("no such sheet");
  const { middleware, hardReload } = create({ loadStyles: () => Promise.reject(gone) });
  expect(await middleware(get, async () => arrived)).toEqual({ pages: { type: "error", result: gone } });
  expect(hardReload).toHaveBeenCalledTimes(1);
});

test("a form is left alone", async () => {
  const { middleware, hardReload } = create();
  const post = { request: new Request(url, { method: "POST" }), pattern: "/arge" };
  expect(await middleware(post, async () => refused)).toBe(refused);
  expect(hardReload).not.toHaveBeenCalled();
});

test("a navigation that another one replaced loads nothing", async () => {
  const { middleware, hardReload } = create();
  const aborted = { request: new Request(url, { signal: AbortSignal.abort() }), pattern: "/arge" };
  expect(await middleware(aborted, async () => unreadable)).toBe(unreadable);
  expect(hardReload).not.toHaveBeenCalled();
});
