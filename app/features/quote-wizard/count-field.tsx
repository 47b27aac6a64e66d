import { type KeyboardEvent, useRef } from "react";
import { clampCount, maxCount } from "../../../domain/quote/count.ts";
import { fill } from "../../../domain/slots.ts";
import { FieldMessages } from "../../ui/field.tsx";
import styles from "./service-package.module.css";
import { useScript, useWizard } from "./wizard-context.ts";

type Props = {
  /** Also the name under which it is posted. */
  id: string;
  label: string;
  /** What else the number is about, for those who do not see where it stands. */
  about: string;
  value: string;
  multipleOf: number | undefined;
  error?: string | undefined;
  /** The message of the whole target, where the number is a part of what is missing. */
  missing?: string | undefined;
};

/** How many. A plain field to type into; once script runs, buttons and arrow keys step it. */
export function CountField({ id, label, about, value, multipleOf, error, missing }: Props) {
  const { words } = useWizard();
  const { decrease, increase } = words.wizard.details;
  const input = useRef<HTMLInputElement>(null);
  const script = useScript();
  const name = `${label}, ${about}`;
  const described = [error && `${id}-error`, missing].filter(Boolean).join(" ");

  function step(direction: 1 | -1) {
    if (!input.current) return;
    input.current.value = steppedCount(input.current.value, direction, multipleOf);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className="vh">, {about}</span>
      </label>
      <div className={styles.count} data-steps={script || undefined} data-bad={described ? true : undefined}>
        {script && <StepButton sign="less" label={fill(decrease, { label: name })} onClick={() => step(-1)} />}
        <input
          ref={input}
          id={id}
          name={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
          aria-invalid={described ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
        />
        {script && <StepButton sign="more" label={fill(increase, { label: name })} onClick={() => step(1)} />}
      </div>
      <FieldMessages id={id} error={error} />
    </div>
  );
}

function StepButton({ sign, label, onClick }: { sign: "less" | "more"; label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h14" />
        {sign === "more" && <path d="M12 5v14" />}
      </svg>
    </button>
  );
}

/** The count after one step up or down from what is typed; what is no number counts as none. */
export function steppedCount(typed: string, direction: 1 | -1, multipleOf = 1): string {
  const count = Math.min(maxCount, Number(typed.replace(/\D/g, "")));
  if (direction === 1) return String(clampCount(count + 1, multipleOf));
  return String(Math.max(0, Math.ceil(count / multipleOf) - 1) * multipleOf);
}
