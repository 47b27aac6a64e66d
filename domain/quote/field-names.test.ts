import fc from "fast-check";
import { expect, test } from "vitest";
import { allNames, anyDraft, anyEdit, apply } from "../../testing/quote/any-draft.ts";
import { catalogue } from "./catalogue.ts";
import { fieldNames, formValues, packageTargets } from "./field-names.ts";
import { readPackages } from "./links.ts";

const namesAt = (key: string) =>
  catalogue
    .filter((service) => service.key === key)
    .flatMap((service) => packageTargets(service))
    .flatMap((target) => [fieldNames.level(target, "basic"), fieldNames.count(target, "basic")]);

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

test("the controls show what was chosen", () => {
  expect(formValues(readPackages("soc.b500_rise-dr.a3"))).toMatchObject({
    "service-soc": "yes",
    "count-soc-basic": "500",
    "count-soc-advanced": "0",
    "sub-cloud-management-dr-sid": "yes",
    "level-cloud-management-dr-sid": "advanced",
    "count-cloud-management-dr-sid": "3",
    "level-cloud-management-prod-sid": "professional",
  });
});

test("saving a step without a change changes nothing", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom("services" as const, "details" as const), (draft, step) => {
      expect(apply(draft, { step, posted: formValues(draft) })).toEqual(draft);
    }),
  );
});

test("the same post twice is the same as once", () => {
  fc.assert(
    fc.property(anyDraft, anyEdit, (draft, edit) => {
      const once = apply(draft, edit);
      expect(apply(once, edit)).toEqual(once);
    }),
  );
});
