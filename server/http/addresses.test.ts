import { afterEach, describe, expect, test, vi } from "vitest";
import type { MovedAddresses } from "../../copy/moved.ts";
import { isFileAddress, isHiddenAddress, resolveAddress } from "./addresses.ts";

const known: MovedAddresses = {
  "/yonetilen-hizmetler": "hakkimizda",
  "/en/managed-services": "hakkimizda",
  "/eski": "gone",
  "/en/about-us/media/old": { page: "hakkimizda-medya-haber", params: { haber: "new" } },
};

const pages = new Set(["/", "/en", "/hakkimizda", "/en/about-us", "/hakkimizda/kariyer"]);

function settle(path: string) {
  return resolveAddress(path, (clean) => pages.has(clean), known);
}

afterEach(() => vi.restoreAllMocks());

describe("an address", () => {
  test.each([
    ["/hakkimizda/", "/hakkimizda"],
    ["/hakkimizda//", "/hakkimizda"],
    ["//hakkimizda", "/hakkimizda"],
    ["/hakkimizda//kariyer", "/hakkimizda/kariyer"],
    ["/HAKKIMIZDA", "/hakkimizda"],
    ["/EN/About-Us/", "/en/about-us"],
    ["/en/", "/en"],
    ["//", "/"],
    ["/tr", "/"],
    ["/tr/", "/"],
    ["/TR//Hakkimizda/", "/hakkimizda"],
    ["/tr/tr/hakkimizda", "/hakkimizda"],
    ["/tr/bilinmeyen", "/bilinmeyen"],
    ["/tr/yok ki", "/yok%20ki"],
    ["/yonetilen-hizmetler", "/hakkimizda"],
    ["/Yonetilen-Hizmetler/", "/hakkimizda"],
    ["/tr/yonetilen-hizmetler", "/hakkimizda"],
    ["/en/managed-services", "/en/about-us"],
    ["/en/about-us/media/old", "/en/about-us/media/new"],
  ])("%s leads to %s", (path, to) => {
    expect(settle(path)).toEqual({ to });
  });

  test.each([
    "/",
    "/hakkimizda",
    "/en",
    "/bilinmeyen/",
    "/Bilinmeyen",
    "/trabzon",
    "/hakkimizda.data",
    "/assets/App-B1.js",
    "/assets/Chunks/",
    "/Art/Kampus.SVG",
    "/rapor/AbC123",
  ])("%s stays where it is", (path) => {
    expect(settle(path)).toBeUndefined();
  });

  test("that was removed is gone in any spelling", () => {
    expect(settle("/eski")).toBe("gone");
    expect(settle("/Eski/")).toBe("gone");
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/tr//evil.example",
    "/tr///evil.example/x",
    "//tr//evil.example",
    "/tr/evil",
    "/tr//evil",
    "/TR//EVIL/",
  ])("%s never leaves the origin", (path) => {
    const verdict = settle(path);
    if (typeof verdict === "object") expect(verdict.to).toMatch(/^\/(?![/\\])/);
  });
});

describe("kinds of addresses", () => {
  test("files have an extension or lie in the folder of assets", () => {
    expect(["/a.svg", "/assets/x", "/hakkimizda.data", "/x/.env"].every(isFileAddress)).toBe(true);
    expect(["/", "/hakkimizda", "/a.b/c"].some(isFileAddress)).toBe(false);
  });

  test("hidden ones are dotfiles, upward steps and source maps", () => {
    const hidden = ["/.env", "/.git/config", "/a/../b", "/./x", "/assets/a.js.map", "/A.MAP", "/.well-known/.env"];
    expect(hidden.every(isHiddenAddress)).toBe(true);
    expect(["/.well-known/security.txt", "/a.b", "/map"].some(isHiddenAddress)).toBe(false);
  });
});
