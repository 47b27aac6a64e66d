import { expect, test, vi } from "vitest";
import { guardRouteModules, missingRoutes } from "./route-modules.ts";

const route = (id: string) => ({ id, module: `/assets/${id}.js` });

test("what is loaded stays, and what is not is loaded once it is asked for", async () => {
  const root = { default: "root" };
  const modules: Record<string, object | undefined> = { root };
  const page = { default: "page" };
  const load = vi.fn(async () => page);
  guardRouteModules(modules as never, [route("root"), route("tr.arge")], { load, giveUp: 1_000 });
  expect(load).not.toHaveBeenCalled();
  expect(modules.root).toBe(root);
  expect("tr.arge" in modules).toBe(true);
  expect(await Promise.all([modules["tr.arge"], modules["tr.arge"]])).toEqual([page, page]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(modules["tr.arge"]).toBe(page);
});

test("a module that fails is noted down", async () => {
  const modules: Record<string, object | undefined> = {};
  const load = () => Promise.reject(new Error("gone"));
  guardRouteModules(modules as never, [route("tr.fails")], { load, giveUp: 1_000 });
  await expect(modules["tr.fails"]).rejects.toThrow("gone");
  expect(missingRoutes.has("tr.fails")).toBe(true);
});

test("a module that does not come in time is noted down", async () => {
  const modules: Record<string, object | undefined> = {};
  guardRouteModules(modules as never, [route("tr.hangs")], { load: () => new Promise(() => {}), giveUp: 5 });
  await expect(modules["tr.hangs"]).rejects.toThrow("No answer within 5 ms");
  expect(missingRoutes.has("tr.hangs")).toBe(true);
});
