import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const phoneField = z.strictObject({
  country: seen({ max: 30 }),
  chooseCountry: seen({ max: 30 }),
  noCountry: seen({ max: 20 }),
  number: seen({ max: 30 }),
  example: seen({ max: 20 }),
  valid: seen({ max: 40 }),
  eitherForm: seen(
    "JavaScript yokken ipucu: ülke kodlu ya da kodsuz yazılabilir.",
    "Hint without script: with or without the country code.",
  ),
  international: seen(
    "JavaScript yokken ipucu: ülke koduyla yazılmalı.",
    "Hint without script: the country code is needed.",
    { perLanguage: true },
  ),
  countryFromNumber: sentence(["country"]),
});
