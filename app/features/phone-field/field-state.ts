import type { PhoneEntry, PhoneResult } from "../../../domain/phone/read-phone.ts";
import type { PhoneFieldLabels } from "./phone-field-options.ts";

export type PartState = "error" | "valid" | undefined;

type Facts = {
  entry: PhoneEntry;
  result: PhoneResult;
  example: string | undefined;
  labels: PhoneFieldLabels;
  error?: boolean | string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  noExample?: boolean | undefined;
  noValidatorState?: boolean | undefined;
};

/** How the two parts of the field look and what they are called at the moment. An error outdoes a valid number. */
export function fieldState({ entry, result, labels, ...facts }: Facts) {
  const needsCountry = entry.country === "" && entry.number !== "";
  const isOfCountry = result.countryCode === entry.country;
  const showsValid = result.isValid && isOfCountry && !facts.noValidatorState && !facts.disabled;
  const verdict: PartState = facts.error ? "error" : showsValid ? "valid" : undefined;
  const star = facts.required ? " *" : "";
  const example = exampleFor(entry, result, facts);
  const country: { state: PartState; label: string; isMissing: boolean } = {
    state: needsCountry ? "error" : verdict,
    label: needsCountry ? labels.chooseCountry : labels.country,
    isMissing: needsCountry,
  };
  return {
    country,
    number: {
      state: verdict,
      label: labels.number + star,
      /** Takes the label's place. */
      hint: example && `${labels.example} ${example}${star}`,
    },
  };
}

function exampleFor(entry: PhoneEntry, { isValid }: PhoneResult, { noExample, example }: Partial<Facts>) {
  return noExample || entry.country === "" || entry.number === "" || isValid ? undefined : example;
}
