import type { FieldError, Posted } from "../../../domain/lead/read-form.ts";
import type { Conflict } from "../../../domain/quote/merge.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import type { SmsRefusal } from "../../../domain/verification/sms-limits.ts";

/** The forms of the wizard; each says which one it is. */
export const wizardForms = [
  "services",
  "details",
  "package",
  "contact",
  "code",
  "resend",
  "change-number",
  "resume-mail",
  "resume",
  "anew",
] as const;
export type WizardForm = (typeof wizardForms)[number];

/** The names of the fields of the wizard's forms beside those of the steps; all but the e-mail address are hidden. */
export const wizardFields = {
  form: "form",
  /** Autosave: the response is a short result, not a page. `checkCookie` asks whether the draft's cookie comes back. */
  quiet: "quiet",
  /** The form starts a new request, although this visitor already sent one. */
  anew: "anew",
  package: "package",
  token: "token",
  resumeEmail: "resume-email",
} as const;

/** The value of `quiet` in the second save of a new draft. */
export const checkCookie = "check-cookie";

/** Nothing was taken: the server cannot, or a limit was reached. */
export type Failure = { status: "failed" | "tooMany"; values: Posted };

/** What each form is answered, where the visitor stays on the step. Whatever was typed comes back. */
type Results = {
  services: StepResult;
  details: StepResult;
  contact:
    | { status: "invalid"; errors: FieldError[]; values: Posted }
    | { status: "refused"; refusal: Refusal; values: Posted };
  code: { status: "missing" | "none-active" } | { status: "wrong"; triesLeft: number };
  resend: { status: "too-soon" } | { status: "refused"; refusal: Refusal };
  "resume-mail": { status: "sent" | "invalid" | "nothing-yet"; email: string };
};
type StepResult =
  /** A draft that has just begun is not saved before its cookie has come back. */
  | { status: "saved" | "begun" | "no-cookie" }
  | { status: "invalid"; errors: StepError[] }
  | { status: "conflict"; conflicts: Conflict[]; values: Posted };
/** Why no code was sent. */
type Refusal = SmsRefusal | "failed";

export type ResultOf<Form extends WizardForm> = Form extends WizardForm
  ? { form: Form } & (Failure | (Form extends keyof Results ? Results[Form] : never))
  : never;

/** What became of a posted form. */
export type WizardResult = ResultOf<WizardForm>;

/** The result, where it is one to this form. */
export function resultOf<Form extends WizardForm>(form: Form, result: WizardResult | undefined) {
  return result?.form === form ? (result as ResultOf<Form>) : undefined;
}

export function isFailure<Result extends WizardResult>(result: Result | undefined): result is Result & Failure {
  return result?.status === "failed" || result?.status === "tooMany";
}

/** Whether the page shows this result as an error. */
export function hasError({ status }: WizardResult): boolean {
  return status !== "saved" && status !== "sent";
}
