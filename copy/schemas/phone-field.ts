import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const phoneField = z.strictObject({
  country: seen("Telefon alanında ülke kutusunun etiketi.", "Label of the phone field's country box.", { max: 30 }),
  chooseCountry: seen(
    "Numara yazılıp ülke seçilmediğinde ülke kutusunun etiketi.",
    "Label of the country box while a number has no country.",
    { max: 30 },
  ),
  noCountry: seen(
    "Henüz ülke seçilmemişken ülke kutusunun içinde yazan.",
    "Stands in the country box while no country is chosen.",
    { max: 20 },
  ),
  number: seen("Telefon alanında numara kutusunun etiketi.", "Label of the phone field's number box.", { max: 30 }),
  example: seen(
    "Örnek numaranın önündeki söz; numara eksikken görünür.",
    "Stands before an example while the number is not complete.",
    { max: 20 },
  ),
  valid: seen("Numara geçerli olunca kutunun altında yazan.", "Stands below the box once the number is valid.", {
    max: 40,
  }),
  eitherForm: seen(
    "JavaScript yokken ipucu: ülke kodlu ya da kodsuz yazılabilir.",
    "Hint without script: with or without the country code.",
  ),
  international: seen(
    "JavaScript yokken ipucu: ülke koduyla yazılmalı.",
    "Hint without script: the country code is needed.",
    { perLanguage: true },
  ),
  countryFromNumber: sentence(
    ["country"],
    "Yazılan numara ülkeyi değiştirdiğinde alanın altındaki haber.",
    "Says below the field that the typed number changed its country.",
  ),
});
