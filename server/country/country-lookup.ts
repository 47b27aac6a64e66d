import { countryAddress } from "../../domain/phone/countries.ts";
import { type Answer, madeBy, textAnswer } from "../http/answer.ts";
import { countryAnswer } from "./country-answer.ts";

/** Tells the phone field the country of whoever asks, and answers for no other address. Nobody may keep the answer. */
export function countryLookup(path: string, clientAddress: () => string): Answer | undefined {
  return path === countryAddress ? madeBy("country", textAnswer(200, countryAnswer(clientAddress()))) : undefined;
}
