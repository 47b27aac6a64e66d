import { expect, test } from "vitest";
import { type CatalogueService, catalogue, serviceLevels, servicesOf, serviceTags } from "./catalogue.ts";

const services: readonly CatalogueService[] = catalogue;

test("holds eleven services with different keys", () => {
  expect(services).toHaveLength(11);
  expect(new Set(services.map(({ key }) => key)).size).toBe(11);
});

test("every key can stand in an address as it is", () => {
  for (const { key } of services) expect(encodeURIComponent(key)).toBe(key);
});

test("the three fields carry green, blue and pink", () => {
  expect(serviceTags).toEqual({ infrastructure: "green", security: "blue", sap: "pink" });
});

test("every service belongs to exactly one field", () => {
  expect(servicesOf("infrastructure")).toHaveLength(6);
  expect(servicesOf("security").map(({ key }) => key)).toEqual(["firewall", "soc", "siem"]);
  expect(servicesOf("sap").map(({ key }) => key)).toEqual(["cloud-management", "sap-maintenance-and-support"]);
});

test("a unit is named exactly where a count is asked", () => {
  for (const { asks, unit } of services) expect(unit !== undefined).toBe(asks === "count");
});

test("SOC and SIEM count events per second in hundreds", () => {
  const hundreds = services.filter(({ multipleOf }) => multipleOf === 100).map(({ key, unit }) => `${key} ${unit}`);
  expect(hundreds).toEqual(["soc eps", "siem eps"]);
});

test("SAP Rise starts with the professional level, SAP Basis with the basic one", () => {
  const defaults = services.filter(({ defaultLevel }) => defaultLevel).map(({ defaultLevel }) => defaultLevel);
  expect(defaults).toEqual(["professional", "basic"]);
  expect(serviceLevels).toEqual(["basic", "advanced", "professional"]);
});
