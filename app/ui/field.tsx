import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

/** What stands around a control. The id belongs to the control; messages derive theirs from it. */
export type FieldFrame = {
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  /** Said beside the label where a field may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A label, its control, and what there is to say about it. */
export function Field({ id, children, ...frame }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel {...frame} />
      </label>
      {children}
      <FieldMessages id={id} {...frame} />
    </div>
  );
}

/** The words of a label with the mark of a required field or the word for an optional one. */
export function FieldLabel({ label, required, optional }: Pick<FieldFrame, "label" | "required" | "optional">) {
  return (
    <>
      {label}
      {required && <RequiredMark />}
      {optional && <em className={styles.optional}> {optional}</em>}
    </>
  );
}

/** For the eye alone: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <i className={styles.required} aria-hidden="true">
      {" *"}
    </i>
  );
}

export function FieldMessages({ id, hint, error }: Pick<FieldFrame, "id" | "hint" | "error">) {
  return (
    <>
      {error && (
        <p id={errorId(id)} className={styles.error}>
          <Icon name="alert" /> {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** What a control says of itself to those who do not see its frame. */
export function controlAttributes({ id, required, hint, error }: Omit<FieldFrame, "label" | "optional">) {
  const described = [error && errorId(id), hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}
