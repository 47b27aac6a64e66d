import { expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { catalogue } from "../../../domain/quote/catalogue.ts";
import type { SummaryWords } from "../../../domain/quote/summary.ts";
import { findServices } from "../../features/quote-wizard/service-filter.tsx";

const en = words("quote-services", "en");
const tr = words("quote-services", "tr");

const found = (typed: string, words = tr) => findServices(typed, words).map(({ key }) => key);

test("nothing typed finds everything", () => {
  expect(found("  ")).toHaveLength(catalogue.length);
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

test("a service that asks for a number and has no unit does not compile", () => {
  const { unit: _unit, ...uncounted } = tr.services.backup;
  // @ts-expect-error: nobody has written what is counted
  const services: SummaryWords["services"] = { ...tr.services, backup: uncounted };
  expect(services.backup.unit).toBeUndefined();
});
