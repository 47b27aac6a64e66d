import type { Posted } from "../../../domain/lead/read-form.ts";
import { catalogue } from "../../../domain/quote/catalogue.ts";
import { addServices, chosenServices, type Draft, emptyDraft } from "../../../domain/quote/draft.ts";
import { fieldNames } from "../../../domain/quote/field-names.ts";
import { packageParameter, preselectedServices, readPackages } from "../../../domain/quote/links.ts";
import { detailsStep } from "../../../domain/quote/steps/details.ts";
import { servicesStep } from "../../../domain/quote/steps/services.ts";
import type { Progress, StepName } from "../../../domain/quote/steps/step.ts";
import { firstUnfinished, isReachable, stepByNumber } from "../../../domain/quote/steps.ts";
import { queries } from "../../features/quote-wizard/addresses.ts";
import { isFailure, type WizardResult, wizardFields } from "../../features/quote-wizard/wizard-result.ts";

type WizardState = { progress: Progress; done?: { reference: string } | undefined };

export type ShownView =
  /** `sent` is the reference of the request before. */
  | { kind: "step"; step: Exclude<StepName, "completed">; draft: Draft; sent?: string }
  /** A package from a shared link. */
  | { kind: "package"; draft: Draft; replaces: boolean };

export type ViewOrRedirect = ShownView | { kind: "redirect"; step: StepName };

/** The view for an address, by the progress of the visitor. */
export function viewFor(query: URLSearchParams, { progress, done }: WizardState): ViewOrRedirect {
  const number = query.get(queries.step);
  const chosen = readPackages(query.get(packageParameter) ?? "");
  if (hasServices(chosen) && number === null)
    return { kind: "package", draft: chosen, replaces: !done && hasServices(progress.draft) };
  if (done) {
    if (number !== null) return { kind: "redirect", step: "completed" };
    return { kind: "step", step: "services", draft: withPreselected(emptyDraft(), query), sent: done.reference };
  }
  const step = stepByNumber(number);
  if (step === "completed" || !isReachable(progress, step))
    return { kind: "redirect", step: firstUnfinished(progress) };
  // The draft's cookie came back, so the address does not need the package any more.
  if (step !== "services" && hasServices(chosen)) return { kind: "redirect", step };
  if (step !== "services") return { kind: "step", step, draft: progress.draft };
  const isLost = query.has(queries.lost) && !hasServices(progress.draft);
  return { kind: "step", step, draft: withPreselected(isLost ? chosen : progress.draft, query) };
}

/** Why the first step shows in place of another: the draft is gone, or its cookie never came back. */
export function lossOf(query: URLSearchParams, { progress, done }: WizardState, hasCookie: boolean): Loss | undefined {
  if (!query.has(queries.lost) || done || hasServices(progress.draft)) return undefined;
  return query.has(packageParameter) && !hasCookie ? "cookies" : "draft";
}

export type Loss = "cookies" | "draft";

/** The state with choices that are not saved yet. A completed request is not changed. */
export function withUnsavedChoices<State extends WizardState>(state: State, choices: Posted | undefined): State {
  const form = choices?.[wizardFields.form];
  if (state.done || !choices || (form !== "services" && form !== "details")) return state;
  return { ...state, progress: { ...state.progress, draft: withPosted(form, choices, state.progress.draft) } };
}

/** The view of the response to a post: the step it came from, also where nothing could be saved. */
export function viewAfterPost(result: WizardResult, query: URLSearchParams, state: WizardState): ShownView {
  const { draft } = state.progress;
  if (isFailure(result) || result.status === "conflict") {
    const { form, values } = result;
    if (form === "services" || form === "details")
      return { kind: "step", step: form, draft: withPosted(form, values, draft) };
    const chosen = readPackages(values[wizardFields.package] ?? "");
    if (hasServices(chosen)) return { kind: "package", draft: chosen, replaces: false };
    if (result.status === "failed" && query.has(queries.step)) return { kind: "step", step: "contact", draft };
  }
  const view = viewFor(query, state);
  return view.kind === "redirect" ? { kind: "step", step: "services", draft } : view;
}

function withPosted(form: "services" | "details", posted: Posted, draft: Draft): Draft {
  if (form === "services") return servicesStep.edit(draft, posted);
  const shownKeys = catalogue.map(({ key }) => key).filter((key) => posted[fieldNames.details(key)] === "yes");
  return detailsStep.edit(addServices(draft, shownKeys), posted);
}

function withPreselected(draft: Draft, query: URLSearchParams): Draft {
  return addServices(draft, preselectedServices(query));
}

function hasServices(draft: Draft): boolean {
  return chosenServices(draft).length > 0;
}
