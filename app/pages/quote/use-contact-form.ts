import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { readForm } from "../../../domain/lead/read-form.ts";
import type { AnswerTo } from "../../features/quote-wizard/answer.ts";
import { postedIn } from "../../page/posted.ts";
import { useSending } from "../../page/use-sending.ts";
import { contactFields } from "./contact-fields.ts";

type Options = { given: AnswerTo<"contact"> | undefined; address: string; onSend: () => void };

/** The form of step 4 once script runs: it is read before it is sent. Its answer outlasts the router's memory of it. */
export function useContactForm({ given, address, onSend }: Options) {
  const [answer, setAnswer] = useState(given);
  const alert = useRef<HTMLDivElement>(null);
  const phoneIsValid = useRef<boolean>(undefined);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";

  useEffect(() => setAnswer(given), [given]);
  useEffect(() => {
    if (answer) alert.current?.focus();
  }, [answer]);

  const onSubmit = useSending(async (form) => {
    if (isBusy) return;
    const values = postedIn(new FormData(form));
    const readPhone = ({ number }: { number: string }) => (phoneIsValid.current === false ? undefined : number);
    const { errors } = readForm(contactFields, values, { consent: __TRANSFER_CONSENT__, readPhone });
    setAnswer(errors.length > 0 ? { form: "contact", status: "invalid", errors, values } : undefined);
    if (errors.length > 0) return;
    onSend();
    await submit(form, { method: "post", action: address });
  });

  return {
    answer,
    alert,
    isBusy,
    onSubmit,
    /** Undefined as long as the field cannot tell. */
    onPhone(isValid: boolean | undefined) {
      phoneIsValid.current = isValid;
    },
  };
}
