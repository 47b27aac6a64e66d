import { expect, test } from "vitest";
import { allNames } from "../../testing/quote/any-draft.ts";
import { catalogue } from "./catalogue.ts";
import { fieldNames, placesOf } from "./field-names.ts";

const namesAt = (key: string) =>
  catalogue
    .filter((service) => service.key === key)
    .flatMap((service) => placesOf(service))
    .flatMap((place) => [fieldNames.level(place, "basic"), fieldNames.count(place, "basic")]);

test("no two controls share a name", () => {
  expect(new Set(allNames).size).toBe(allNames.length);
});

test("a level has a name of its own where several may be added, and shares one where it is the only one", () => {
  expect(namesAt("soc")).toEqual(["level-soc-basic", "count-soc-basic"]);
  expect(namesAt("database-management").slice(0, 2)).toEqual([
    "level-database-management-mssql-basic",
    "count-database-management-mssql-basic",
  ]);
  expect(namesAt("sap-maintenance-and-support")).toEqual([
    "level-sap-maintenance-and-support",
    "count-sap-maintenance-and-support",
  ]);
  expect(namesAt("san-management")).toEqual([]);
});
