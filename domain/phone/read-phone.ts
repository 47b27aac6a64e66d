import {
  type CountryCode,
  type Examples,
  getCountryCallingCode,
  getExampleNumber,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  type PhoneNumberType,
  parsePhoneNumberWithError,
} from "libphonenumber-js/core";

export type PhoneEntry = {
  /** ISO code of the chosen country; empty where none is chosen. */
  country: string;
  /** As typed. */
  number: string;
};

export type PhoneFailure = "NOT_A_NUMBER" | "INVALID_COUNTRY" | "TOO_SHORT" | "TOO_LONG";

export type PhoneResult = {
  /** The country the number belongs to, or the chosen one as long as the number may be of it. */
  countryCode: string | null;
  isValid: boolean;
  /** As typed. */
  phoneNumber: string;
  failure?: PhoneFailure;
} & Partial<ParsedPhone>;

type ParsedPhone = {
  countryCallingCode: string;
  formattedNumber: string;
  nationalNumber: string;
  type: PhoneNumberType | undefined;
  formatInternational: string;
  formatNational: string;
  uri: string;
  e164: string;
};

const longestInput = 250;

/** Reads what was typed for a country. Never throws; an empty number is neither valid nor a failure. */
export function readPhone({ country, number }: PhoneEntry, metadata: MetadataJson): PhoneResult {
  const unread = { countryCode: country || null, isValid: false, phoneNumber: number };
  const parsed = parseTyped({ country, number }, metadata);
  if (parsed === undefined) return unread;
  if (typeof parsed === "string") return { ...unread, failure: parsed };
  return { ...unread, countryCode: countryOf(parsed, country, metadata), isValid: parsed.isValid(), ...parts(parsed) };
}

function countryOf(phone: PhoneNumber, chosen: string, metadata: MetadataJson): string | null {
  if (phone.country) return phone.country;
  const mayBeOf = isCountry(chosen, metadata) && getCountryCallingCode(chosen, metadata) === phone.countryCallingCode;
  return mayBeOf ? chosen : null;
}

/** Undefined where nothing was typed. */
function parseTyped({ country, number }: PhoneEntry, metadata: MetadataJson): PhoneNumber | PhoneFailure | undefined {
  if (number.length > longestInput) return "TOO_LONG";
  const text = withoutInvisible(number).trim();
  if (text === "") return undefined;
  if (country !== "" && !isCountry(country, metadata)) return "INVALID_COUNTRY";
  return parse(text, country, metadata);
}

/** The number as E.164 where it is one. */
export function validNumber({ country, number }: PhoneEntry, metadata: MetadataJson): string | undefined {
  const parsed = parseTyped({ country, number }, metadata);
  return typeof parsed === "object" && parsed.isValid() ? parsed.number : undefined;
}

/** Says whether the metadata knows the country. */
export function isCountry(code: string, metadata: MetadataJson): code is CountryCode {
  return Object.hasOwn(metadata.countries, code);
}

/** Says whether a text message reaches the number. Some countries do not tell mobile numbers from others. */
export function isMobile({ isValid, type }: PhoneResult): boolean {
  return isValid && (type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE");
}

/** Address books and messengers wrap numbers in marks of writing direction. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}+/gu, "");
}

/** "00" stands for "+" in most countries, but not in all: it counts where the number makes no sense otherwise. */
function parse(text: string, country: string, metadata: MetadataJson): PhoneNumber | PhoneFailure {
  const asTyped = parseOne(text, country, metadata);
  if (!text.startsWith("00") || (typeof asTyped !== "string" && asTyped.isValid())) return asTyped;
  const international = parseOne(`+${text.slice(2)}`, country, metadata);
  return typeof international !== "string" && international.isValid() ? international : asTyped;
}

function parseOne(text: string, country: string, metadata: MetadataJson): PhoneNumber | PhoneFailure {
  // The parser takes an "x" for punctuation and the digits after "#" for an extension, which E.164 would lose.
  if (/\p{L}/u.test(text)) return "NOT_A_NUMBER";
  try {
    const options = { ...(country !== "" && { defaultCountry: country as CountryCode }), extract: false };
    const phone = parsePhoneNumberWithError(text, options, metadata);
    return phone.ext === undefined ? phone : "NOT_A_NUMBER";
  } catch (error) {
    if (error instanceof ParseError) return error.message as PhoneFailure;
    throw error;
  }
}

function parts(phone: PhoneNumber): ParsedPhone {
  return {
    countryCallingCode: phone.countryCallingCode,
    formattedNumber: phone.number,
    nationalNumber: phone.nationalNumber,
    type: phone.getType(),
    formatInternational: phone.formatInternational(),
    formatNational: phone.formatNational(),
    uri: phone.getURI(),
    e164: phone.format("E.164"),
  };
}

/** A mobile number of the country as its people write it. */
export function exampleNumber(country: string, examples: Examples, metadata: MetadataJson): string | undefined {
  if (!isCountry(country, metadata)) return undefined;
  return getExampleNumber(country, examples, metadata)?.formatNational();
}
