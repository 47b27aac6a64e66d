import { type KeyboardEvent, startTransition, useRef, useState } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./box.module.css";
import { CountryList } from "./country-list.tsx";
import type { CountrySelectorProps } from "./country-selector.tsx";
import { Flag } from "./flag.tsx";
import { closedList, openedList, pressKey } from "./list-keys.ts";

/** A combobox without typing of its own: the focus stays in the box, the keys move through the list. */
export function CountryCombobox({ id, value, countries, rowHeight = 35, onChoose, ...props }: CountrySelectorProps) {
  const box = useRef<HTMLButtonElement>(null);
  const [list, setList] = useState(closedList);
  const selected = countries.findIndex(({ code }) => code === value);
  const active = countries[list.active];

  function choose(row: number): void {
    setList(closedList);
    const country = countries[row];
    if (country) onChoose(country.code);
  }

  function toggle(): void {
    // Safari does not focus buttons that are clicked.
    box.current?.focus();
    // The box shows at once that it was touched; the list may come a moment later.
    startTransition(() => setList(list.open ? closedList : openedList({ selected })));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key.length === 1)) return;
    const names = countries.map(({ name }) => name);
    const pressed = pressKey(event.key, list, { names, selected }, performance.now());
    if (!pressed) return;
    event.preventDefault();
    setList(pressed.state);
    if (pressed.chosen !== undefined) choose(pressed.chosen);
  }

  return (
    <>
      <button
        ref={box}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.open && active ? `${id}-list-${active.code}` : undefined}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.state === "error" || undefined}
        className={styles.box}
        data-state={props.state}
        onKeyDown={onKeyDown}
        // Firefox clicks a button when the space bar comes up, whatever became of it going down.
        onKeyUp={(event) => event.key === " " && event.preventDefault()}
        onClick={toggle}
        onBlur={() => setList(closedList)}
      >
        <Chosen country={countries[selected]} noFlags={props.noFlags} none={props.noneLabel} />
        <Icon name="down" className={styles.down} />
      </button>
      {list.open && (
        <CountryList
          {...props}
          id={`${id}-list`}
          countries={countries}
          selected={selected}
          active={list.active}
          rowHeight={rowHeight}
          onChoose={choose}
        />
      )}
    </>
  );
}

type ChosenProps = { country: Country | undefined; noFlags?: boolean | undefined; none: string };

function Chosen({ country, noFlags, none }: ChosenProps) {
  if (!country) return <span className={styles.none}>{none}</span>;
  return (
    <>
      {noFlags ? <b aria-hidden="true">{country.code}</b> : <Flag country={country.code} />}
      <span className="vh">{country.name}</span> +{country.callingCode}
    </>
  );
}
