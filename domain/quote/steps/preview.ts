import type { Step } from "./step.ts";

/** Step 3: everything once more, with a way back to each line. It asks nothing, so nothing can be missing. */
export const previewStep = {
  name: "preview",
  fields: () => [],
  errors: () => [],
  next: "contact",
} as const satisfies Step;
