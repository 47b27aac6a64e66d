import type { ComponentProps } from "react";
import { controlAttributes, Field, type FieldFrame } from "./field.tsx";
import styles from "./field-control.module.css";

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
      <select className={`${styles.control} ${styles.select}`} {...controlAttributes(frame)} {...rest}>
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
