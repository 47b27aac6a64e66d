import type { ComponentProps, ReactNode } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { hiddenFields } from "../../../domain/lead/form-result.ts";
import { countryFieldOf, type FieldError, type Posted } from "../../../domain/lead/read-form.ts";
import { useCurrentPage } from "../../page/page-context.ts";
import { CheckField, RadioField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import styles from "./form-fields.module.css";
import { choicesOf, errorText, type FormWords, hintOf, labelOf } from "./form-words.ts";
import { LegalSentence, Notice } from "./legal-sentence.tsx";

type Props = {
  fields: readonly Field[];
  /** Values that the page sets; they are hidden fields. */
  fixed: Posted;
  idOf: (name: string) => string;
  words: FormWords;
  values: Posted;
  errors: readonly FieldError[];
  consentIsRequired: boolean;
  renderPhone: RenderPhone;
  onPhone: FormPhone["onChange"];
};

/** All fields of a form. The style sheet shows those that depend on another one, so it needs no script. */
export function FormFields({ fields, fixed, idOf, errors, ...shared }: Props) {
  const { locale } = useCurrentPage();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name } = field;
        const fixedValue = fixed[name];
        if (fixedValue !== undefined) return <input key={name} type="hidden" name={name} value={fixedValue} />;
        const code = errors.find((error) => error.field === name)?.code;
        const error = code && errorText(shared.words, field, code, locale);
        return (
          <div key={name} data-field={name} className={classOf(field)}>
            <FormField field={field} id={idOf(name)} error={error} {...shared} />
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

/** What the form passes to the phone field, which is a feature of its own. */
export type FormPhone = {
  id: string;
  name: string;
  label: string;
  optional: string | undefined;
  required: boolean;
  number: string;
  country: string;
  error: string | undefined;
  /** Undefined until the field knows. */
  onChange: (isValid: boolean | undefined) => void;
};
export type RenderPhone = (phone: FormPhone) => ReactNode;

type FormFieldProps = {
  field: Field;
  id: string;
  words: FormWords;
  values: Posted;
  error: string | undefined;
  consentIsRequired: boolean;
  renderPhone: RenderPhone;
  onPhone: FormPhone["onChange"];
  enterKeyHint?: ComponentProps<"input">["enterKeyHint"];
};

type Input = Pick<ComponentProps<"input">, "type" | "autoComplete" | "autoCapitalize" | "spellCheck">;

/** Attributes that let browsers fill in what they know of a person. */
const inputAttributes: Readonly<Record<string, Input>> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  fullname: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  company: { autoComplete: "organization" },
  jobTitle: { autoComplete: "organization-title" },
};

/** Choices that other fields depend on are radio buttons; the others are select lists. */
const radioFields = ["topic", "kind"];

/** One field, rendered by its kind. */
export function FormField({
  field,
  id,
  words,
  values,
  error,
  consentIsRequired,
  renderPhone,
  onPhone,
  ...input
}: FormFieldProps) {
  const { name, kind, required = false, requiredWhen } = field;
  const value = values[name] ?? "";
  const optional = required || requiredWhen ? undefined : words.optional;
  const frame = { id, name, label: labelOf(words, name), required, optional, hint: hintOf(words, name), error };
  if (kind === "phone") {
    const country = values[countryFieldOf(name)] ?? "";
    return renderPhone({ ...frame, number: value, country, onChange: onPhone });
  }
  if (kind === "consent") {
    const label = words.consent && <LegalSentence copy={words.consent} newTab={words.newTab} />;
    const box = { id, name, label, required: consentIsRequired, error };
    return (
      <div className={styles.consent}>
        <Notice words={words} />
        <CheckField {...box} value="yes" defaultChecked={value === "yes"} />
      </div>
    );
  }
  if (kind === "multiline") return <TextArea {...frame} rows={5} defaultValue={value} />;
  if (kind !== "choice") return <TextField {...frame} {...input} {...inputAttributes[name]} defaultValue={value} />;
  const choices = choicesOf(words, name, field.choices);
  return radioFields.includes(name) ? (
    <RadioField {...frame} choices={choices} chosen={value} />
  ) : (
    <SelectField {...frame} choices={choices} empty={words.choose} defaultValue={value} />
  );
}

/** A field that people neither see nor reach; bots fill it in. */
export function Honeypot({ label, id }: { label: string; id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
