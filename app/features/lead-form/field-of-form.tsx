import type { ComponentProps, ReactNode } from "react";
import type { Field } from "../../../domain/lead/fields.ts";
import { countryFieldOf, type Posted } from "../../../domain/lead/read-form.ts";
import { CheckField } from "../../ui/field-check.tsx";
import { RadioField } from "../../ui/field-radios.tsx";
import { SelectField } from "../../ui/field-select.tsx";
import { TextArea, TextField } from "../../ui/field-text.tsx";
import { choicesOf, type FormWords, hintOf, labelOf } from "./form-words.ts";
import { LegalSentence } from "./legal-sentence.tsx";

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

type Props = {
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
}: Props) {
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
