import { describe, expect, test } from "vitest";
import { alternates, href, pageAt, pageByPattern } from "./href.ts";
import { type PageName, pageNames, pageOf } from "./pages.ts";

describe("an address", () => {
  test("comes from the table, with its parameters filled in", () => {
    expect(href("bulut-cozumleri", "en")).toBe("/en/cloud-solutions");
    expect(href("hakkimizda-medya-haber", "tr", { haber: "yaz-okulu" })).toBe("/hakkimizda/medya/yaz-okulu");
  });

  test("without a parameter it needs is a mistake", () => {
    expect(() => href("hakkimizda-medya-haber", "tr")).toThrow('needs the parameter "haber"');
  });

  test("has a twin in the other language with the same parameters", () => {
    expect(alternates("hakkimizda-medya-haber", { haber: "a" })).toEqual({
      tr: "/hakkimizda/medya/a",
      en: "/en/about-us/media/a",
    });
  });
});

describe("the page at an address", () => {
  test("is found in either language", () => {
    expect(pageAt("/arge")).toEqual({ name: "arge", locale: "tr", params: {} });
    expect(pageAt("/en/about-us/media/a")).toEqual({
      name: "hakkimizda-medya-haber",
      locale: "en",
      params: { haber: "a" },
    });
  });

  test.each(["/yok", "/en/arge", "/hakkimizda/medya/", "/hakkimizda/medya/:haber/x", "/hakkimizda/medya/a/b"])(
    "is none at %s",
    (path) => expect(pageAt(path)).toBeUndefined(),
  );

  test("is known by its route pattern", () => {
    expect(pageByPattern("/en/about-us/media/:haber")).toEqual({ name: "hakkimizda-medya-haber", locale: "en" });
  });
});

describe("the table", () => {
  test("names every page after its Turkish path", () => {
    for (const name of pageNames) {
      const fromPath = pageOf(name).tr.slice(1).replaceAll("/", "-").replaceAll(":", "");
      expect(name).toBe(fromPath || "index");
    }
  });

  test("has parents that exist, and no circle", () => {
    for (const name of pageNames) {
      const seen = new Set<string>([name]);
      for (let parent = pageOf(name).parent; parent; parent = pageOf(parent as PageName).parent) {
        expect(pageNames).toContain(parent);
        expect(seen.has(parent)).toBe(false);
        seen.add(parent);
      }
    }
  });
});
