import { startTransition, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { Draft } from "../../../domain/quote/draft.ts";
import { baseField, sentField } from "../../../domain/quote/field-names.ts";
import type { Conflict } from "../../../domain/quote/merge.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { steps } from "../../../domain/quote/steps.ts";
import { afterPaint, focusFromTop, useSingleSubmit } from "../../page/form-hooks.ts";
import { readFormData } from "../../page/form-post.ts";
import { useAutosave } from "./autosave.ts";
import { forgetChoices, hasUnsavedChoices } from "./wizard-headers.ts";
import { type Failure, isFailure, type ResultOf } from "./wizard-result.ts";

type Options = {
  step: "services" | "details";
  draft: Draft;
  /** What is stored, by the names of the form. */
  base: string;
  address: string;
  actionResult: ResultOf<"services" | "details"> | undefined;
};

/**
 * The form of step 1 or 2 once script runs: the draft follows what is typed, is saved as one goes, and is read before
 * the step is posted. Errors are state of their own, because following a link to a field ends the router's memory.
 */
export function useDraftForm({ step, draft: stored, base, address, actionResult }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState<readonly StepError[]>(errorsOf(actionResult));
  const [failure, setFailure] = useState(failureOf(actionResult));
  const [conflicts, setConflicts] = useState(conflictsOf(actionResult));
  const autosave = useAutosave(address, base);
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const isPosted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is taken once
  useEffect(() => {
    if (!actionResult) return;
    setErrors(errorsOf(actionResult));
    setFailure(failureOf(actionResult));
    setConflicts(conflictsOf(actionResult));
    if (isFailure(actionResult) || actionResult.status === "conflict") isPosted.current = false;
    if (actionResult.status === "conflict") autosave.setBase(actionResult.values[baseField] ?? "");
  }, [actionResult]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before script ran counts as well
  useEffect(() => {
    if (hasUnsavedChoices() || JSON.stringify(draftNow()) !== JSON.stringify(stored)) onInput();
    else autosave.markSaved(bodyNow());
    return () => {
      if (isPosted.current) forgetChoices();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round of errors takes the focus once
  useEffect(() => {
    focusFromTop(alert.current);
  }, [errors, failure, conflicts]);

  function draftNow(): Draft {
    return form.current ? (steps[step].edit?.(stored, readFormData(new FormData(form.current))) ?? stored) : stored;
  }

  function bodyNow(): string {
    if (!form.current) return "";
    const { [baseField]: _, ...values } = readFormData(new FormData(form.current));
    return new URLSearchParams(values).toString();
  }

  async function onInput() {
    isPosted.current = false;
    autosave.changed(bodyNow());
    // The form shows by itself what was typed; what follows from it may come a moment later.
    await afterPaint();
    if (form.current) startTransition(() => setDraft(draftNow()));
  }

  const onSubmit = useSingleSubmit(async (sent) => {
    if (!isIdle) return;
    const found = steps[step].errors({ draft: draftNow() });
    setErrors(found);
    setFailure(undefined);
    setConflicts([]);
    if (found.length > 0) return;
    await autosave.cancelPending();
    isPosted.current = true;
    const body = new FormData(sent);
    const known = autosave.markSent(bodyNow());
    body.set(baseField, known.base);
    body.set(sentField, known.sent);
    await submit(body, { method: "post", action: address });
  });

  const now = steps[step].errors({ draft });
  const remaining = errors.filter(({ field, code }) => now.some((one) => one.field === field && one.code === code));
  return {
    form,
    alert,
    draft,
    /** Those of the last try that still hold. */
    errors: remaining,
    /** There were some, and none is left. */
    isCorrected: errors.length > 0 && remaining.length === 0,
    failure,
    conflicts,
    saving: autosave.saving,
    onInput,
    onSubmit,
  };
}

function failureOf(actionResult: Options["actionResult"]): Failure["status"] | undefined {
  return isFailure(actionResult) ? actionResult.status : undefined;
}

function conflictsOf(actionResult: Options["actionResult"]): readonly Conflict[] {
  return actionResult?.status === "conflict" ? actionResult.conflicts : [];
}

function errorsOf(actionResult: Options["actionResult"]): readonly StepError[] {
  return actionResult?.status === "invalid" ? actionResult.errors : [];
}
