import { type ComponentType, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import styles from "./box.module.css";
import type { PartState } from "./field-state.ts";

export type CountrySelectorProps = {
  id: string;
  name: string;
  /** Code of the chosen country; empty where none is. */
  value: string;
  countries: readonly Country[];
  labelledBy: string;
  describedBy?: string | undefined;
  /** What the box shows while no country is chosen, and what its native twin asks for. */
  noneLabel: string;
  chooseLabel: string;
  state?: PartState;
  /** In pixels; 35 unless set. */
  rowHeight?: number | undefined;
  noFlags?: boolean | undefined;
  noCallingCodes?: boolean | undefined;
  /** Somebody chose from the list. */
  onChoose: (code: string) => void;
  /** The native list, which may also have been used before the script ran, has another value. */
  onSelect: (code: string) => void;
};

type Props = CountrySelectorProps & { Combobox: ComponentType<CountrySelectorProps> | undefined };

/** A native list in the document, a combobox once that is loaded. Its list opens below the nearest positioned parent. */
export function CountrySelector({ Combobox, ...props }: Props) {
  const native = useRef<HTMLSelectElement>(null);
  const [upgraded, setUpgraded] = useState(false);
  const takeOver = useEffectEvent((select: HTMLSelectElement) => {
    if (select.value !== props.value) props.onSelect(select.value);
  });

  useLayoutEffect(() => {
    const select = native.current;
    if (!select) return;
    takeOver(select);
    if (!Combobox) return;
    const upgrade = () => setUpgraded(true);
    // Nobody's list is pulled away while they are choosing.
    if (select !== document.activeElement) return upgrade();
    select.addEventListener("blur", upgrade, { once: true });
    return () => select.removeEventListener("blur", upgrade);
  }, [Combobox]);

  if (upgraded && Combobox) {
    return (
      <>
        <Combobox {...props} />
        <input type="hidden" name={props.name} value={props.value} />
      </>
    );
  }
  return (
    <select
      ref={native}
      id={props.id}
      name={props.name}
      className={`${styles.box} ${styles.native}`}
      data-state={props.state}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={props.state === "error" || undefined}
      value={props.value}
      onChange={(event) => props.onSelect(event.currentTarget.value)}
    >
      <option value="">{props.chooseLabel}</option>
      {props.countries.map(({ code, name, callingCode }) => (
        <option key={code} value={code}>
          {`${name} +${callingCode}`}
        </option>
      ))}
    </select>
  );
}
