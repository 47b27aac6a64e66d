import { startTransition, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { Draft } from "../../../domain/quote/draft.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { steps } from "../../../domain/quote/steps.ts";
import { afterPaint, useSingleSubmit } from "../../page/form-hooks.ts";
import { readFormData } from "../../page/form-post.ts";
import { useAutosave } from "./autosave.ts";
import { forgetChoices, hasUnsavedChoices } from "./wizard-headers.ts";
import { type Failure, isFailure, type ResultOf } from "./wizard-result.ts";

type Options = {
  step: "services" | "details";
  /** As it is stored. */
  draft: Draft;
  address: string;
  actionResult: ResultOf<"services" | "details"> | undefined;
};

/**
 * The form of step 1 or 2 once script runs: the draft follows what is typed, is saved as one goes, and is read before
 * the step is posted. Errors are state of their own, because following a link to a field ends the router's memory.
 */
export function useDraftForm({ step, draft: stored, address, actionResult }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState<readonly StepError[]>(errorsOf(actionResult));
  const [failure, setFailure] = useState(failureOf(actionResult));
  const autosave = useAutosave(address);
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const isPosted = useRef(false);

  useEffect(() => {
    if (!actionResult) return;
    setErrors(errorsOf(actionResult));
    setFailure(failureOf(actionResult));
    if (isFailure(actionResult)) isPosted.current = false;
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
    alert.current?.focus();
  }, [errors, failure]);

  function draftNow(): Draft {
    return form.current ? (steps[step].edit?.(stored, readFormData(new FormData(form.current))) ?? stored) : stored;
  }

  function bodyNow(): string {
    return form.current ? new URLSearchParams(readFormData(new FormData(form.current))).toString() : "";
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
    if (found.length > 0) return;
    await autosave.cancelPending();
    isPosted.current = true;
    await submit(sent, { method: "post", action: address });
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
    saving: autosave.saving,
    onInput,
    onSubmit,
  };
}

function failureOf(actionResult: Options["actionResult"]): Failure["status"] | undefined {
  return isFailure(actionResult) ? actionResult.status : undefined;
}

function errorsOf(actionResult: Options["actionResult"]): readonly StepError[] {
  return actionResult?.status === "invalid" ? actionResult.errors : [];
}
