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
};
