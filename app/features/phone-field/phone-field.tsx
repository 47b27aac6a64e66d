import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { offeredCountries, readCountries } from "../../../domain/phone/countries.ts";
import { countryAddress } from "../../../domain/phone/country-lookup.ts";
import { Icon } from "../../ui/icon.tsx";
import { AlertSign } from "./alert-sign.tsx";
import box from "./box.module.css";
import { CountrySelector } from "./country-selector.tsx";
import { fieldState } from "./field-state.ts";
import { NumberInput } from "./number-input.tsx";
import styles from "./phone-field.module.css";
import type { PhoneFieldProps } from "./phone-field-options.ts";
import { checkStartOptions } from "./start-country.ts";
import { useCustomProperties } from "./use-custom-properties.ts";
import { usePhoneEntry } from "./use-phone-entry.ts";
import { useStartCountry } from "./use-start-country.ts";

/** A country and a number, read as one telephone number. Plain form controls until script runs. */
export function PhoneField({ lookupAddress = countryAddress, rowHeight = 30, ...props }: PhoneFieldProps) {
  checkStartOptions(props);
  const { id, name, labels, error } = props;
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const countries = useOffered(props);
  const { entry, result, example, CountryCombobox, load, type, choose, propose, reset } = usePhoneEntry(field, props);
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
  const note = number.hint || number.state === "valid" ? `${id}-note` : "";
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
      <div className={styles.boxes}>
        <CountrySelector
          Combobox={CountryCombobox}
          id={`${id}-country`}
          name={`${name}-country`}
          value={entry.country}
          countries={countries}
          labelledBy={`${id}-country-label`}
          describedBy={about}
          noneLabel={labels.noCountry}
          chooseLabel={labels.chooseCountry}
          state={country.state}
          rowHeight={rowHeight}
          noFlags={props.noFlags}
          noCallingCodes={props.noCallingCodes}
          onSelect={choose}
          onChoose={(code) => {
            choose(code);
            input.current?.focus();
          }}
        />
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
          {number.state === "error" && <AlertSign />}
        </div>
      </div>
      {message && (
        <p id={message} className={styles.message}>
          <AlertSign /> {error}
        </p>
      )}
      <div className={styles.labels}>
        <label
          id={`${id}-country-label`}
          htmlFor={`${id}-country`}
          className={country.isMissing ? styles.missing : undefined}
        >
          {country.label}
        </label>
        <label htmlFor={id} className={note ? "vh" : undefined}>
          {number.label}
        </label>
        {note && (
          <span id={note} className={number.hint ? undefined : styles.valid}>
            {number.hint ?? labels.valid}
          </span>
        )}
      </div>
    </fieldset>
  );
}

function useOffered({ countries, preferredCountries, onlyCountries, ignoredCountries }: PhoneFieldProps) {
  const all = useMemo(() => readCountries(countries), [countries]);
  return offeredCountries(all, { preferred: preferredCountries, only: onlyCountries, ignored: ignoredCountries });
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
