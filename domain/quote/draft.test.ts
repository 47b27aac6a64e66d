import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDraft } from "../../testing/quote/any-draft.ts";
import { catalogue } from "./catalogue.ts";
import { addServices, chosenServices, emptyDraft, readDraft, storedValue } from "./draft.ts";

const keysOf = (draft: ReturnType<typeof emptyDraft>) => chosenServices(draft).map(({ service }) => service.key);

test("an empty draft has nothing chosen and the levels the catalogue starts with", () => {
  const { services } = emptyDraft();
  expect(chosenServices(emptyDraft())).toEqual([]);
  expect(services["cloud-management"].suboptions["dr-sid"]).toEqual({
    selected: false,
    addedLevels: [],
    selectedLevel: "professional",
    values: { basic: "0", advanced: "0", professional: "0" },
  });
});

test("any draft survives storage as JSON", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    }),
  );
});

test("what an earlier release stored is read as far as the catalogue knows it", () => {
  const stored = {
    services: {
      soc: { selected: true, addedLevels: ["premium", "basic", "basic"], values: { basic: " 200 ", advanced: 7 } },
      "cloud-management": { selected: true, selectedLevel: "gold", suboptions: { "prod-sid": { selected: true } } },
      toaster: { selected: true },
    },
  };
  const draft = readDraft(stored);
  expect(keysOf(draft)).toEqual(["soc", "cloud-management"]);
  expect(draft.services.soc).toMatchObject({ addedLevels: ["basic"], values: { basic: "200", advanced: "0" } });
  expect(draft.services["cloud-management"].suboptions["prod-sid"]).toMatchObject({ selectedLevel: "professional" });
});

test("anything at all reads as a draft", () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Object.keys(readDraft(stored).services)).toHaveLength(catalogue.length);
    }),
  );
  expect(readDraft(JSON.parse('{"__proto__":{"services":{"soc":{"selected":true}}}}'))).toEqual(emptyDraft());
});

test("what is typed is kept short, and the same however often it is stored", () => {
  const kept = storedValue(` ${"1".repeat(39)} ${"2".repeat(39)}`);
  expect(kept).toBe("1".repeat(39));
  expect(storedValue(kept)).toBe(kept);
});

test("services are added to what is chosen, in the order of the catalogue", () => {
  const draft = addServices(addServices(emptyDraft(), ["soc"]), ["storage", "soc"]);
  expect(keysOf(draft)).toEqual(["storage", "soc"]);
});
