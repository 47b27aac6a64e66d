import { describe, expect, test } from "vitest";
import { fieldState } from "./field-state.ts";
import { phoneRules } from "./phone-rules.ts";

const labels = {
  country: "Country code",
  chooseCountry: "Choose country",
  noCountry: "Country",
  number: "Phone number",
  example: "Example:",
  valid: "This number is valid",
  eitherForm: "Either form",
  international: "International form",
  countryFromNumber: "Now {country}",
};

type Options = Partial<Parameters<typeof fieldState>[0]>;

function stateOf(number: string, country = "TR", options: Options = {}) {
  const entry = { country, number };
  const example = phoneRules.example(country);
  return fieldState({ entry, result: phoneRules.read(entry), example, labels, ...options });
}

const valid = "0532 123 45 67";
const begun = "0532";

test("a number without a country is an error of the country, which asks to be chosen", () => {
  expect(stateOf(begun, "").country).toEqual({ state: "error", label: "Choose country", isMissing: true });
  expect(stateOf(begun, "").number.state).toBeUndefined();
  expect(stateOf("", "").country).toEqual({ state: undefined, label: "Country code", isMissing: false });
  expect(stateOf(begun).country).toEqual({ state: undefined, label: "Country code", isMissing: false });
});

test("a valid number marks both parts, unless the validator state is off or nobody can type", () => {
  expect([stateOf(valid).country.state, stateOf(valid).number.state]).toEqual(["valid", "valid"]);
  for (const off of [{ noValidatorState: true }, { disabled: true }]) {
    const { country, number } = stateOf(valid, "TR", off);
    expect([country.state, number.state]).toEqual([undefined, undefined]);
  }
});

test("a number of another country, or of none, is not shown as valid for the chosen one", () => {
  for (const number of ["+49 171 1234567", "+800 1234 5678"]) {
    const { country, number: part } = stateOf(number);
    expect([country.state, part.state]).toEqual([undefined, undefined]);
  }
});

test("an error outdoes a valid number", () => {
  for (const error of [true, "Wrong"]) {
    const { country, number } = stateOf(valid, "TR", { error });
    expect([country.state, number.state]).toEqual(["error", "error"]);
  }
});

describe("the example", () => {
  test("takes the label's place while a number is begun", () => {
    expect(stateOf(begun).number).toMatchObject({ label: "Phone number", hint: "Example: 0501 234 56 78" });
  });

  test("is hidden when examples are off, without a country, in an empty field, and once the number is valid", () => {
    expect(stateOf(begun, "TR", { noExample: true }).number.hint).toBeUndefined();
    expect(stateOf(begun, "").number.hint).toBeUndefined();
    expect(stateOf("").number.hint).toBeUndefined();
    expect(stateOf(valid).number.hint).toBeUndefined();
  });

  test("and the label carry a star in a required field", () => {
    const { label, hint } = stateOf(begun, "TR", { required: true }).number;
    expect([label, hint]).toEqual(["Phone number *", "Example: 0501 234 56 78 *"]);
  });
});
