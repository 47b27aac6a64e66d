import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { addCaptchaToken } from "../../features/lead-form/captcha.ts";
import { useFieldErrors } from "../../features/lead-form/use-field-errors.ts";
import type { ResultOf } from "../../features/quote-wizard/wizard-result.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { readFormData } from "../../page/form-post.ts";
import { contactFields } from "./contact-fields.ts";

type Options = { actionResult: ResultOf<"contact"> | undefined; address: string; onSend: () => void };

/** The form of step 4 once script runs: it is read before it is sent. Its answer outlasts the router's memory of it. */
export function useContactForm({ actionResult, address, onSend }: Options) {
  const [result, setResult] = useState(actionResult);
  const alert = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const invalid = result?.status === "invalid" ? result : undefined;
  const { errors, read, onInput, onPhone } = useFieldErrors({
    form: element,
    fields: contactFields,
    consent: __TRANSFER_CONSENT__,
    result: invalid,
  });
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";

  useEffect(() => setResult(actionResult), [actionResult]);
  useEffect(() => {
    if (result) alert.current?.focus();
  }, [result]);

  const onSubmit = useSingleSubmit(async (form) => {
    if (isBusy) return;
    const values = readFormData(new FormData(form));
    const mistakes = read(values);
    setResult(mistakes.length > 0 ? { form: "contact", status: "invalid", errors: mistakes, values } : undefined);
    if (mistakes.length > 0) return;
    onSend();
    const body = new FormData(form);
    // A code costs, so the captcha guards it.
    await addCaptchaToken("quote", body);
    await submit(body, { method: "post", action: address });
  });

  const shown = invalid ? (errors.length > 0 ? { ...invalid, errors } : undefined) : result;
  return { element, result: shown, alert, isBusy, onSubmit, onInput, onPhone };
}
