import { expect, test } from "vitest";
import { prefetchPath } from "./prefetch.tsx";

const at = (address: string) => new URL(address, "https://own.invalid");
const page = (link: string, here = "/") => prefetchPath(at(link), at(here));

test("finished pages are prefetched", () => {
  expect(page("/hakkimizda")).toBe("/hakkimizda");
  expect(page("/hakkimizda/medya/bir#x")).toBe("/hakkimizda/medya/bir");
  expect(page("/", "/arge")).toBe("/");
});

test("pages made for one visitor, filtered lists, the page itself and others' sites are not", () => {
  expect(page("/yonetilen-hizmetler/teklif-al")).toBeUndefined();
  expect(page("/en/managed-services/quote-thank-you")).toBeUndefined();
  expect(page("/hakkimizda/medya?year=2023")).toBeUndefined();
  expect(page("/arge#x", "/arge")).toBeUndefined();
  expect(page("/_language/en?to=%2F")).toBeUndefined();
  expect(page("https://other.invalid/hakkimizda")).toBeUndefined();
});
