import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigationType } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { type FormName, type FormResult, hiddenFields } from "../../../domain/lead/form-result.ts";
import type { FormRules, Posted } from "../../../domain/lead/read-form.ts";
import { addArrival } from "../../page/arrival.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { readFormData } from "../../page/form-post.ts";
import { addCaptchaToken } from "./captcha.ts";
import { useUnsentValues } from "./unsent-values.ts";
import { useFieldErrors } from "./use-field-errors.ts";

const noValues: Posted = {};

type Options = {
  form: FormName;
  fields: readonly Field[];
  /** What the form begins with. */
  initial?: Posted;
  address: string;
  consent: FormRules["consent"];
  /** The result of the page's action, for whichever form it was posted. */
  actionResult: FormResult | undefined;
};

/**
 * A form once script runs: it is checked before it is sent, sent with a fetcher, and its result shown in place. The
 * result is kept in state, because the router drops its action data when a link to a field is followed.
 */
export function useLeadForm({ form, fields, initial = noValues, address, consent, ...options }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<FormResult>();
  const [actionResult] = useState(options.actionResult?.form === form ? options.actionResult : undefined);
  const [result, setResult] = useState(actionResult);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const submissionFields = useSubmissionFields(form);
  const { errors, read, onInput, onPhone } = useFieldErrors({ form: element, fields, consent, result });
  const initialValues = round > 0 ? noValues : initial;
  const isSent = result?.status === "mailed";
  const unsent = useUnsentValues({ form: element, name: form, fields, initial: initialValues, isSent });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result of the server is received once
  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data) return;
    setBusy(false);
    setResult(fetcher.data);
    if ("values" in fetcher.data) return;
    submissionFields.reset();
    setRound((before) => before + 1);
  }, [fetcher.state, fetcher.data]);

  const onSubmit = useSingleSubmit(async (sent, submitter) => {
    if (busy) return;
    const body = new FormData(sent);
    const values = readFormData(body);
    const fieldErrors = read(values);
    if (fieldErrors.length > 0) return setResult({ form, status: "invalid", errors: fieldErrors, values });
    setBusy(true);
    if (isSentAsNew(submitter)) submissionFields.renewKey();
    submissionFields.addTo(body);
    // A request about one's data is no lead.
    if (form !== "request") addArrival(body);
    await addCaptchaToken(form, body);
    await fetcher.submit(body, { method: "post", action: address, defaultShouldRevalidate: false });
  });

  return {
    element,
    result,
    /** The errors of the result that are not corrected yet. */
    errors,
    /** Whether the result came with the page, as the response to a post without script. */
    isPageResult: result !== undefined && result === actionResult,
    /** How often the form was sent; each time it starts again with empty fields. */
    round,
    values: round > 0 ? noValues : ((actionResult && valuesIn(actionResult)) ?? unsent),
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
  return submitter instanceof HTMLButtonElement && submitter.name === hiddenFields.again;
}

/** When each form was first opened in this tab: in the other language it comes back filled in, and is sent at once. */
const firstOpened = new Map<FormName, number>();

/**
 * Fields that script adds to a form: a key by which the server recognises a repeated submission, and when the form was
 * opened. They are not in the page's HTML, which is the same for everybody.
 */
function useSubmissionFields(form: FormName) {
  const submissionFields = useRef({ key: "", opened: 0 });
  const cameByLink = useRef(useNavigationType() !== "POP");

  useEffect(() => {
    // Visitors may have typed while the script was still loading: count from the start of the page.
    const now = cameByLink.current ? Date.now() : Math.round(performance.timeOrigin);
    const opened = firstOpened.get(form) ?? now;
    firstOpened.set(form, opened);
    submissionFields.current = { key: newKey(), opened };
  }, [form]);

  return {
    addTo(body: FormData) {
      const { key, opened } = submissionFields.current;
      if (key) body.set(hiddenFields.key, key);
      body.set(hiddenFields.opened, String(opened));
    },
    /** The next submission is another one. */
    renewKey() {
      submissionFields.current.key = newKey();
    },
    /** The form is empty again. */
    reset() {
      firstOpened.set(form, Date.now());
      submissionFields.current = { key: newKey(), opened: Date.now() };
    },
  };
}

/** Only secure contexts have randomUUID; without a key the server compares submissions by content. */
function newKey(): string {
  return crypto.randomUUID?.() ?? "";
}
