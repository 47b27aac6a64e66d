import type { Field } from "../../../domain/lead/fields.ts";
import type { FieldError, Posted } from "../../../domain/lead/read-form.ts";
import { useCurrentPage } from "../../page/page-context.ts";
import { type DrawPhone, FieldOfForm, type PhoneSlot } from "./field-of-form.tsx";
import styles from "./form-fields.module.css";
import { errorText, type FormWords } from "./form-words.ts";

type Props = {
  fields: readonly Field[];
  /** Answers that the page gives itself; they are sent along and not asked. */
  fixed: Posted;
  idOf: (name: string) => string;
  words: FormWords;
  values: Posted;
  errors: readonly FieldError[];
  consentIsRequired: boolean;
  drawPhone: DrawPhone;
  onPhone: PhoneSlot["onChange"];
};

/** All questions of a form. Which of the dependent ones is asked is decided by style sheet, so it needs no script. */
export function FormFields({ fields, fixed, idOf, errors, ...shared }: Props) {
  const { locale } = useCurrentPage();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name } = field;
        const given = fixed[name];
        if (given !== undefined) return <input key={name} type="hidden" name={name} value={given} />;
        const code = errors.find((error) => error.field === name)?.code;
        const error = code && errorText(shared.words, field, code, locale);
        return (
          <div key={name} data-field={name} className={classOf(field)}>
            <FieldOfForm field={field} id={idOf(name)} error={error} {...shared} />
          </div>
        );
      })}
    </div>
  );
}

function classOf({ kind, when }: Field): string | undefined {
  if (when) return styles.dependent;
  return kind === "multiline" || kind === "consent" ? styles.wide : undefined;
}
