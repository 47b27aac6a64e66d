import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";
import check from "./field-check.module.css";
import control from "./field-control.module.css";
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
function Field({ id, children, ...frame }: FieldFrame & { children: ReactNode }) {
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
function RequiredMark() {
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
      <input className={control.control} {...controlAttributes(frame)} {...rest} />
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
      <textarea className={`${control.control} ${control.lines}`} {...controlAttributes(frame)} {...rest} />
    </Field>
  );
}

export type Choice = { value: string; text: string };

type Props = FieldFrame &
  ComponentProps<"select"> & {
    choices: readonly Choice[];
    /** What stands there before anything is chosen. */
    empty: string;
  };

export function SelectField({ id, label, required, optional, hint, error, choices, empty, ...rest }: Props) {
  const frame = { id, label, required, optional, hint, error };
  return (
    <Field {...frame}>
      <select className={`${control.control} ${control.select}`} {...controlAttributes(frame)} {...rest}>
        <option value="">{empty}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type Box = ComponentProps<"input">;

/** A box to tick, with a sentence that may hold links. */
export function CheckField({ id, label, required, hint, error, ...rest }: Omit<FieldFrame, "optional"> & Box) {
  const frame = { id, label, required, hint, error };
  return (
    <div className={check.field}>
      <div className={check.check}>
        <input className={check.box} type="checkbox" {...controlAttributes(frame)} {...rest} />
        <label htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
      </div>
      <FieldMessages {...frame} />
    </div>
  );
}

function RadioCheck({ id, children, ...rest }: Box & { id: string; children: ReactNode }) {
  return (
    <div className={check.check}>
      <input className={`${check.box} ${check.round}`} id={id} type="radio" {...rest} />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}

type RadioFieldProps = FieldFrame & { name: string; choices: readonly Choice[]; chosen?: string | undefined };

/** One of a few. The group's id is on its first choice, where a link to the field leads. */
export function RadioField({ id, label, required, optional, hint, error, name, choices, chosen }: RadioFieldProps) {
  const frame = { id, label, required, optional, hint, error };
  const { id: _, ...about } = controlAttributes(frame);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot say that it is required or wrong
    <fieldset className={check.field} role="radiogroup" {...about}>
      <legend className={`${check.label} ${check.legend}`}>
        <FieldLabel {...frame} />
      </legend>
      <div className={check.choices}>
        {choices.map(({ value, text }, i) => (
          <RadioCheck
            key={value}
            id={i === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === chosen}
          >
            {text}
          </RadioCheck>
        ))}
      </div>
      <FieldMessages {...frame} />
    </fieldset>
  );
}
