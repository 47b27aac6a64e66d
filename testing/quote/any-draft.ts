import fc from "fast-check";
import type { Posted } from "../../domain/lead/read-form.ts";
import { catalogue, serviceLevels } from "../../domain/quote/catalogue.ts";
import { type Draft, emptyDraft } from "../../domain/quote/draft.ts";
import { fieldNames, packageTargets, takesOneLevel } from "../../domain/quote/field-names.ts";
import { detailsStep } from "../../domain/quote/steps/details.ts";
import { servicesStep } from "../../domain/quote/steps/services.ts";

/** Every name that steps 1 and 2 can post. */
export const allNames = catalogue.flatMap((service) => [
  fieldNames.service(service.key),
  fieldNames.details(service.key),
  ...service.suboptions.map(({ name }) => fieldNames.suboption(service.key, name)),
  ...packageTargets(service).flatMap((target) =>
    (takesOneLevel(target) ? [undefined] : serviceLevels).flatMap((level) => [
      fieldNames.level(target, level),
      fieldNames.count(target, level),
    ]),
  ),
]);

const typed = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2_000 }).map(String) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 10_000 }).map((hundreds) => String(hundreds * 100)) },
  fc.constantFrom("", "0", "1.000", "1,000", "1 000", "1,5", "-3", "1000001", "on", " 12 "),
  fc.string({ unit: "binary", maxLength: 60 }),
);

function valueFor(name: string): fc.Arbitrary<string> {
  if (name.startsWith("count-")) return typed;
  if (name.startsWith("level-")) return fc.constantFrom("yes", ...serviceLevels, "no");
  return fc.constantFrom("yes", "yes", "yes", "on");
}

/** A post of either step: some names left out, some values that make no sense. */
const anyPost: fc.Arbitrary<Posted> = fc
  .subarray([...allNames, "unknown"])
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, valueFor(name)]))));

type Edit = { step: "services" | "details"; posted: Posted };

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  step: fc.constantFrom("services" as const, "details" as const),
  posted: anyPost,
});

export function apply(draft: Draft, { step, posted }: Edit): Draft {
  return step === "services" ? servicesStep.edit(draft, posted) : detailsStep.edit(draft, posted);
}

/** A draft as a visitor may leave it: after any sequence of edits. */
export const anyDraft: fc.Arbitrary<Draft> = fc
  .array(anyEdit, { maxLength: 4 })
  .map((edits) => edits.reduce(apply, emptyDraft()));
