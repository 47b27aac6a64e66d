/** The phone field, in every form that asks for a number. */
export const phoneField = {
  country: "Ülke kodu",
  /** Stands in the place of the one above while a number has no country. */
  chooseCountry: "Ülke seçin",
  /** Stands in the box of the country while none is chosen. */
  noCountry: "Ülke",
  number: "Telefon numarası",
  /** Stands before a mobile number of the chosen country. */
  example: "Örnek:",
  valid: "Numara geçerli",
  /** Below the field as long as it is a plain one: where a number without a country is read as a Turkish one, and where not. */
  eitherForm: "0501 234 56 78 ya da +90 501 234 56 78 biçiminde",
  international: "Ülke koduyla: +90 501 234 56 78 biçiminde",
  /** Said when a number with "+" changes the chosen country. */
  countryFromNumber: "Ülke, numaraya göre değişti: {country}.",
};
