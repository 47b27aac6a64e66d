import type { ServiceKey, SuboptionName } from "../../../domain/quote/catalogue.ts";
import { chosenServices, type Draft } from "../../../domain/quote/draft.ts";
import { fieldNames } from "../../../domain/quote/field-names.ts";
import { shareQuery } from "../../../domain/quote/links.ts";
import type { StepName } from "../../../domain/quote/steps/step.ts";
import { stepNumber } from "../../../domain/quote/steps.ts";

/** Query names of the wizard, beside those of packages and mailed links. */
export const queries = { step: "step", from: "from", resent: "resent", lost: "lost" } as const;

/** The value of `from` that leads back to the preview. */
export const fromPreview = "preview";

export function stepAddress(base: string, step: StepName): string {
  return `${base}?${queries.step}=${stepNumber(step)}`;
}

/** The first step, for visitors who requested a later one without a stored draft; with the package that they had chosen. */
export function draftLostAddress(base: string, draft: Draft): string {
  return withPackage(`${stepAddress(base, "services")}&${queries.lost}=yes`, draft);
}

/** An address with the choices in it, for a browser that may not keep the draft's cookie. */
export function withPackage(address: string, draft: Draft): string {
  return chosenServices(draft).length > 0 ? `${address}&${shareQuery(draft)}` : address;
}

/** The address that a step is posted to, with the step that the visitor came from. */
export function postAddress(base: string, step: StepName, isFromPreview: boolean): string {
  return stepAddress(base, step) + (isFromPreview ? `&${queries.from}=${fromPreview}` : "");
}

/** The section of a service in step 2, or of one of its suboptions. */
export function packageId(service: ServiceKey, suboption?: SuboptionName): string {
  return ["package", service, ...(suboption ? [suboption] : [])].join("-");
}

/** Where an entry of the preview is changed. A service without details can only be removed, in step 1. */
export function changeAddress(base: string, service: { key: ServiceKey; asks: string }, suboption?: SuboptionName) {
  return service.asks === "nothing"
    ? `${postAddress(base, "services", true)}#${fieldNames.service(service.key)}`
    : `${postAddress(base, "details", true)}#${packageId(service.key, suboption)}`;
}
