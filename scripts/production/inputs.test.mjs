import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fingerprint, isBuilt, markBuilt, nextMoment } from "./inputs.mjs";

const settings = { ORIGIN: "https://a.example" };
let root;
let build;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inputs-"));
  build = join(root, "build");
  write("app/root.tsx", "one");
  write("build/server/index.js", "");
  write("build/server/main.js", "");
  write("build/finished.json", "{}");
  markBuilt(build, fingerprint(root, settings), settings);
});

describe("a build", () => {
  it("is kept while nothing changed", () => {
    expect(isBuilt(build, fingerprint(root, settings))).toBe(true);
  });

  it("is made again when a file changes, even with its size and date unchanged", () => {
    const before = new Date(2024, 0, 1);
    utimesSync(join(root, "app/root.tsx"), before, before);
    write("app/root.tsx", "two");
    utimesSync(join(root, "app/root.tsx"), before, before);
    expect(isBuilt(build, fingerprint(root, settings))).toBe(false);
  });

  it("is made again when a file appears or a setting changes", () => {
    expect(isBuilt(build, fingerprint(root, { ORIGIN: "https://b.example" }))).toBe(false);
    write("content/tr/home.yaml", "");
    expect(isBuilt(build, fingerprint(root, settings))).toBe(false);
  });

  it("is made again when the moment of a held-back text has come", () => {
    write("content/tr/news/later.md", "---\npublish: 2027-01-15T09:00:00+03:00\n---\n");
    const before = fingerprint(root, settings, new Date("2027-01-15T05:59:00Z"));
    expect(fingerprint(root, settings, new Date("2027-01-14T00:00:00Z"))).toBe(before);
    expect(fingerprint(root, settings, new Date("2027-01-15T06:00:00Z"))).not.toBe(before);
  });

  it("knows when it is to be made again", () => {
    expect(nextMoment(root)).toBeUndefined();
    write("content/tr/news/past.md", "---\npublish: 2026-01-15T09:00:00+03:00\n---\n");
    write("content/tr/news/later.md", "---\npublish: 2027-03-01T09:00:00+03:00\n---\n");
    write("content/en/news/soon.md", "---\npublish: 2027-01-15T09:00:00+03:00\n---\n");
    const due = nextMoment(root, new Date("2026-11-18T00:00:00Z"));
    expect(due).toBe("2027-01-15T06:00:00.000Z");
    markBuilt(build, "made", settings, due);
    expect(JSON.parse(readFileSync(join(build, "inputs.json"), "utf8"))).toMatchObject({ due });
  });

  it("does not depend on tests", () => {
    write("app/root.test.tsx", "");
    expect(isBuilt(build, fingerprint(root, settings))).toBe(true);
  });

  it("is made again when it is incomplete or its mark is unreadable", () => {
    write("build/inputs.json", "{");
    expect(isBuilt(build, fingerprint(root, settings))).toBe(false);
  });
});
