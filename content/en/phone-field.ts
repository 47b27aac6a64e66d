import type { phoneField as tr } from "../tr/phone-field.ts";

export const phoneField: typeof tr = {
  country: "Country code",
  chooseCountry: "Choose country",
  noCountry: "Country",
  number: "Phone number",
  example: "Example:",
  valid: "This number is valid",
};
