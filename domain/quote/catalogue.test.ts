import { expect, test } from "vitest";
import { type CatalogueService, catalogue, serviceLevels, servicesOf, serviceTags } from "./catalogue.ts";

const services: readonly CatalogueService[] = catalogue;
const keysOf = (some: readonly CatalogueService[]) => some.map(({ key }) => key);

test("holds eleven services with different keys and short names", () => {
  expect(services).toHaveLength(11);
  expect(new Set(keysOf(services)).size).toBe(services.length);
  expect(new Set(services.map(({ short }) => short)).size).toBe(services.length);
});

test("every key can stand in an address as it is", () => {
  for (const { key } of services) expect(encodeURIComponent(key)).toBe(key);
});

test("short names keep clear of the marks that part them in a link", () => {
  for (const { short, suboptions } of services) {
    for (const name of [short, ...suboptions.map((option) => option.short)]) expect(name).toMatch(/^[a-z][a-z0-9]+$/);
  }
});

test("the three fields carry green, blue and pink", () => {
  expect(serviceTags).toEqual({ infrastructure: "green", security: "blue", sap: "pink" });
  for (const { tag, tagColor } of services) expect(tagColor).toBe(serviceTags[tag]);
});

test("every service belongs to exactly one field", () => {
  expect(servicesOf("infrastructure")).toHaveLength(6);
  expect(keysOf(servicesOf("security"))).toEqual(["firewall", "soc", "siem"]);
  expect(keysOf(servicesOf("sap"))).toEqual(["cloud-management", "sap-maintenance-and-support"]);
});

test("a unit is named exactly where a count is asked", () => {
  for (const { asks, unit } of services) expect(unit !== undefined).toBe(asks === "count");
});

test("SOC and SIEM count events per second in hundreds", () => {
  const hundreds = services.filter(({ multipleOf }) => multipleOf === 100).map(({ key, unit }) => `${key} ${unit}`);
  expect(hundreds).toEqual(["soc eps", "siem eps"]);
});

test("databases come in six kinds, SAP Rise in three", () => {
  const names = Object.fromEntries(services.map(({ key, suboptions }) => [key, suboptions.map(({ name }) => name)]));
  expect(names["database-management"]).toEqual(["mssql", "mysql", "postgresql", "oracle", "mongodb", "db2"]);
  expect(names["cloud-management"]).toEqual(["prod-sid", "non-prod-sid", "dr-sid"]);
  expect(services.filter(({ suboptions }) => suboptions.length > 0)).toHaveLength(2);
});

test("SAP Rise starts with the professional level, SAP Basis with the basic one, the others with none", () => {
  const selected = services.flatMap(({ key, selectedLevel }) => (selectedLevel ? [`${key} ${selectedLevel}`] : []));
  expect(selected).toEqual(["cloud-management professional", "sap-maintenance-and-support basic"]);
  for (const { selectedLevel, suboptions } of services) {
    for (const option of suboptions) expect(option.selectedLevel).toBe(selectedLevel);
  }
});

test("nothing is chosen from the start: no level added, every count 0, every level offered", () => {
  expect(serviceLevels).toEqual(["basic", "advanced", "professional"]);
  for (const fields of services.flatMap((service) => [service, ...service.suboptions])) {
    expect(fields.addedLevels).toEqual([]);
    for (const level of serviceLevels) expect(fields[level]).toEqual({ value: "0", disabled: false });
  }
  for (const { suboptions } of services) expect(suboptions.some(({ selected }) => selected)).toBe(false);
});
