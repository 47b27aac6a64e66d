import { Form, useSubmit } from "react-router";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { stepAddress } from "./addresses.ts";
import { extras, type WizardForm } from "./answer.ts";
import styles from "./code-form.module.css";
import type { SentCode } from "./code-form.tsx";
import { spokenMoment, timeText } from "./spoken-time.ts";
import { useCountdown } from "./use-countdown.ts";
import { useWizard } from "./wizard-context.ts";
import { fill } from "./wizard-words.ts";

/** How long the code is still good for: seen every second, said now and then. */
export function CodeTime({ code }: { code: SentCode | undefined }) {
  const copy = useWizard().words.contact.code;
  const left = useCountdown(code?.secondsLeft ?? 0, code);
  const text = (seconds: number) => (seconds > 0 ? fill(copy.left, { time: timeText(seconds, copy) }) : copy.ended);
  return (
    <>
      <p className={styles.time} aria-hidden="true">
        {text(left)}
      </p>
      <p className="vh" role="status">
        {text(spokenMoment(left))}
      </p>
    </>
  );
}

/** Another code, once a minute has passed. Without script the page says when, and the server keeps to it. */
export function ResendCode({
  code,
  onSend,
}: {
  code: SentCode | undefined;
  onSend: (body: FormData) => Promise<void>;
}) {
  const { words, base } = useWizard();
  const copy = words.contact.code;
  const wait = useCountdown(code?.resendIn ?? 0, code);
  const action = stepAddress(base, "contact");
  const submit = useSubmit();
  const send = useSingleSubmit(async (form) => {
    if (wait > 0) return;
    const body = new FormData(form);
    await onSend(body);
    await submit(body, { method: "post", action, replace: true });
  });
  return (
    <Form method="post" action={action} onSubmit={send}>
      <input type="hidden" name={extras.form} value={"resend" satisfies WizardForm} />
      <button
        type="submit"
        className={styles.link}
        aria-disabled={wait > 0 || undefined}
        aria-describedby={wait > 0 ? "resend-wait" : undefined}
      >
        {copy.resend}
      </button>
      {wait > 0 && (
        <p id="resend-wait" className={styles.wait}>
          {fill(copy.resendIn, { seconds: wait })}
        </p>
      )}
    </Form>
  );
}
