import { useRef, useState } from "react";
import { type CatalogueService, catalogue, type ServiceTag, serviceTags } from "../../../domain/quote/catalogue.ts";
import { fold } from "../../../domain/search/words.ts";
import { fillCounted } from "../../../domain/slots.ts";
import control from "../../ui/field-control.module.css";
import { Icon } from "../../ui/icon.tsx";
import chips from "./chips.module.css";
import styles from "./service-list.module.css";
import type { WizardWords } from "./wizard-context.ts";
import { useScript, useWizard } from "./wizard-context.ts";

type Props = { typed: string; onType: (typed: string) => void; found: readonly CatalogueService[] };

/** What is typed into the search, and the services that have it. */
export function useServiceSearch(): Props {
  const { words } = useWizard();
  const [typed, onType] = useState("");
  return { typed, onType, found: findServices(typed, words.services) };
}

/** By field, and once script runs by what one types. It stands before the form: nothing of it is chosen or posted. */
export function ServiceFilter({ typed, onType, found }: Props) {
  const { words } = useWizard();
  const [field, setField] = useState(everyField);
  const { filter, all, found: sentences } = words.wizard.services;
  const { tags } = words.services;
  const shown = found.filter(({ tag }) => field === everyField || field === tag).length;
  const isNarrowed = typed.trim() !== "" || field !== everyField;
  const fields = [
    { value: everyField, name: all },
    ...Object.keys(serviceTags).map((tag) => ({ value: tag, name: tags[tag as ServiceTag].name })),
  ];
  return (
    // The search comes with the script, so its styles have to be asked for: a page has those of the classes in its HTML.
    <div className={`${styles.filter} noprint`} data-styles={control.control}>
      <fieldset className={chips.chips}>
        <legend className="vh">{filter}</legend>
        {fields.map(({ value, name }) => (
          <label key={value}>
            <input
              type="radio"
              name="field"
              value={value}
              defaultChecked={value === everyField}
              onChange={() => setField(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {useScript() && <ServiceSearch typed={typed} onType={onType} />}
      <p className={shown === 0 ? styles.none : "vh"} role="status">
        {isNarrowed && (shown === 0 ? sentences.none : fillCounted(sentences, shown))}
      </p>
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

/** Stands for all fields where one of them may be chosen. */
const everyField = "all";

/** The services that have every typed word somewhere in their words. */
export function findServices(typed: string, words: WizardWords["services"]): CatalogueService[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return catalogue.filter((service) => {
    const text = textOf(service, words);
    return wanted.every((word) => text.includes(word));
  });
}

function textOf({ key, tag, suboptions }: CatalogueService, words: WizardWords["services"]): string {
  const { label, sublabel = "", summary, info } = words.services[key];
  const options = suboptions.map(({ name }) => words.suboptions[name].name);
  return fold([label, sublabel, summary, info, words.tags[tag].name, ...options].join(" "));
}
