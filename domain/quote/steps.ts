import { contactStep } from "./steps/contact.ts";
import { detailsStep } from "./steps/details.ts";
import { servicesStep } from "./steps/services.ts";
import { type Progress, type Step, type StepName, stepNames } from "./steps/step.ts";

/** Step 3: a summary with links back to each choice. It has no fields, so nothing can be missing. */
const previewStep = {
  name: "preview",
  fields: () => [],
  errors: () => [],
  next: "contact",
} as const satisfies Step;

/** Step 5: the request was sent; the thank-you page shows it. */
const completedStep = {
  name: "completed",
  fields: () => [],
  errors: () => [],
} as const satisfies Step;

/** The five steps, in their order. */
export const steps: Readonly<Record<StepName, Step>> = {
  services: servicesStep,
  details: detailsStep,
  preview: previewStep,
  contact: contactStep,
  completed: completedStep,
};

/** The first step that still needs something; the last one where nothing is missing. */
export function firstUnfinished(progress: Progress): StepName {
  return stepNames.find((name) => steps[name].errors(progress).length > 0) ?? "completed";
}

/** Whether a step may be shown: nothing before it is missing. */
export function isReachable(progress: Progress, step: StepName): boolean {
  return stepNames.indexOf(step) <= stepNames.indexOf(firstUnfinished(progress));
}

/** The number of a step, as the address has it: 1 to 5. */
export function stepNumber(step: StepName): number {
  return stepNames.indexOf(step) + 1;
}

/** The step with the number in the address; the first step where there is none with it. */
export function stepByNumber(number: string | null): StepName {
  return stepNames.find((name) => String(stepNumber(name)) === number) ?? "services";
}

/** The requested step if it is reachable, or else the first unfinished one. */
export function reachableStep(progress: Progress, number: string | null): StepName {
  const requested = stepByNumber(number);
  return isReachable(progress, requested) ? requested : firstUnfinished(progress);
}
