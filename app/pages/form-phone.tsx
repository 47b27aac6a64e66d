import type { PhoneResult } from "../../domain/phone/read-phone.ts";
import type { RenderPhone } from "../features/lead-form/form-fields.tsx";
import { PhoneField } from "../features/phone-field/phone-field.tsx";
import type { PhoneFieldProps } from "../features/phone-field/phone-field-options.ts";
import { FieldLabel } from "../ui/field.tsx";

/** What the loader of a page returns for the phone field. */
export type PhoneData = Pick<PhoneFieldProps, "language" | "labels" | "fallbackCountry">;

/** Where most of our visitors are. */
const frequentCountries = ["TR", "DE", "GB", "US", "NL", "FR", "AE", "AZ"];

/** Renders the phone field in our forms: neither of the two features imports the other. */
export function phoneRenderer(data: PhoneData): RenderPhone {
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
      onChange={(_, result) => onChange(isPhoneValid(result))}
    />
  );
}

/** Undefined until the rules are loaded. */
function isPhoneValid({ isValid, failure, e164 }: PhoneResult): boolean | undefined {
  return failure || e164 ? isValid : undefined;
}
