import { contactStep } from "./steps/contact.ts";
import { detailsStep } from "./steps/details.ts";
import { servicesStep } from "./steps/services.ts";
import { type Progress, type Step, type StepName, stepNames } from "./steps/step.ts";

/** Step 3: everything once more, with a way back to each line. It asks nothing, so nothing can be missing. */
const previewStep = {
  name: "preview",
  fields: () => [],
  errors: () => [],
  next: "contact",
} as const satisfies Step;

/** Step 5: the request is with us; it stands on the thank-you page. */
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
export function reachable(progress: Progress, step: StepName): boolean {
  return stepNames.indexOf(step) <= stepNames.indexOf(firstUnfinished(progress));
}

/** The number of a step, as the address has it: 1 to 5. */
export function stepNumber(step: StepName): number {
  return stepNames.indexOf(step) + 1;
}

/** The step that an address asks for; the first one where it asks for none that exists. */
export function stepAt(number: string | null): StepName {
  return stepNames.find((name) => String(stepNumber(name)) === number) ?? "services";
}

/** The step to show: the one that was asked for, or the first that still needs something. */
export function stepToShow(progress: Progress, number: string | null): StepName {
  const requested = stepAt(number);
  return reachable(progress, requested) ? requested : firstUnfinished(progress);
}
