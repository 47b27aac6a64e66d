import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldFrame } from "./field.tsx";
import styles from "./field-control.module.css";

/** One line. There is no limit to what can be typed: too much is said, not cut off. */
export function TextField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  ...rest
}: FieldFrame & ComponentProps<"input">) {
  const frame = { id, label, required, optional, hint, error };
  return (
    <Field {...frame}>
      <input className={styles.control} {...controlAttributes(frame)} {...rest} />
    </Field>
  );
}

/** Several lines; it grows with what is typed. */
export function TextArea({
  id,
  label,
  required,
  optional,
  hint,
  error,
  ...rest
}: FieldFrame & ComponentProps<"textarea">) {
  const frame = { id, label, required, optional, hint, error };
  return (
    <Field {...frame}>
      <textarea className={`${styles.control} ${styles.lines}`} {...controlAttributes(frame)} {...rest} />
    </Field>
  );
}
