import type { Step } from "./step.ts";

/** Step 5: the request is with us; it stands on the thank-you page. */
export const completedStep = {
  name: "completed",
  fields: () => [],
  errors: () => [],
} as const satisfies Step;
