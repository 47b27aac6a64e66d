import type { ComponentProps, ReactNode } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { hiddenFields } from "../../../domain/lead/form-result.ts";
import { countryFieldOf, type FieldError, type Posted } from "../../../domain/lead/read-form.ts";
import { useCurrentPage } from "../../page/page-context.ts";
import { CheckField, RadioField, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import styles from "./form-fields.module.css";
import { choicesOf, errorText, type FormWords, hintOf, labelOf } from "./form-words.ts";
import { LegalSentence } from "./legal-sentence.tsx";

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
        const fixedValue = fixed[name];
        if (fixedValue !== undefined) return <input key={name} type="hidden" name={name} value={fixedValue} />;
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

/** What the form tells the phone field, which is a part of its own. */
export type PhoneSlot = {
  id: string;
  name: string;
  label: string;
  optional: string | undefined;
  required: boolean;
  number: string;
  country: string;
  error: string | undefined;
  /** Undefined as long as the field cannot tell. */
  onChange: (isValid: boolean | undefined) => void;
};
export type DrawPhone = (slot: PhoneSlot) => ReactNode;

type FieldOfFormProps = {
  field: Field;
  id: string;
  words: FormWords;
  values: Posted;
  error: string | undefined;
  consentIsRequired: boolean;
  drawPhone: DrawPhone;
  onPhone: PhoneSlot["onChange"];
  enterKeyHint?: ComponentProps<"input">["enterKeyHint"];
};

type Input = Pick<ComponentProps<"input">, "type" | "autoComplete" | "autoCapitalize" | "spellCheck">;

/** What browsers know of a person, and what helps them to help. */
const inputs: Readonly<Record<string, Input>> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  fullname: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  company: { autoComplete: "organization" },
  jobTitle: { autoComplete: "organization-title" },
};

/** What the rest of the form depends on is shown whole; other choices are easier to find in a list. */
const shownWhole = ["topic", "kind"];

/** One question of the form's table, drawn as its kind wants it. */
export function FieldOfForm({
  field,
  id,
  words,
  values,
  error,
  consentIsRequired,
  drawPhone,
  onPhone,
  ...input
}: FieldOfFormProps) {
  const { name, kind, required = false, requiredWhen } = field;
  const value = values[name] ?? "";
  const optional = required || requiredWhen ? undefined : words.optional;
  const frame = { id, name, label: labelOf(words, name), required, optional, hint: hintOf(words, name), error };
  if (kind === "phone") {
    const country = values[countryFieldOf(name)] ?? "";
    return drawPhone({ ...frame, number: value, country, onChange: onPhone });
  }
  if (kind === "consent") {
    const label = <LegalSentence copy={words.consent} newTab={words.newTab} />;
    const box = { id, name, label, required: consentIsRequired, error };
    return <CheckField {...box} value="yes" defaultChecked={value === "yes"} />;
  }
  if (kind === "multiline") return <TextArea {...frame} rows={5} defaultValue={value} />;
  if (kind !== "choice") return <TextField {...frame} {...input} {...inputs[name]} defaultValue={value} />;
  const choices = choicesOf(words, name, field.choices);
  return shownWhole.includes(name) ? (
    <RadioField {...frame} choices={choices} chosen={value} />
  ) : (
    <SelectField {...frame} choices={choices} empty={words.choose} defaultValue={value} />
  );
}

/** A field that people neither see nor reach. What fills it in is no person. */
export function Honeypot({ label, id }: { label: string; id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
