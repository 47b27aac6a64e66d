import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { codeFingerprint, isCurrent, publicationFingerprint } from "./inputs.mjs";

const settings = { ORIGIN: "https://a.example" };
let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inputs-"));
  write("app/root.tsx", "one");
  write("content/tr/home.yaml", "title: Bir\n");
});

describe("a code build", () => {
  const code = (more = settings) => codeFingerprint(root, more);

  it("is another one when a file changes, even with its size and date unchanged", () => {
    const first = code();
    const before = new Date(2024, 0, 1);
    utimesSync(join(root, "app/root.tsx"), before, before);
    write("app/root.tsx", "two");
    utimesSync(join(root, "app/root.tsx"), before, before);
    expect(code()).not.toBe(first);
  });

  it("is another one when a file appears or a setting changes", () => {
    const first = code();
    expect(code({ ORIGIN: "https://b.example" })).not.toBe(first);
    write("app/routes.ts", "");
    expect(code()).not.toBe(first);
  });

  it("depends neither on copy nor on tests", () => {
    const first = code();
    write("content/tr/home.yaml", "title: Iki\n");
    write("app/root.test.tsx", "");
    expect(code()).toBe(first);
  });
});

describe("a publication", () => {
  const folder = () => join(root, "build");
  const fingerprint = () => publicationFingerprint(root, "code");

  beforeEach(() => {
    for (const file of ["finished.json", "copy.json", "server/main.js"]) write(`build/${file}`, "");
    write("build/inputs.json", JSON.stringify({ fingerprint: fingerprint(), due: "2027-01-15T06:00:00.000Z" }));
  });

  const isStill = (moment = "2026-11-20T00:00:00Z") => isCurrent(folder(), fingerprint(), new Date(moment));

  it("is kept while neither copy nor code changed", () => {
    expect(isStill()).toBe(true);
    expect(isCurrent(folder(), publicationFingerprint(root, "other code"))).toBe(false);
    write("content/tr/home.yaml", "title: Iki\n");
    expect(isStill()).toBe(false);
  });

  it("is made again when the moment of a text has come", () => {
    expect(isStill("2027-01-15T05:59:00Z")).toBe(true);
    expect(isStill("2027-01-15T06:00:00Z")).toBe(false);
  });

  it("is made again when it is incomplete or its mark is unreadable", () => {
    write("build/inputs.json", "{");
    expect(isStill()).toBe(false);
  });
});
