import { type InputEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { type ActiveCode, codeField } from "../../../domain/quote/steps/contact.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { readCode } from "../../../domain/verification/verification.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import field from "../../ui/field.module.css";
import { controlAttributes, FieldMessages } from "../../ui/field.tsx";
import { stepAddress } from "./addresses.ts";
import styles from "./code-form.module.css";
import { CodeCountdown, phoneText, ResendCode } from "./code-time.tsx";
import { useWizard } from "./wizard-context.ts";
import { type Failure, isFailure, type ResultOf, type WizardForm, wizardFields } from "./wizard-result.ts";

type Props = {
  /** Undefined once none is active any more. */
  code: ActiveCode | undefined;
  result: ResultOf<"code"> | ResultOf<"resend"> | undefined;
  /** Another one was just sent. */
  isResent: boolean;
  /** Of its heading in the dialog; a page has one of its own. */
  titleId?: string;
  /** What is said where nothing could be taken. */
  failures: Readonly<Record<Failure["status"], string>>;
  /** Called before another code is asked for, with what will be posted. */
  onResend: (body: FormData) => Promise<void>;
  /** The way that is left where no other code can be sent. */
  otherWay: ReactNode;
};

/** One field for the six digits: typed, pasted or filled in by the phone. The same in the dialog and as a page. */
export function CodeForm({ code, result, isResent, titleId, failures, onResend, otherWay }: Props) {
  const { words, base } = useWizard();
  const copy = words.contact.code;
  const input = useRef<HTMLInputElement>(null);
  const isIdle = useNavigation().state === "idle";
  const submit = useSubmit();
  const sent = useRef("");
  const send = useSingleSubmit((form) => {
    sent.current = input.current?.value ?? "";
    return submit(form, { replace: true });
  });
  const error = errorText(result, copy, failures);
  const refusal = result?.form === "resend" && result.status === "refused" ? result.refusal : undefined;
  const frame = { id: codeField, error, hint: copy.hint };
  useWebOtp((digits) => {
    if (!input.current) return;
    input.current.value = digits;
    sendWhole(input.current);
  }, code);

  useEffect(() => {
    if (!result) return;
    input.current?.focus();
    input.current?.select();
  }, [result]);

  /** Six digits send themselves, once: those that were wrong wait for another one. */
  function sendWhole(field: HTMLInputElement) {
    const digits = readCode(field.value);
    if (!digits) return;
    // "417 029" pasted from a message becomes 417029.
    if (digits !== field.value) field.value = digits;
    if (digits !== sent.current) field.form?.requestSubmit();
  }

  return (
    <div className={styles.code}>
      {titleId && <h2 id={titleId}>{copy.title}</h2>}
      {code && <p>{fill(copy.text, { phone: phoneText(code) })}</p>}
      <Form method="post" action={stepAddress(base, "contact")} className={styles.form} noValidate onSubmit={send}>
        <input type="hidden" name={wizardFields.form} value={"code" satisfies WizardForm} />
        <div className={field.field}>
          <label htmlFor={codeField} className={field.label}>
            {copy.label}
          </label>
          <div className={styles.cells}>
            <input
              ref={input}
              name={codeField}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="send"
              {...controlAttributes(frame)}
              // biome-ignore lint/a11y/noAutofocus: the code is what the visitor is waiting for
              autoFocus
              onInput={(event: InputEvent<HTMLInputElement>) => sendWhole(event.currentTarget)}
            />
          </div>
          <FieldMessages {...frame} />
        </div>
        <CodeCountdown code={code} />
        <Button type="submit" aria-disabled={!isIdle || undefined}>
          {copy.submit}
        </Button>
      </Form>
      <p role="status" className={styles.resent}>
        {isResent && !result && copy.resent}
      </p>
      {refusal && (
        <>
          <FieldMessages id="resend" error={words.contact.refusals[refusal]} />
          {otherWay}
        </>
      )}
      <div className={styles.ways}>
        <ResendCode code={code} onSend={onResend} />
        <Form method="post" action={stepAddress(base, "contact")} replace>
          <input type="hidden" name={wizardFields.form} value={"change-number" satisfies WizardForm} />
          <button type="submit" className={styles.link}>
            {copy.change}
          </button>
        </Form>
      </div>
    </div>
  );
}

type CodeWords = ReturnType<typeof useWizard>["words"]["contact"]["code"];

function errorText(result: Props["result"], copy: CodeWords, failures: Props["failures"]): string | undefined {
  if (!result) return undefined;
  if (isFailure(result)) return failures[result.status];
  if (result.form !== "code") return undefined;
  if (result.status === "wrong") {
    const { triesLeft } = copy;
    const left = result.triesLeft === 0 ? triesLeft.none : fillCounted(triesLeft, result.triesLeft);
    return `${copy.outcomes.wrong} ${left}`;
  }
  return result.status === "missing" ? copy.missing : `${copy.outcomes["none-active"]} ${copy.askAgain}`;
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/** Where the phone reads the message itself and its owner agrees, the code comes from there. */
function useWebOtp(onCode: (code: string) => void, told: unknown): void {
  const receive = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code is another message to wait for
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const abort = new AbortController();
    const options: OtpRequest = { otp: { transport: ["sms"] }, signal: abort.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        if (credential && "code" in credential) receive(String(credential.code));
      },
      // Refused or given up: the field is there.
      () => undefined,
    );
    return () => abort.abort();
  }, [told]);
}
