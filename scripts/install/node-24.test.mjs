import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { bundledNode, findNode24 } from "./node-24.mjs";

function projectWith(script) {
  const root = mkdtempSync(join(tmpdir(), "node-24-"));
  const bundled = bundledNode(root, "linux", process.arch);
  mkdirSync(dirname(bundled), { recursive: true });
  writeFileSync(bundled, script);
  chmodSync(bundled, 0o755);
  return { root, bundled };
}

const old = { path: process.execPath, version: "v20.20.2" };
const onLinux = it.runIf(process.platform === "linux");

onLinux("the Node among the packages is taken where it runs", () => {
  const { root, bundled } = projectWith("#!/bin/sh\necho v24.21.0\n");
  expect(findNode24(root, old)).toBe(bundled);
});

onLinux("a Node among the packages that does not run here is passed over for a running one that is new enough", () => {
  const { root } = projectWith("#!/bin/sh\nexit 127\n");
  expect(findNode24(root, { path: process.execPath, version: "v24.1.0" })).toBe(process.execPath);
});

it("where no Node is new enough, one sentence says what is needed", () => {
  const root = mkdtempSync(join(tmpdir(), "node-24-"));
  expect(() => findNode24(root, old)).toThrow(/needs Node 24 or newer and here runs v20\.20\.2: install it/);
});

it("macOS has no Node among the packages", () => {
  expect(bundledNode("/site", "darwin", "arm64")).toBeUndefined();
});

it(".nvmrc names the Node that comes with the installation", () => {
  const nvmrc = readFileSync(".nvmrc", "utf8").trim();
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const bundled = Object.keys(optionalDependencies).filter((name) => name.startsWith("node-"));
  expect(bundled).toHaveLength(3);
  for (const name of bundled) expect(`${name} ${optionalDependencies[name]}`).toMatch(`${name} ${nvmrc}.`);
});
