import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDraft } from "../../testing/quote/any-draft.ts";
import { chosenServices, emptyDraft } from "./draft.ts";
import { readPackages } from "./links.ts";
import { codeField } from "./steps/contact.ts";
import { type Progress, stepNames } from "./steps/step.ts";
import { firstUnfinished, isReachable, reachableStep, stepByNumber, stepNumber, steps } from "./steps.ts";

const contact = { fullname: "Deniz Işık" };
const packed = readPackages("fw.b2_san");

const anyProgress: fc.Arbitrary<Progress> = fc.record(
  { draft: anyDraft, contact: fc.constant(contact), completed: fc.boolean() },
  { requiredKeys: ["draft"] },
);

test("the steps lead from one to the next", () => {
  expect(stepNames.map((name) => steps[name].name)).toEqual(stepNames);
  expect(stepNames.flatMap((name) => steps[name].next ?? [])).toEqual(stepNames.slice(1));
});

test("the first step that still needs something is found", () => {
  expect(firstUnfinished({ draft: emptyDraft() })).toBe("services");
  expect(firstUnfinished({ draft: readPackages("fw") })).toBe("details");
  expect(firstUnfinished({ draft: packed })).toBe("contact");
  expect(firstUnfinished({ draft: packed, contact })).toBe("contact");
  expect(firstUnfinished({ draft: packed, contact, completed: true })).toBe("completed");
});

test("the step that needs something is reachable, and no later one", () => {
  const reached = (progress: Progress) => stepNames.filter((name) => isReachable(progress, name));
  expect(reached({ draft: emptyDraft() })).toEqual(["services"]);
  expect(reached({ draft: readPackages("fw") })).toEqual(["services", "details"]);
  expect(reached({ draft: packed })).toEqual(["services", "details", "preview", "contact"]);
});

test("answers without a code do not complete a request", () => {
  expect(steps.contact.errors({ draft: packed })).toEqual([{ field: "fullname", code: "no-contact" }]);
  expect(steps.contact.errors({ draft: packed, contact })).toEqual([{ field: codeField, code: "no-code" }]);
  expect(isReachable({ draft: packed, contact }, "completed")).toBe(false);
});

test("an address asks for a step by its number, and for the first one with any other word", () => {
  for (const name of stepNames) expect(stepByNumber(String(stepNumber(name)))).toBe(name);
  for (const number of [null, "", "0", "6", "2 ", "02", "1e0", "preview"])
    expect(stepByNumber(number)).toBe("services");
});

test("a step that is skipped leads back to the first one that needs something", () => {
  expect(reachableStep({ draft: emptyDraft() }, "4")).toBe("services");
  expect(reachableStep({ draft: readPackages("fw") }, "3")).toBe("details");
  expect(reachableStep({ draft: packed }, "5")).toBe("contact");
  expect(reachableStep({ draft: packed }, "1")).toBe("services");
});

test("however one got there, every step before the one shown is done, or the one shown says what is missing", () => {
  fc.assert(
    fc.property(anyProgress, fc.constantFrom("1", "2", "3", "4", "5", null), (progress, number) => {
      const shown = reachableStep(progress, number);
      const before = stepNames.slice(0, stepNames.indexOf(shown));
      expect(before.flatMap((name) => steps[name].errors(progress))).toEqual([]);
      if (shown !== stepByNumber(number)) expect(steps[shown].errors(progress).length).toBeGreaterThan(0);
    }),
  );
});

test("every error names a control of its step and a service that is chosen", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const chosen = chosenServices(draft).map(({ service }) => service.key);
      const fields = new Set(steps.details.fields({ draft }));
      for (const { field, service } of steps.details.errors({ draft })) {
        expect(fields).toContain(field);
        expect(chosen).toContain(service);
      }
    }),
  );
});
