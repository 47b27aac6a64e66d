import { type KeyboardEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./box.module.css";
import listStyles from "./country-list.module.css";
import {
  closedList,
  defaultBuffer,
  listWindow,
  openedList,
  pressKey,
  scrollTopFor,
  visibleRows,
} from "./country-list.ts";
import type { PartState } from "./field-state.ts";
import { flagAddress } from "./flags.ts";

type Props = {
  id: string;
  /** Code of the chosen country; empty where none is. */
  value: string;
  countries: readonly Country[];
  labelledBy: string;
  describedBy?: string | undefined;
  /** What the box shows while no country is chosen. */
  noneLabel: string;
  state?: PartState;
  /** In pixels; 35 unless set. */
  rowHeight?: number | undefined;
  noFlags?: boolean | undefined;
  noCallingCodes?: boolean | undefined;
  onChoose: (code: string) => void;
};

/**
 * A combobox without typing of its own: the focus stays in the box, the keys move through the list, which opens below
 * the nearest positioned parent.
 */
export function CountryCombobox({ id, value, countries, rowHeight = 35, onChoose, ...props }: Props) {
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

type CountryListProps = {
  id: string;
  labelledBy: string;
  countries: readonly Country[];
  selected: number;
  active: number;
  rowHeight: number;
  noFlags?: boolean | undefined;
  noCallingCodes?: boolean | undefined;
  onChoose: (row: number) => void;
};

/** The open list. It renders the rows in view and, once those are on the screen, a few around them. */
function CountryList({ id, countries, selected, active, rowHeight, onChoose, ...props }: CountryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(scrollTopFor(active, countries.length, rowHeight));
  const [buffer, setBuffer] = useState(0);
  const { first, end } = listWindow({ count: countries.length, rowHeight, scrollTop, buffer });

  useLayoutEffect(() => {
    // Set by script, since the content security policy refuses style attributes.
    const { style } = list.current as HTMLDivElement;
    style.setProperty("--row", `${rowHeight}px`);
    style.setProperty("--shown", String(Math.min(visibleRows, countries.length)));
    style.setProperty("--all", String(countries.length));
    style.setProperty("--first", String(first));
  }, [rowHeight, countries.length, first]);

  useLayoutEffect(() => {
    const top = scrollTopFor(active, countries.length, rowHeight);
    if (list.current) list.current.scrollTop = top;
    setScrollTop(top);
  }, [active, countries.length, rowHeight]);

  useLayoutEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => startTransition(() => setBuffer(defaultBuffer)), []);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={props.labelledBy}
      className={`${listStyles.list} ${props.noCallingCodes ? "" : listStyles.wide}`}
      tabIndex={-1}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      // The focus stays with the box that opened the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className={listStyles.rows}>
        {countries.slice(first, end).map(({ code, name, callingCode }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={first + i === selected}
            aria-posinset={first + i + 1}
            aria-setsize={countries.length}
            className={listStyles.row}
            data-active={first + i === active || undefined}
            tabIndex={-1}
            onClick={() => onChoose(first + i)}
          >
            {props.noFlags ? <b>{code}</b> : <Flag country={code} />}
            <span>{name}</span>
            {!props.noCallingCodes && <span>+{callingCode}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The country stands beside it in words, so it says nothing itself. */
function Flag({ country }: { country: string }) {
  return <img className={listStyles.flag} src={flagAddress(country)} alt="" width="21" height="14" draggable={false} />;
}
