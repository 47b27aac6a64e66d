import type { phoneField as tr } from "../tr/phone-field.ts";

export const phoneField: typeof tr = {
  country: "Country code",
  chooseCountry: "Choose country",
  noCountry: "Country",
  number: "Phone number",
  example: "Example:",
  valid: "This number is valid",
  eitherForm: "Such as 0501 234 56 78 or +90 501 234 56 78",
  international: "With the country code, such as +44 7400 123456",
  countryFromNumber: "The country now follows the number: {country}.",
};
