import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigationType } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { type FormName, type FormResult, formExtras } from "../../../domain/lead/form-result.ts";
import type { Posted, ReadingRules } from "../../../domain/lead/read-form.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { postedIn } from "../../page/form-post.ts";
import { addCaptchaToken } from "./captcha.ts";
import { useUnsentValues } from "./unsent-values.ts";
import { useFieldErrors } from "./use-field-errors.ts";

const nothing: Posted = {};

type Options = {
  form: FormName;
  fields: readonly Field[];
  /** What the form begins with. */
  initial?: Posted;
  address: string;
  consent: ReadingRules["consent"];
  /** What the page answered to a post, of whichever form. */
  actionResult: FormResult | undefined;
};

/**
 * A form once script runs: it is read before it is sent, sent without leaving the page, and answered in place. What
 * became of it is state of its own, because following a link to a field ends the router's memory of the post.
 */
export function useLeadForm({ form, fields, initial = nothing, address, consent, ...options }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormResult>();
  const [actionResult] = useState(options.actionResult?.form === form ? options.actionResult : undefined);
  const [result, setResult] = useState(actionResult);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const marks = useSubmissionMarks(form);
  const { errors, read, onInput, onPhone } = useFieldErrors({ form: element, fields, consent, result });
  const begin = round > 0 ? nothing : initial;
  const isSent = result?.status === "mailed";
  const unsent = useUnsentValues({ form: element, name: form, fields, initial: begin, isSent });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result of the server is received once
  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data) return;
    setBusy(false);
    setResult(fetcher.data);
    if ("values" in fetcher.data) return;
    marks.startAnew();
    setRound((before) => before + 1);
  }, [fetcher.state, fetcher.data]);

  const onSubmit = useSingleSubmit(async (sent, submitter) => {
    if (busy) return;
    const body = new FormData(sent);
    const values = postedIn(body);
    const mistakes = read(values);
    if (mistakes.length > 0) return setResult({ form, status: "invalid", errors: mistakes, values });
    setBusy(true);
    if (isSentAsNew(submitter)) marks.renewKey();
    marks.addTo(body);
    await addCaptchaToken(form, body);
    await fetcher.submit(body, { method: "post", action: address, defaultShouldRevalidate: false });
  });

  return {
    element,
    result,
    /** Those of the result that are not put right yet. */
    errors,
    /** Whether the result is the page itself. */
    isPage: result !== undefined && result === actionResult,
    /** A new one begins with empty fields. */
    round,
    values: round > 0 ? nothing : ((actionResult && valuesIn(actionResult)) ?? unsent),
    busy,
    onSubmit,
    onInput,
    onPhone,
    dismiss: () => setResult(undefined),
  };
}

function valuesIn(actionResult: FormResult): Posted | undefined {
  if (actionResult.status === "begun") return actionResult.filled;
  return "values" in actionResult ? actionResult.values : undefined;
}

function isSentAsNew(submitter: HTMLElement | null): boolean {
  return submitter instanceof HTMLButtonElement && submitter.name === formExtras.again;
}

/** When each form was first opened in this tab: in the other language it comes back filled in, and is sent at once. */
const firstOpened = new Map<FormName, number>();

/**
 * What script adds to a form: a key, by which the same submission is known again, and when the form was opened.
 * Neither stands in the page, which is the same for everybody.
 */
function useSubmissionMarks(form: FormName) {
  const marks = useRef({ key: "", opened: 0 });
  const cameByLink = useRef(useNavigationType() !== "POP");

  useEffect(() => {
    // Whoever typed while the script was still loading did not fill the form in a second.
    const now = cameByLink.current ? Date.now() : Math.round(performance.timeOrigin);
    const opened = firstOpened.get(form) ?? now;
    firstOpened.set(form, opened);
    marks.current = { key: newKey(), opened };
  }, [form]);

  return {
    addTo(body: FormData) {
      const { key, opened } = marks.current;
      if (key) body.set(formExtras.key, key);
      body.set(formExtras.opened, String(opened));
    },
    /** The next submission is another one. */
    renewKey() {
      marks.current.key = newKey();
    },
    /** The form is empty again. */
    startAnew() {
      firstOpened.set(form, Date.now());
      marks.current = { key: newKey(), opened: Date.now() };
    },
  };
}

/** Only secure contexts have it; without a key the server knows a submission by its content. */
function newKey(): string {
  return crypto.randomUUID?.() ?? "";
}
