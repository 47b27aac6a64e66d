import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import styles from "./code-form.module.css";
import type { SentCode } from "./code-form.tsx";
import { clockText } from "./spoken-time.ts";
import { endOf, useCountdown } from "./use-countdown.ts";
import { useWizard } from "./wizard-context.ts";
import { fill } from "./wizard-words.ts";

/** After the dialog was left: that a code is out, until when, and the way back to it, which takes the focus. */
export function CodeReminder({ code, onOpen }: { code: SentCode | undefined; onOpen: () => void }) {
  const copy = useWizard().words.contact.code.reminder;
  const open = useRef<HTMLButtonElement>(null);
  const isValid = useCountdown(code?.secondsLeft ?? 0, code) > 0;
  useEffect(() => open.current?.focus(), []);
  return (
    <Note>
      <span className={styles.reminder}>
        <span role="status">
          {code && isValid ? fill(copy.sent, { phone: phoneText(code), until: untilText(code) }) : copy.ended}
        </span>
        <Button ref={open} ghost small onClick={onOpen}>
          {isValid ? copy.enter : copy.askAgain}
        </Button>
      </span>
    </Note>
  );
}

function untilText(code: SentCode): string {
  return clockText(new Date(performance.timeOrigin + endOf(code.secondsLeft, code)));
}

/** A number that is not broken between its digits. */
export function phoneText({ phone }: SentCode): string {
  return phone.replaceAll(" ", "\u00a0");
}
