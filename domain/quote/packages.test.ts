import { expect, test } from "vitest";
import { type CatalogueService, levels, service } from "./catalogue.ts";
import { emptyDraft, type ServiceChoice } from "./draft.ts";
import { packageTargets } from "./field-names.ts";
import { readTarget, serviceErrors } from "./packages.ts";

const noBasic: CatalogueService = service(
  "soc",
  "soc",
  "security",
  { asks: "count", unit: "eps" },
  levels(null, ["basic"]),
);
const noneLeft: CatalogueService = service(
  "storage",
  "storage",
  "infrastructure",
  { asks: "level" },
  levels("basic", ["basic"]),
);

const choice = (changes: Partial<ServiceChoice>): ServiceChoice => ({ ...emptyDraft().services.soc, ...changes });

test("a level that is shown but not offered is refused, however it got into the draft", () => {
  const both = choice({ addedLevels: ["basic", "advanced"], values: { basic: "5", advanced: "7", professional: "0" } });
  const [target] = packageTargets(noBasic);
  expect(target && readTarget(target, both).packages).toEqual([{ level: "advanced", count: 7 }]);
  expect(serviceErrors(noBasic, both)).toEqual([
    { field: "count-soc-basic", code: "level-disabled", service: "soc", level: "basic" },
  ]);
  expect(serviceErrors(noneLeft, choice({ selectedLevel: "basic" }))).toEqual([
    { field: "level-storage", code: "level-disabled", service: "storage" },
  ]);
});

test("a missing package leads to a control that can be used", () => {
  expect(serviceErrors(noBasic, choice({}))).toEqual([
    { field: "count-soc-advanced", code: "no-package", service: "soc" },
  ]);
});

test("wrong numbers at several levels are told apart", () => {
  const wrong = choice({ addedLevels: ["basic", "advanced"], values: { basic: "x", advanced: "x", professional: "" } });
  expect(serviceErrors({ ...noBasic, ...levels(null) }, wrong).map(({ level }) => level)).toEqual([
    "basic",
    "advanced",
  ]);
});
