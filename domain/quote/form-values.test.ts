import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDraft, anyEdit, apply } from "../../testing/quote/any-draft.ts";
import { formValues } from "./form-values.ts";
import { readPackages } from "./share-link.ts";

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
