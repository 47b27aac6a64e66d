import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { isStale, markInstalled } from "./ensure-installed.mjs";

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-"));
  writeFileSync(join(root, "package-lock.json"), "{}\n");
});

describe("an installation", () => {
  it("is stale where there is none", () => {
    expect(isStale(root)).toBe(true);
  });

  it("is stale when it was interrupted before its mark was written", () => {
    mkdirSync(join(root, "node_modules"));
    expect(isStale(root)).toBe(true);
  });

  it("is fresh once marked", () => {
    mkdirSync(join(root, "node_modules"));
    markInstalled(root);
    expect(isStale(root)).toBe(false);
  });

  it("is stale when the lockfile changed or the folder was carried to another machine", () => {
    mkdirSync(join(root, "node_modules"));
    markInstalled(root, "linux", "x64");
    expect(isStale(root, "linux", "x64")).toBe(false);
    expect(isStale(root, "linux", "arm64")).toBe(true);
    expect(isStale(root, "darwin", "x64")).toBe(true);
    writeFileSync(join(root, "package-lock.json"), '{ "lockfileVersion": 3 }\n');
    expect(isStale(root, "linux", "x64")).toBe(true);
  });

  it("does not care how a system ends its lines", () => {
    mkdirSync(join(root, "node_modules"));
    markInstalled(root);
    writeFileSync(join(root, "package-lock.json"), "{}\r\n");
    expect(isStale(root)).toBe(false);
  });
});
