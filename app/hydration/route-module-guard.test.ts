import { expect, test, vi } from "vitest";
import { chunkError, createModuleCache } from "./route-module-guard.ts";

test("what is loaded stays, and what is not is loaded once React Router looks for it", async () => {
  const root = { default: "root" };
  const page = { default: "page" };
  const load = vi.fn(async () => page);
  const modules = createModuleCache({ root }, load);
  expect(modules.root).toBe(root);
  expect(modules["tr.arge"]).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect("tr.arge" in modules && "tr.arge" in modules).toBe(true);
  expect(await Promise.all([modules["tr.arge"], modules["tr.arge"]])).toEqual([page, page]);
  expect(load).toHaveBeenCalledExactlyOnceWith("tr.arge");
  expect(modules["tr.arge"]).toBe(page);
});

test("a module that fails is a rejected promise and a known error, never a reload", async () => {
  const modules = createModuleCache({}, () => Promise.reject(new Error("gone")));
  expect("tr.fails" in modules).toBe(true);
  await expect(modules["tr.fails"]).rejects.toThrow("gone");
  expect(chunkError("tr.fails")).toEqual(new Error("gone"));
  expect(chunkError("tr.arge")).toBeUndefined();
});

test("a module that does not come in time fails", async () => {
  const modules = createModuleCache({}, () => new Promise(() => {}), 5);
  expect("tr.hangs" in modules).toBe(true);
  await expect(modules["tr.hangs"]).rejects.toThrow("No response within 5 ms");
  expect(chunkError("tr.hangs")).toBeDefined();
});

test("this version of React Router looks into its module cache before it imports", async () => {
  const { UNSAFE_createClientRoutes: createClientRoutes } = await import("react-router");
  const page = { default: () => null };
  const modules = createModuleCache({}, async () => page);
  const manifest = { "tr.arge": { id: "tr.arge", path: "/arge", module: "/assets/missing.js", hasLoader: true } };
  const [route] = createClientRoutes(manifest as never, modules as never, null, true, false);
  const lazy = route?.lazy as unknown as { Component: () => Promise<unknown> };
  await expect(lazy.Component(), "see docs/decisions/0021-failed-navigations.md").resolves.toBe(page.default);
});
