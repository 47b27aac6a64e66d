import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import styles from "./country-list.module.css";
import { Flag } from "./flag.tsx";
import { listWindow, scrollTopFor, usualBuffer, visibleRows } from "./list-window.ts";

type Props = {
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
export function CountryList({ id, countries, selected, active, rowHeight, onChoose, ...props }: Props) {
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

  useEffect(() => startTransition(() => setBuffer(usualBuffer)), []);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={props.labelledBy}
      className={`${styles.list} ${props.noCallingCodes ? "" : styles.wide}`}
      tabIndex={-1}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      // The focus stays with the box that opened the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className={styles.rows}>
        {countries.slice(first, end).map(({ code, name, callingCode }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={first + i === selected}
            aria-posinset={first + i + 1}
            aria-setsize={countries.length}
            className={styles.row}
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
