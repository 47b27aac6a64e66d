import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { addCaptchaToken } from "../../features/lead-form/captcha.ts";
import { useFieldErrors } from "../../features/lead-form/use-field-errors.ts";
import type { AnswerTo } from "../../features/quote-wizard/answer.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { postedIn } from "../../page/posted.ts";
import { contactFields } from "./contact-fields.ts";

type Options = { given: AnswerTo<"contact"> | undefined; address: string; onSend: () => void };

/** The form of step 4 once script runs: it is read before it is sent. Its answer outlasts the router's memory of it. */
export function useContactForm({ given, address, onSend }: Options) {
  const [answer, setAnswer] = useState(given);
  const alert = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const invalid = answer?.status === "invalid" ? answer : undefined;
  const { errors, read, onInput, onPhone } = useFieldErrors({
    form: element,
    fields: contactFields,
    consent: __TRANSFER_CONSENT__,
    answer: invalid,
  });
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";

  useEffect(() => setAnswer(given), [given]);
  useEffect(() => {
    if (answer) alert.current?.focus();
  }, [answer]);

  const onSubmit = useSingleSubmit(async (form) => {
    if (isBusy) return;
    const values = postedIn(new FormData(form));
    const mistakes = read(values);
    setAnswer(mistakes.length > 0 ? { form: "contact", status: "invalid", errors: mistakes, values } : undefined);
    if (mistakes.length > 0) return;
    onSend();
    const body = new FormData(form);
    // A code costs, so the captcha guards it.
    await addCaptchaToken("quote", body);
    await submit(body, { method: "post", action: address });
  });

  const shown = invalid ? (errors.length > 0 ? { ...invalid, errors } : undefined) : answer;
  return { element, answer: shown, alert, isBusy, onSubmit, onInput, onPhone };
}
