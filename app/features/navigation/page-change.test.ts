import { expect, test } from "vitest";
import { isNewPage, loadsData } from "./page-change.ts";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "http://own.invalid");
  return { pathname, search };
};
const loads = (from: string, to: string) => loadsData(at(from), at(to));
const arrives = (from: string, to: string) => isNewPage(at(from), at(to));

test("another path and other parameters load data", () => {
  expect(loads("/", "/hakkimizda")).toBe(true);
  expect(loads("/hakkimizda/medya/bir", "/hakkimizda/medya/iki")).toBe(true);
  expect(loads("/hakkimizda", "/en/about-us")).toBe(true);
});

test("a hash alone never does", () => {
  expect(loads("/bulut-cozumleri", "/bulut-cozumleri#cloud-features")).toBe(false);
});

test("a query does where the page reads it", () => {
  expect(loads("/hakkimizda/medya", "/hakkimizda/medya?year=2023")).toBe(true);
  expect(loads("/en/about-us/media?page=2", "/en/about-us/media")).toBe(true);
  expect(loads("/yonetilen-hizmetler/teklif-al", "/yonetilen-hizmetler/teklif-al?step=2")).toBe(true);
});

test("a query that the page does not read loads nothing", () => {
  expect(loads("/hakkimizda", "/hakkimizda?utm_source=x")).toBe(false);
  expect(loads("/hakkimizda/medya?year=2023", "/hakkimizda/medya?year=2023&utm_source=x")).toBe(false);
  expect(loads("/olmayan", "/olmayan?x=1")).toBe(false);
});

test("a filtered list is the same page, a step of the wizard is a new one", () => {
  expect(arrives("/hakkimizda/medya", "/hakkimizda/medya?year=2023")).toBe(false);
  expect(arrives("/yonetilen-hizmetler/teklif-al", "/yonetilen-hizmetler/teklif-al?step=2")).toBe(true);
  expect(arrives("/", "/en")).toBe(true);
  expect(arrives("/arge", "/arge#x")).toBe(false);
});
