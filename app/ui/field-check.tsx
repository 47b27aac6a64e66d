import type { ComponentProps, ReactNode } from "react";
import field from "./field.module.css";
import { controlAttributes, type FieldFrame, FieldMessages, RequiredMark } from "./field.tsx";
import styles from "./field-check.module.css";

type Box = ComponentProps<"input">;

/** A box to tick, with a sentence that may hold links. */
export function CheckField({ id, label, required, hint, error, ...rest }: Omit<FieldFrame, "optional"> & Box) {
  const frame = { id, label, required, hint, error };
  return (
    <div className={field.field}>
      <div className={styles.check}>
        <input className={styles.box} type="checkbox" {...controlAttributes(frame)} {...rest} />
        <label htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
      </div>
      <FieldMessages {...frame} />
    </div>
  );
}

export function RadioCheck({ id, children, ...rest }: Box & { id: string; children: ReactNode }) {
  return (
    <div className={styles.check}>
      <input className={`${styles.box} ${styles.round}`} id={id} type="radio" {...rest} />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
