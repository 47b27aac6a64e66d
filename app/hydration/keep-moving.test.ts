import { UNSAFE_ErrorResponseImpl as ErrorResponse, type Location, matchRoutes, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createKeepMoving, keepMovingIn, NotReached } from "./keep-moving.ts";
import type { Outcome } from "./load-afresh.ts";
import { guardRouteModules, missingRoutes } from "./route-modules.ts";

const location = { pathname: "/arge", search: "", hash: "#x", state: null, key: "k" };
const here = { ...location, pathname: "/hakkimizda" };
const match = (to: Partial<Location> | string) => matchRoutes([{ id: "tr.arge", path: "/arge" }], to) as never;
const get = { request: new Request("http://own.invalid/arge") };
const arrived = { "tr.arge": { type: "data", result: { title: "Ar-Ge" } } } as const;
const failed = { "tr.arge": { type: "error", result: new ErrorResponse(404, "", "Not Found") } } as const;

type Payload = { data: unknown } | undefined;

function rule({ outcome = "tried" as Outcome, giveUp = 1_000, payload = undefined as Payload } = {}) {
  const loadAfresh = vi.fn(async () => outcome);
  const means = { loadAfresh, isOnline: () => true, payloadOf: () => payload, giveUp };
  return { loadAfresh, keepMoving: createKeepMoving(means) };
}

beforeEach(() => {
  keepMovingIn({ match, state: { location: here, navigation: { location } } });
});

afterEach(() => {
  missingRoutes.clear();
});

test("a navigation that succeeds goes on untouched", async () => {
  const { keepMoving, loadAfresh } = rule();
  expect(await keepMoving(get, async () => arrived)).toBe(arrived);
  expect(loadAfresh).not.toHaveBeenCalled();
});

test("a redirect is no failure", async () => {
  const { keepMoving, loadAfresh } = rule();
  const results = { "tr.arge": { type: "error", result: redirect("/") } } as const;
  expect(await keepMoving(get, async () => results)).toBe(results);
  expect(loadAfresh).not.toHaveBeenCalled();
});

test("a payload that the server answers with an error leads to the error page, without loading anything", async () => {
  const { keepMoving, loadAfresh } = rule({ outcome: "leaving" });
  expect(await keepMoving(get, async () => failed)).toEqual(failed);
  expect(loadAfresh).not.toHaveBeenCalled();
});

test("a payload that does not come, or not in time, leads to the error page of a server that was not reached", async () => {
  const { keepMoving, loadAfresh } = rule({ outcome: "leaving", giveUp: 5 });
  const notReached = { "tr.arge": { type: "error", result: expect.any(NotReached) } };
  const lost = { root: { type: "error", result: new TypeError("Failed to fetch") } } as const;
  expect(await keepMoving(get, async () => lost)).toEqual(notReached);
  expect(await keepMoving(get, () => new Promise(() => {}))).toEqual(notReached);
  expect(loadAfresh).not.toHaveBeenCalled();
});

const unusable = new Error("Unable to decode");
const odd = { "tr.arge": { type: "error", result: unusable } } as const;

test("a payload that came and cannot be used leads to the page on the server, hash and all", async () => {
  const { keepMoving, loadAfresh } = rule({ outcome: "leaving" });
  const settling = keepMoving(get, async () => odd);
  const settled = await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, 20, "pending"))]);
  expect(settled).toBe("pending");
  expect(loadAfresh).toHaveBeenCalledExactlyOnceWith("/arge#x");
});

test("where loading afresh is no way out, the error page shows and tells why", async () => {
  expect(await rule().keepMoving(get, async () => odd)).toEqual(odd);
  const notReached = { "tr.arge": { type: "error", result: expect.any(NotReached) } };
  expect(await rule({ outcome: "unreachable" }).keepMoving(get, async () => odd)).toEqual(notReached);
});

test("code that is missing is a failure, though the payload came", async () => {
  const gone = new TypeError("no such chunk");
  missingRoutes.set("tr.arge", gone);
  const { keepMoving, loadAfresh } = rule();
  expect(await keepMoving(get, async () => arrived)).toEqual({ "tr.arge": { type: "error", result: gone } });
  expect(loadAfresh).toHaveBeenCalledTimes(1);
});

test("a form and a request beside the page are left alone", async () => {
  const { keepMoving, loadAfresh } = rule();
  const post = { request: new Request("http://own.invalid/arge", { method: "POST" }) };
  expect(await keepMoving(post, async () => failed)).toBe(failed);
  keepMovingIn({ match, state: { location: here, navigation: {} } });
  expect(await keepMoving(get, async () => failed)).toBe(failed);
  expect(loadAfresh).not.toHaveBeenCalled();
});

test("a navigation that another one replaced loads nothing", async () => {
  const { keepMoving, loadAfresh } = rule();
  const request = new Request("http://own.invalid/arge", { signal: AbortSignal.abort() });
  expect(await keepMoving({ request }, async () => failed)).toBe(failed);
  expect(loadAfresh).not.toHaveBeenCalled();
});

const ask = () => vi.fn(async () => arrived);

test("what was fetched in advance is shown without asking, once its code is there", async () => {
  guardRouteModules({ "tr.arge": {} }, []);
  const [payload, next] = [{ data: { title: "Önceden" } }, ask()];
  const results = await rule({ payload }).keepMoving(get, next);
  expect(results).toEqual({ "tr.arge": { type: "data", result: payload.data } });
  expect(next).not.toHaveBeenCalled();
});

test("without its code, with a query or in another language it is asked for", async () => {
  const [payload, next] = [{ data: {} }, ask()];
  guardRouteModules({}, []);
  expect(await rule({ payload }).keepMoving(get, next)).toBe(arrived);
  guardRouteModules({ "tr.arge": {} }, []);
  const searched = { ...location, search: "?year=2026" };
  for (const state of [
    { location: here, navigation: { location: searched } },
    { location: { ...here, pathname: "/en/about-us" }, navigation: { location } },
  ]) {
    keepMovingIn({ match, state });
    expect(await rule({ payload }).keepMoving(get, next)).toBe(arrived);
  }
  expect(next).toHaveBeenCalledTimes(3);
});
