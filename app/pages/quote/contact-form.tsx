import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { Field } from "../../../domain/lead/fields.ts";
import { hiddenFields } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { addCaptchaToken, prepareCaptcha } from "../../features/lead-form/captcha.ts";
import { FormField, Honeypot } from "../../features/lead-form/form-fields.tsx";
import { errorText, type FormWords, hintOf, labelOf } from "../../features/lead-form/form-words.ts";
import { CaptchaNote, Notice } from "../../features/lead-form/legal-sentence.tsx";
import { useUnsentValues } from "../../features/lead-form/unsent-values.ts";
import { useFieldErrors } from "../../features/lead-form/use-field-errors.ts";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import { FailureMessage, type FailureWords } from "../../features/quote-wizard/saving-notices.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { isFailure, type ResultOf, type WizardForm, wizardFields } from "../../features/quote-wizard/wizard-result.ts";
import { addArrival } from "../../page/arrival.ts";
import { focusFromTop, useIsSlow, useSingleSubmit, useTitlePrefix } from "../../page/form-hooks.ts";
import { readFormData } from "../../page/form-post.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CheckField } from "../../ui/field.tsx";
import { ErrorSummary, Note } from "../../ui/messages.tsx";
import { type PhoneData, phoneRenderer } from "../form-phone.tsx";
import { contactFieldId, contactFields, contactWords, phoneFieldId } from "./contact-fields.ts";
import { OtherWay, OtherWayForm } from "./other-way.tsx";
import styles from "./quote.module.css";

type Props = {
  draft: Draft;
  /** Answers that were right before. */
  stored: Posted;
  actionResult: ResultOf<"contact"> | undefined;
  forms: FormWords;
  phone: PhoneData;
  failureWords: FailureWords;
  /** The answers are on the server. */
  isSent: boolean;
  onSend: () => void;
};

export const contactFormId = "quote-contact";

/** The questions of step 4. What the code is for stands before the number is asked. */
export function ContactForm({ draft, stored, actionResult, forms, phone, failureWords, isSent, onSend }: Props) {
  const { words, base } = useWizard();
  const copy = words.contact;
  const address = stepAddress(base, "contact");
  const { element, result, alert, isBusy, onSubmit, onInput, onPhone } = useContactForm({
    actionResult,
    address,
    onSend,
  });
  // What a page came with: the fields themselves keep what is typed from then on.
  const initial = actionResult?.values ?? stored;
  const unsent = { form: element, name: "quote", fields: contactFields, initial, isSent, survivesReload: true };
  const values = useUnsentValues(unsent);
  const late = useIsSlow(isBusy);
  const messages = useMessages(result, forms);
  const labels = contactWords(forms, copy);
  const renderPhone = phoneRenderer(phone);
  useTitlePrefix(result ? `${failureWords.prefix} ` : "");

  function draw(field: Field) {
    const { name, kind } = field;
    const id = contactFieldId(name);
    const error = messages.find((message) => message.id === id)?.text;
    if (kind === "flag") {
      const box = { id, name, label: labelOf(labels, name), hint: hintOf(labels, name) };
      return <CheckField {...box} value="yes" defaultChecked={values[name] === "yes"} />;
    }
    return (
      <FormField
        field={field}
        id={id}
        words={labels}
        values={values}
        error={error}
        enterKeyHint="next"
        consentIsRequired={__TRANSFER_CONSENT__ === "required"}
        renderPhone={renderPhone}
        onPhone={onPhone}
      />
    );
  }

  return (
    <>
      <form
        ref={element}
        id={contactFormId}
        className={styles.form}
        method="post"
        action={address}
        noValidate
        aria-label={copy.title}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={prepareCaptcha}
        onKeyDown={toNextField}
      >
        <input type="hidden" name={wizardFields.form} value={"contact" satisfies WizardForm} />
        {isFailure(result) && <FailureMessage ref={alert} status={result.status} words={failureWords} />}
        {messages.length > 0 && <ErrorSummary ref={alert} title={forms.errors.summary} items={messages} />}
        <p className="muted small">
          <span className={styles.star}>*</span> {forms.required}
        </p>
        <div className={styles.fields}>
          {contactFields.map((field) =>
            field.kind === "phone" ? (
              <div key={field.name} className={styles.phone}>
                <Note>
                  <b>{copy.phone.title}</b> {copy.phone.text}
                </Note>
                {draw(field)}
                {result?.status === "refused" && <OtherWay />}
              </div>
            ) : (
              <div key={field.name} className={isWide(field) ? styles.wide : undefined}>
                {draw(field)}
              </div>
            ),
          )}
        </div>
        <Honeypot label={forms.honeypot} id={contactFieldId(hiddenFields.honeypot)} />
        {contactFields.every(({ kind }) => kind !== "consent") && <Notice words={forms} />}
        <div className="row">
          <ButtonLink ghost to={stepAddress(base, "preview")}>
            {words.wizard.steps.back}
          </ButtonLink>
          <Button type="submit" aria-disabled={late || undefined}>
            {late ? copy.sending : copy.submit}
          </Button>
          <span className="vh" role="status">
            {late && copy.sending}
          </span>
        </div>
        {__RECAPTCHA_SITE_KEY__ && <CaptchaNote copy={forms.captcha} newTab={forms.newTab} />}
      </form>
      {result?.status === "refused" && <OtherWayForm draft={draft} values={result.values} />}
    </>
  );
}

function isWide({ kind }: Field): boolean {
  return kind === "multiline" || kind === "consent" || kind === "flag";
}

/** What is wrong with which field, in the form's order. */
function useMessages(result: Props["actionResult"], forms: FormWords): { id: string; label: string; text: string }[] {
  const { words, locale } = useWizard();
  const { labels, refusals } = words.contact;
  if (result?.status === "refused") return [{ id: phoneFieldId, label: labels.tel, text: refusals[result.refusal] }];
  if (result?.status !== "invalid") return [];
  return contactFields.flatMap((field) => {
    const error = result.errors.find(({ field: name }) => name === field.name);
    if (!error) return [];
    const own = contactWords(forms, words.contact);
    const text = errorText(own, field, error.code, locale);
    return [{ id: contactFieldId(field.name), label: labelOf(own, field.name), text }];
  });
}

/** The keyboard of a phone says "next", so Enter must not send there: it goes on to the next field. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  const isNext = field instanceof HTMLInputElement && field.enterKeyHint === "next";
  if (event.key !== "Enter" || !isNext || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea")];
  fields
    .slice(fields.indexOf(field) + 1)
    .find(({ tabIndex }) => tabIndex >= 0)
    ?.focus();
}

type Options = { actionResult: ResultOf<"contact"> | undefined; address: string; onSend: () => void };

/** The form of step 4 once script runs: it is read before it is sent. Its answer outlasts the router's memory of it. */
function useContactForm({ actionResult, address, onSend }: Options) {
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
    if (result) focusFromTop(alert.current);
  }, [result]);

  const onSubmit = useSingleSubmit(async (form) => {
    if (isBusy) return;
    const values = readFormData(new FormData(form));
    const mistakes = read(values);
    setResult(mistakes.length > 0 ? { form: "contact", status: "invalid", errors: mistakes, values } : undefined);
    if (mistakes.length > 0) return;
    onSend();
    const body = new FormData(form);
    addArrival(body);
    // A code costs, so the captcha guards it.
    await addCaptchaToken("quote", body);
    await submit(body, { method: "post", action: address });
  });

  const shown = invalid ? (errors.length > 0 ? { ...invalid, errors } : undefined) : result;
  return { element, result: shown, alert, isBusy, onSubmit, onInput, onPhone };
}
