import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { type Country, countryAddress, offeredCountries } from "../../../domain/phone/countries.ts";
import { Icon } from "../../ui/icon.tsx";
import box from "./box.module.css";
import { fieldState } from "./field-state.ts";
import { NumberInput } from "./number-input.tsx";
import styles from "./phone-field.module.css";
import type { PhoneFieldProps } from "./phone-field-options.ts";
import type { PhoneRules } from "./phone-rules.ts";
import { checkStartOptions, useStartCountry } from "./start-country.ts";
import { usePhoneEntry } from "./use-phone-entry.ts";

/** One number in any form; once script runs, a country and a number that are read as one. */
export function PhoneField({ lookupAddress = countryAddress, rowHeight = 30, ...props }: PhoneFieldProps) {
  checkStartOptions(props);
  const { id, name, labels, error } = props;
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { entry, result, rules, load, type, choose, propose, reset } = usePhoneEntry(field, props);
  const countries = useOffered(rules, props);
  const example = rules?.example(entry.country);
  useStartCountry({ ...props, countries, lookupAddress, hasCountry: entry.country !== "", propose });
  useReset(input, reset);
  useCustomProperties(field, {
    "--tel-normal": props.colors?.normal,
    "--tel-valid": props.colors?.valid,
    "--tel-error": props.colors?.error,
    "--tel-radius": props.borderRadius === undefined ? undefined : `${props.borderRadius}px`,
  });

  const { country, number } = fieldState({ ...props, entry, result, example });
  const message = typeof error === "string" && error !== "" ? `${id}-error` : "";
  const note = !rules || number.hint || number.state === "valid" ? `${id}-note` : "";
  const about = [message, props.describedBy].filter(Boolean).join(" ") || undefined;

  return (
    <fieldset
      ref={field}
      className={styles.field}
      disabled={props.disabled}
      data-size={props.size ?? "default"}
      data-dark={props.dark || undefined}
      onFocus={load}
      onPointerDown={load}
    >
      {props.legend && <legend>{props.legend}</legend>}
      <div className={styles.boxes} data-whole={rules ? undefined : true}>
        {rules && (
          <rules.CountryCombobox
            id={`${id}-country`}
            value={entry.country}
            countries={countries}
            labelledBy={`${id}-country-label`}
            describedBy={about}
            noneLabel={labels.noCountry}
            state={country.state}
            rowHeight={rowHeight}
            noFlags={props.noFlags}
            noCallingCodes={props.noCallingCodes}
            onChoose={(code) => {
              choose(code);
              input.current?.focus();
            }}
          />
        )}
        <div className={styles.number} data-state={number.state}>
          <NumberInput
            ref={input}
            id={id}
            name={name}
            className={box.box}
            data-state={number.state}
            autoComplete="tel"
            placeholder={props.noExample ? undefined : example}
            required={props.required}
            aria-invalid={number.state === "error" || undefined}
            aria-describedby={[note, about].filter(Boolean).join(" ") || undefined}
            value={entry.number}
            onType={type}
          />
          {number.state === "valid" && <Icon name="check" />}
          {number.state === "error" && <Icon name="alert" />}
        </div>
      </div>
      {message && (
        <p id={message} className={styles.message}>
          <Icon name="alert" /> {error}
        </p>
      )}
      {entry.country !== "" && <input type="hidden" name={`${name}-country`} value={entry.country} />}
      <div className={styles.labels} data-whole={rules ? undefined : true}>
        {rules && (
          <label
            id={`${id}-country-label`}
            htmlFor={`${id}-country`}
            className={country.isMissing ? styles.missing : undefined}
          >
            {country.label}
          </label>
        )}
        <label htmlFor={id} className={note ? "vh" : undefined}>
          {number.label}
        </label>
        {note && (
          <span id={note} className={number.state === "valid" ? styles.valid : undefined}>
            {rules ? (number.hint ?? labels.valid) : plainHint(props)}
          </span>
        )}
      </div>
      <p role="status" className={styles.countryFromNumber}>
        {entry.isCountryFromNumber && labels.countryFromNumber.replace("{country}", nameOf(countries, entry.country))}
      </p>
    </fieldset>
  );
}

const none: readonly Country[] = [];

function useOffered(rules: PhoneRules | undefined, props: PhoneFieldProps): readonly Country[] {
  const { language, preferredCountries: preferred, onlyCountries: only, ignoredCountries: ignored } = props;
  const all = useMemo(() => rules?.countries(language), [rules, language]);
  return all ? offeredCountries(all, { preferred, only, ignored }) : none;
}

function plainHint({ labels, fallbackCountry, defaultCountry }: PhoneFieldProps): string {
  return fallbackCountry || defaultCountry ? labels.eitherForm : labels.international;
}

function nameOf(countries: readonly Country[], wanted: string): string {
  const country = countries.find(({ code }) => code === wanted);
  return country ? `${country.name} (+${country.callingCode})` : wanted;
}

/** A form that is reset takes the field along. */
function useReset(input: RefObject<HTMLInputElement | null>, reset: () => void): void {
  const onReset = useEffectEvent(reset);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => onReset();
    form?.addEventListener("reset", listener);
    return () => form?.removeEventListener("reset", listener);
  }, [input]);
}

/** Sets custom properties by script, since the content security policy refuses style attributes in the markup. */
function useCustomProperties(
  element: RefObject<HTMLElement | null>,
  properties: Readonly<Record<string, string | undefined>>,
): void {
  useLayoutEffect(() => {
    const style = element.current?.style;
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) style?.removeProperty(name);
      else style?.setProperty(name, value);
    }
  });
}
