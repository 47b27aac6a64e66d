import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { type FormResult, hiddenFields, type RefusedResult } from "../../../domain/lead/form-result.ts";
import { askedFields, type FieldError, type FormRules, type Posted } from "../../../domain/lead/read-form.ts";
import { useIsSlow, useTitlePrefix } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import { prepareCaptcha } from "./captcha.ts";
import { FormAlert, SendAsNew } from "./form-alert.tsx";
import { FormFields, Honeypot, type RenderPhone } from "./form-fields.tsx";
import { type FormWords, titlePrefix } from "./form-words.ts";
import styles from "./lead-form.module.css";
import { CaptchaNote, Notice } from "./legal-sentence.tsx";
import { SuccessDialog, SuccessPanel } from "./success-message.tsx";
import { useLeadForm } from "./use-lead-form.ts";

type Props = {
  form: keyof FormWords["send"];
  fields: readonly Field[];
  fixed?: Posted;
  /** What the fields begin with. */
  initial?: Posted;
  words: FormWords;
  /** Where it is posted to: the page it stands on. */
  address: string;
  /** The page's answer to a post, of whichever form. */
  actionResult: FormResult | undefined;
  consent: FormRules["consent"];
  renderPhone: RenderPhone;
  /** The report whose cover illustrates the success. */
  picture?: string;
  /** What takes the place of a form that counts only once a link is used, which went to this address. */
  drawMailed?: (email: string) => ReactNode;
  labelledBy: string;
};

/** A form for a lead. Without script the page itself is the answer; with script everything happens in place. */
export function LeadForm({ fixed = {}, words, picture, drawMailed, labelledBy, renderPhone, ...options }: Props) {
  const { form, address, consent } = options;
  const fields = askedFields(options.fields, consent);
  const { element, result, errors, isPageResult, values, round, busy, onSubmit, onInput, onPhone, dismiss } =
    useLeadForm(options);
  const alert = useAlertFocus(isPageResult ? undefined : result);
  const send = useRef<HTMLButtonElement>(null);
  const idOf = (name: string) => `${form}-${name}`;
  const sent = result?.status === "sent" ? result : undefined;
  const refused = stillRefused(result, errors);
  const mailed = result?.status === "mailed" ? result : undefined;
  useTitlePrefix(titlePrefix(isPageResult ? result : (refused ?? mailed), words));

  if (mailed) return drawMailed?.(mailed.email);
  if (sent && isPageResult)
    return <SuccessPanel result={sent} words={words.sent} picture={picture} address={address} />;
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={address}
        noValidate
        aria-labelledby={labelledBy}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={prepareCaptcha}
      >
        <input type="hidden" name={hiddenFields.form} value={form} />
        {refused && <FormAlert ref={alert} result={refused} fields={fields} idOf={idOf} words={words} />}
        <p className="muted small">
          <span className={styles.star}>*</span> {words.required}
        </p>
        <FormFields
          key={round}
          fields={fields}
          fixed={fixed}
          idOf={idOf}
          words={words}
          values={values}
          errors={errors}
          consentIsRequired={consent === "required"}
          renderPhone={renderPhone}
          onPhone={onPhone}
        />
        <Honeypot label={words.honeypot} id={idOf(hiddenFields.honeypot)} />
        {fields.every(({ kind }) => kind !== "consent") && <Notice words={words} />}
        <SendButton ref={send} words={words} form={form} busy={busy} asNew={refused?.status === "changed"} />
        {__RECAPTCHA_SITE_KEY__ && <CaptchaNote copy={words.captcha} newTab={words.newTab} />}
      </form>
      {sent && <SuccessDialog result={sent} words={words.sent} picture={picture} onClose={close} />}
    </>
  );

  /** Back where the visitor was; the fields are new and empty. */
  function close() {
    dismiss();
    send.current?.focus();
  }
}

/** A form whose mistakes are all put right only has to be sent. */
function stillRefused(result: FormResult | undefined, errors: FieldError[]): RefusedResult | undefined {
  if (result?.status === "invalid") return errors.length > 0 ? { ...result, errors } : undefined;
  return result && "values" in result ? result : undefined;
}

/** Every result that comes takes the focus. The one that the page came with has it already. */
function useAlertFocus(result: FormResult | undefined) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) alert.current?.focus();
  }, [result]);
  return alert;
}

type SendButtonProps = {
  ref: Ref<HTMLButtonElement>;
  words: FormWords;
  form: keyof FormWords["send"];
  busy: boolean;
  /** The first message is here; what is sent now is another one. */
  asNew: boolean;
};

/** Keeps its place and its focus while it sends; that it does is said only where it takes a while. */
function SendButton({ ref, words, form, busy, asNew }: SendButtonProps) {
  const late = useIsSlow(busy);
  return (
    <div>
      {asNew ? (
        <SendAsNew words={words} />
      ) : (
        <Button ref={ref} type="submit" aria-disabled={late || undefined}>
          {late ? words.sending : words.send[form]}
        </Button>
      )}
      <span className="vh" role="status">
        {late && words.sending}
      </span>
    </div>
  );
}
