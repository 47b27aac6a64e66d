import { describe, expect, test } from "vitest";
import type { ServiceKey } from "../catalogue.ts";
import { addServices, emptyDraft } from "../draft.ts";
import { detailsStep } from "./details.ts";

const edited = (key: ServiceKey, posted: Record<string, string>, draft = addServices(emptyDraft(), [key])) =>
  detailsStep.edit(draft, { [`details-${key}`]: "yes", ...posted });

const errorsOf = (key: ServiceKey, posted: Record<string, string> = {}) =>
  detailsStep.errors({ draft: edited(key, posted) }).map(({ field, code }) => `${field} ${code}`);

describe("a service with counts", () => {
  test("is complete with a number at one level or at several", () => {
    expect(errorsOf("firewall", { "count-firewall-basic": "2" })).toEqual([]);
    expect(errorsOf("firewall", { "count-firewall-basic": "10", "count-firewall-professional": "5" })).toEqual([]);
  });

  test("lacks a package without any, and says so at its first number", () => {
    expect(errorsOf("firewall", { "count-firewall-basic": "0", "count-firewall-advanced": " " })).toEqual([
      "count-firewall-basic no-package",
    ]);
  });

  test("lacks a number where a level is ticked without one", () => {
    const posted = { "level-firewall-advanced": "yes", "count-firewall-advanced": "0", "count-firewall-basic": "1" };
    expect(errorsOf("firewall", posted)).toEqual(["count-firewall-advanced count-missing"]);
  });

  test("says at each number what is wrong with it, and keeps it as it was typed", () => {
    const posted = { "count-soc-basic": "150", "count-soc-advanced": "çok", "count-soc-professional": "2.000.000" };
    expect(errorsOf("soc", posted)).toEqual([
      "count-soc-basic count-not-multiple",
      "count-soc-advanced count-wrong",
      "count-soc-professional count-too-big",
    ]);
    expect(edited("soc", posted).services.soc.values.advanced).toBe("çok");
  });
});

test("storage takes levels without a number", () => {
  expect(errorsOf("storage")).toEqual(["level-storage-basic no-package"]);
  expect(errorsOf("storage", { "level-storage-professional": "yes" })).toEqual([]);
  expect(errorsOf("storage", { "count-storage-basic": "12" })).toEqual(["level-storage-basic no-package"]);
});

test("SAN management takes nothing and lacks nothing", () => {
  expect(errorsOf("san-management")).toEqual([]);
  expect(detailsStep.fields({ draft: addServices(emptyDraft(), ["san-management"]) })).toEqual([]);
});

describe("database management", () => {
  test("needs a suboption first", () => {
    expect(errorsOf("database-management")).toEqual(["sub-database-management-mssql no-suboption"]);
  });

  test("needs a package for each suboption that is chosen, and for no other", () => {
    const posted = {
      "sub-database-management-mssql": "yes",
      "sub-database-management-oracle": "yes",
      "count-database-management-oracle-basic": "3",
      "count-database-management-db2-basic": "nonsense",
    };
    const draft = edited("database-management", posted);
    expect(detailsStep.errors({ draft })).toEqual([
      {
        field: "count-database-management-mssql-basic",
        code: "no-package",
        service: "database-management",
        suboption: "mssql",
      },
    ]);
  });
});

describe("a target with one level", () => {
  test("starts with its own level and needs a number", () => {
    expect(errorsOf("sap-maintenance-and-support")).toEqual(["count-sap-maintenance-and-support no-package"]);
    const draft = edited("sap-maintenance-and-support", { "count-sap-maintenance-and-support": "4" });
    expect(draft.services["sap-maintenance-and-support"]).toMatchObject({
      selectedLevel: "basic",
      values: { basic: "4", advanced: "0" },
    });
  });

  test("takes its number along to another level", () => {
    const four = edited("sap-maintenance-and-support", { "count-sap-maintenance-and-support": "4" });
    const moved = edited(
      "sap-maintenance-and-support",
      { "level-sap-maintenance-and-support": "advanced", "count-sap-maintenance-and-support": "4" },
      four,
    );
    expect(moved.services["sap-maintenance-and-support"]).toMatchObject({
      selectedLevel: "advanced",
      values: { basic: "0", advanced: "4" },
    });
    expect(detailsStep.errors({ draft: moved })).toEqual([]);
  });

  test("stands for each SID of SAP Rise, at the professional level unless changed", () => {
    const posted = {
      "sub-cloud-management-prod-sid": "yes",
      "count-cloud-management-prod-sid": "3",
      "sub-cloud-management-non-prod-sid": "yes",
      "level-cloud-management-non-prod-sid": "basic",
      "count-cloud-management-non-prod-sid": "",
    };
    expect(errorsOf("cloud-management")).toEqual(["sub-cloud-management-prod-sid no-suboption"]);
    expect(errorsOf("cloud-management", posted)).toEqual(["count-cloud-management-non-prod-sid no-package"]);
    expect(edited("cloud-management", posted).services["cloud-management"].suboptions["prod-sid"]).toMatchObject({
      selected: true,
      selectedLevel: "professional",
      values: { professional: "3" },
    });
  });

  test("keeps its level where another one does not exist", () => {
    const draft = edited("sap-maintenance-and-support", { "level-sap-maintenance-and-support": "gold" });
    expect(draft.services["sap-maintenance-and-support"].selectedLevel).toBe("basic");
  });
});

test("a form that did not ask about a service changes nothing of it, so that a second tab loses nothing", () => {
  const draft = edited("storage", { "level-storage-basic": "yes" });
  const posted = { "details-soc": "yes", "count-soc-basic": "100", "count-firewall-basic": "9" };
  const after = detailsStep.edit(draft, posted);
  expect(after.services.storage).toEqual(draft.services.storage);
  expect(after.services.firewall).toEqual(draft.services.firewall);
});

test("shows the controls of what is chosen alone, in the order of the catalogue", () => {
  const draft = addServices(emptyDraft(), ["storage", "sap-maintenance-and-support"]);
  expect(detailsStep.fields({ draft })).toEqual([
    "level-storage-basic",
    "level-storage-advanced",
    "level-storage-professional",
    "level-sap-maintenance-and-support",
    "count-sap-maintenance-and-support",
  ]);
});
