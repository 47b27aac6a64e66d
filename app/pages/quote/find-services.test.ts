import { expect, test } from "vitest";
import { quoteServices as en } from "../../../content/en/quote-services.ts";
import { quoteServices as tr } from "../../../content/tr/quote-services.ts";
import { findServices } from "../../features/quote-wizard/find-services.ts";

const found = (typed: string, words = tr) => findServices(typed, words).map(({ key }) => key);

test("nothing typed finds everything", () => {
  expect(found("  ")).toHaveLength(11);
});

test.each([
  ["guvenlik DUVARI", ["firewall"]],
  ["postgresql", ["database-management"]],
  ["non-prod", ["cloud-management"]],
  ["korelasyon", ["siem"]],
  ["buzdolabı", []],
])("%s finds %j", (typed, keys) => {
  expect(found(typed)).toEqual(keys);
});

test("a field finds its services", () => {
  expect(found("sap basis")).toEqual(["sap-maintenance-and-support"]);
  expect(found("security", en)).toEqual(expect.arrayContaining(["firewall", "soc", "siem"]));
});
