import type { Posted } from "../../lead/read-form.ts";
import type { Draft } from "../draft.ts";
import type { DetailError } from "../packages.ts";

export const stepNames = ["services", "details", "preview", "contact", "completed"] as const;
export type StepName = (typeof stepNames)[number];

/** How far a visitor has come. Personal answers stand beside the draft, never in it. */
export type Progress = {
  draft: Draft;
  /** Answers of step 4, once they are right. */
  contact?: Readonly<Record<string, string>>;
  /** The right code was given. */
  completed?: boolean;
};

export type StepError =
  | DetailError
  | { field: string; code: "no-service" | "no-contact" | "no-code"; service?: undefined; suboption?: undefined };

/** A step of the wizard. */
export type Step = {
  name: StepName;
  /** Names of the controls it shows, in their order. */
  fields: (progress: Progress) => string[];
  /** The draft after a post of this step; unknown names change nothing. */
  edit?: (draft: Draft, posted: Posted) => Draft;
  /** What is still missing; none of it means the step is done. */
  errors: (progress: Progress) => StepError[];
  next?: StepName;
};
