import field from "./field.module.css";
import { controlAttributes, type FieldFrame, FieldLabel, FieldMessages } from "./field.tsx";
import styles from "./field-check.module.css";
import { RadioCheck } from "./field-check.tsx";
import type { Choice } from "./field-select.tsx";

type Props = FieldFrame & { name: string; choices: readonly Choice[]; chosen?: string | undefined };

/** One of a few. The group's id is on its first choice, where a link to the field leads. */
export function RadioField({ id, label, required, optional, hint, error, name, choices, chosen }: Props) {
  const frame = { id, label, required, optional, hint, error };
  const { id: _, ...about } = controlAttributes(frame);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot say that it is required or wrong
    <fieldset className={field.field} role="radiogroup" {...about}>
      <legend className={`${field.label} ${styles.legend}`}>
        <FieldLabel {...frame} />
      </legend>
      <div className={styles.choices}>
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
