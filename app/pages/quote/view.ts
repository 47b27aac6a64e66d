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

export type Shown =
  | { kind: "step"; step: Exclude<StepName, "completed">; draft: Draft /** Of the request before. */; sent?: string }
  /** A package that somebody else put together. */
  | { kind: "package"; draft: Draft; replaces: boolean };

export type View = Shown | { kind: "redirect"; step: StepName };

/** What an address shows to a visitor who stands there. */
export function viewFor(query: URLSearchParams, { progress, done }: WizardState): View {
  const chosen = readPackages(query.get(packageParameter) ?? "");
  if (hasServices(chosen)) return { kind: "package", draft: chosen, replaces: !done && hasServices(progress.draft) };
  const number = query.get(queries.step);
  if (done) {
    if (number !== null) return { kind: "redirect", step: "completed" };
    return { kind: "step", step: "services", draft: preselected(emptyDraft(), query), sent: done.reference };
  }
  const step = stepByNumber(number);
  if (step === "completed" || !isReachable(progress, step))
    return { kind: "redirect", step: firstUnfinished(progress) };
  return { kind: "step", step, draft: step === "services" ? preselected(progress.draft, query) : progress.draft };
}

/** Where a visitor stands who has chosen something since it was last saved. A completed request is not changed. */
export function withUnsavedChoices<State extends WizardState>(state: State, choices: Posted | undefined): State {
  const form = choices?.[wizardFields.form];
  if (state.done || !choices || (form !== "services" && form !== "details")) return state;
  return { ...state, progress: { ...state.progress, draft: typedIn(form, choices, state.progress.draft) } };
}

/** What a page shows that is the answer to a post: the step it came from, also where nothing could be saved. */
export function viewAfterPost(result: WizardResult, query: URLSearchParams, state: WizardState): Shown {
  const { draft } = state.progress;
  if (isFailure(result)) {
    const { form, values } = result;
    if (form === "services" || form === "details")
      return { kind: "step", step: form, draft: typedIn(form, values, draft) };
    const chosen = readPackages(values[wizardFields.package] ?? "");
    if (hasServices(chosen)) return { kind: "package", draft: chosen, replaces: false };
    if (result.status === "failed" && query.has(queries.step)) return { kind: "step", step: "contact", draft };
  }
  const view = viewFor(query, state);
  return view.kind === "redirect" ? { kind: "step", step: "services", draft } : view;
}

function typedIn(form: "services" | "details", posted: Posted, draft: Draft): Draft {
  if (form === "services") return servicesStep.edit(draft, posted);
  const shownKeys = catalogue.map(({ key }) => key).filter((key) => posted[fieldNames.details(key)] === "yes");
  return detailsStep.edit(addServices(draft, shownKeys), posted);
}

function preselected(draft: Draft, query: URLSearchParams): Draft {
  return addServices(draft, preselectedServices(query));
}

function hasServices(draft: Draft): boolean {
  return chosenServices(draft).length > 0;
}
