import type { ReactNode } from "react";
import type { Words } from "../../../copy/words.ts";
import type { PhoneResult } from "../../../domain/phone/read-phone.ts";
import type { StartOptions } from "./start-country.ts";

export type PhoneFieldLabels = Words<"phone-field">;

export type PhoneFieldProps = StartOptions & {
  /** Of the number's input; other ids begin with it. */
  id: string;
  /** A post carries the number under this name, and a chosen country's code under the name with "-country" after it. */
  name: string;
  /** In which countries are named. */
  language: string;
  labels: PhoneFieldLabels;
  legend?: ReactNode;
  /** The number; the field keeps what is typed by itself, and follows when another one is given. */
  value?: string | undefined;
  /** The country that belongs to the number, such as one that was posted before. */
  country?: string | undefined;
  preferredCountries?: readonly string[] | undefined;
  onlyCountries?: readonly string[] | undefined;
  ignoredCountries?: readonly string[] | undefined;
  /** 36, 40 and 48 px high. */
  size?: "sm" | "default" | "lg" | undefined;
  /** Of the list, in pixels. */
  rowHeight?: number | undefined;
  /** In pixels. */
  borderRadius?: number | undefined;
  /** Dodgerblue, yellowgreen and orangered, unless the custom properties --tel-normal, -valid, -error say otherwise. */
  colors?: { normal?: string; valid?: string; error?: string } | undefined;
  dark?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  noExample?: boolean | undefined;
  noFlags?: boolean | undefined;
  /** Leaves the calling codes out of the list. */
  noCallingCodes?: boolean | undefined;
  noValidatorState?: boolean | undefined;
  /** Where the country is looked up. */
  lookupAddress?: string | undefined;
  /** True marks the field; a text also stands below it. */
  error?: boolean | string | undefined;
  /** Ids of texts elsewhere that are about the number. */
  describedBy?: string | undefined;
  /** Called at the start and after every change, also when the rules arrive and can say more about the same number. */
  onChange?: ((value: string, result: PhoneResult) => void) | undefined;
};
