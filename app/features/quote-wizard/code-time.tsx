import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { useSingleSubmit } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/messages.tsx";
import { stepAddress } from "./addresses.ts";
import styles from "./code-form.module.css";
import { useWizard } from "./wizard-context.ts";
import { type WizardForm, wizardFields } from "./wizard-result.ts";

/** How long the code is valid: shown every second, announced to screen readers at a few moments. */
export function CodeCountdown({ code }: { code: ActiveCode | undefined }) {
  const copy = useWizard().words.contact.code;
  const secondsLeft = useCountdown(code?.secondsLeft ?? 0, code);
  const text = (seconds: number) => (seconds > 0 ? fill(copy.left, { time: timeText(seconds, copy) }) : copy.ended);
  return (
    <>
      <p className={styles.time} aria-hidden="true">
        {text(secondsLeft)}
      </p>
      <p className="vh" role="status">
        {text(announcedSeconds(secondsLeft))}
      </p>
    </>
  );
}

/** Sends another code after a minute. Without script the page says when, and the server refuses earlier requests. */
export function ResendCode({
  code,
  onSend,
}: {
  code: ActiveCode | undefined;
  onSend: (body: FormData) => Promise<void>;
}) {
  const { words, base } = useWizard();
  const copy = words.contact.code;
  const waitSeconds = useCountdown(code?.resendIn ?? 0, code);
  const action = stepAddress(base, "contact");
  const submit = useSubmit();
  const send = useSingleSubmit(async (form) => {
    if (waitSeconds > 0) return;
    const body = new FormData(form);
    await onSend(body);
    await submit(body, { method: "post", action, replace: true });
  });
  return (
    <Form method="post" action={action} onSubmit={send}>
      <input type="hidden" name={wizardFields.form} value={"resend" satisfies WizardForm} />
      <button
        type="submit"
        className={styles.link}
        aria-disabled={waitSeconds > 0 || undefined}
        aria-describedby={waitSeconds > 0 ? "resend-wait" : undefined}
      >
        {copy.resend}
      </button>
      {waitSeconds > 0 && (
        <p id="resend-wait" className={styles.wait}>
          {fill(copy.resendIn, { seconds: waitSeconds })}
        </p>
      )}
    </Form>
  );
}

/** After the dialog was closed: until when the sent code is valid, and a focused button that opens the dialog again. */
export function CodeReminder({ code, onOpen }: { code: ActiveCode | undefined; onOpen: () => void }) {
  const copy = useWizard().words.contact.code.reminder;
  const openButton = useRef<HTMLButtonElement>(null);
  const isValid = useCountdown(code?.secondsLeft ?? 0, code) > 0;
  useEffect(() => openButton.current?.focus(), []);
  return (
    <Note>
      <span className={styles.reminder}>
        <span role="status">
          {code && isValid ? fill(copy.sent, { phone: phoneText(code), until: untilText(code) }) : copy.ended}
        </span>
        <Button ref={openButton} ghost small onClick={onOpen}>
          {isValid ? copy.enter : copy.askAgain}
        </Button>
      </span>
    </Note>
  );
}

function untilText(code: ActiveCode): string {
  return clockText(new Date(performance.timeOrigin + endTime(code.secondsLeft, code)));
}

/** A number that is not broken between its digits. */
export function phoneText({ phone }: ActiveCode): string {
  return phone.replaceAll(" ", "\u00a0");
}

const receivedAt = new WeakMap<object, number>();

/** When the seconds are over, on the clock of `performance`: counted from when their source was received. */
function endTime(seconds: number, source: object): number {
  const at = receivedAt.get(source) ?? performance.now();
  receivedAt.set(source, at);
  return at + seconds * 1_000;
}

/** The seconds left, counted from when their source was received. Correct also in a tab whose timers were suspended. */
function useCountdown(seconds: number, source: object | undefined): number {
  const [left, setLeft] = useState(seconds);
  // Before it is seen: opened again, it would begin with all of them for a moment.
  useLayoutEffect(() => {
    const end = source ? endTime(seconds, source) : 0;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [seconds, source]);
  return left;
}

type Words = { minutes: { one: string; other: string }; seconds: { one: string; other: string } };

/** "2 minutes 5 seconds". */
export function timeText(seconds: number, { minutes: minuteWords, seconds: secondWords }: Words): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    minutes > 0 ? fillCounted(minuteWords, minutes) : "",
    rest > 0 || minutes === 0 ? fillCounted(secondWords, rest) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** "20:32", on the visitor's own clock. */
function clockText(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((number) => String(number).padStart(2, "0")).join(":");
}

/** The seconds left at which screen readers announce them. */
const announcedAt = [180, 120, 60, 30, 10, 0];

/** The last of these that was reached: it changes only when there is something to announce. */
export function announcedSeconds(left: number): number {
  return announcedAt.findLast((seconds) => left <= seconds) ?? (announcedAt[0] as number);
}
