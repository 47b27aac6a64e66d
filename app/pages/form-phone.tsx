import type { PhoneResult } from "../../domain/phone/read-phone.ts";
import type { DrawPhone } from "../features/lead-form/form-fields.tsx";
import { PhoneField } from "../features/phone-field/phone-field.tsx";
import type { PhoneFieldProps } from "../features/phone-field/phone-field-options.ts";
import { FieldLabel } from "../ui/field.tsx";

/** What a page's loader gives for it. */
export type PhoneData = Pick<PhoneFieldProps, "language" | "labels" | "fallbackCountry">;

/** Where most of those who write to us are. */
const frequentCountries = ["TR", "DE", "GB", "US", "NL", "FR", "AE", "AZ"];

/** The phone field as our forms want it: neither of the two parts knows the other. */
export function phoneDrawing(data: PhoneData): DrawPhone {
  return ({ id, name, label, required, optional, number, country, error, onChange }) => (
    <PhoneField
      {...data}
      id={id}
      name={name}
      legend={<FieldLabel label={label} required={required} optional={optional} />}
      size="lg"
      required={required}
      value={number}
      country={country}
      preferredCountries={frequentCountries}
      fetchCountry
      lookupAddress={__COUNTRY_LOOKUP_URL__}
      error={error}
      onChange={(_, result) => onChange(verdict(result))}
    />
  );
}

/** Undefined where the rules have not been asked yet. */
function verdict({ isValid, failure, e164 }: PhoneResult): boolean | undefined {
  return failure || e164 ? isValid : undefined;
}
