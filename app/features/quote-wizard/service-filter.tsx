import { useRef } from "react";
import { type ServiceTag, serviceTags } from "../../../domain/quote/catalogue.ts";
import control from "../../ui/field-control.module.css";
import { Icon } from "../../ui/icon.tsx";
import chips from "./chips.module.css";
import { everyField } from "./find-services.ts";
import styles from "./service-filter.module.css";
import { useScript } from "./use-script.ts";
import { useWizard } from "./wizard-context.ts";

type Props = { typed: string; onType: (typed: string) => void; onField: (field: string) => void };

/** Belongs to no form: nothing of it is posted, and Enter sends nothing. */
const formless = { form: "" };

/** By field, and once script runs by what one types. */
export function ServiceFilter({ typed, onType, onField }: Props) {
  const { words } = useWizard();
  const { filter, all } = words.wizard.services;
  const { tags } = words.services;
  const fields = [
    { value: everyField, name: all },
    ...Object.keys(serviceTags).map((tag) => ({ value: tag, name: tags[tag as ServiceTag].name })),
  ];
  return (
    <div className={`${styles.filter} noprint`}>
      <fieldset className={chips.chips}>
        <legend className="vh">{filter}</legend>
        {fields.map(({ value, name }) => (
          <label key={value}>
            <input
              {...formless}
              type="radio"
              name="field"
              value={value}
              defaultChecked={value === everyField}
              onChange={() => onField(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {useScript() && <ServiceSearch typed={typed} onType={onType} />}
    </div>
  );
}

function ServiceSearch({ typed, onType }: Pick<Props, "typed" | "onType">) {
  const { search, clear } = useWizard().words.wizard.services;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        {...formless}
        ref={input}
        className={control.control}
        type="search"
        value={typed}
        placeholder={search}
        aria-label={search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {typed && (
        <button
          type="button"
          aria-label={clear}
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
