import { useState } from "react";
import { type ServiceTag, servicesOf, serviceTags } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { FieldMessages } from "../../ui/field.tsx";
import { everyField, findServices } from "./find-services.ts";
import { ServiceCard } from "./service-card.tsx";
import { ServiceFilter } from "./service-filter.tsx";
import styles from "./service-list.module.css";
import { useWizard } from "./wizard-context.ts";
import { counted } from "./wizard-words.ts";

const tags = Object.keys(serviceTags) as ServiceTag[];
const errorOwner = "services";

/** All services, grouped by field. Which field shows is decided by style sheet, so it needs no script. */
export function ServiceList({ draft, error }: { draft: Draft; error: string | undefined }) {
  const { words } = useWizard();
  const [typed, setTyped] = useState("");
  const [field, setField] = useState(everyField);
  const found = findServices(typed, words.services);
  const shown = found.filter(({ tag }) => field === everyField || field === tag).length;
  const isNarrowed = typed.trim() !== "" || field !== everyField;
  const { found: sentences } = words.wizard.services;
  return (
    <div className={styles.list}>
      <ServiceFilter typed={typed} onType={setTyped} onField={setField} />
      <p className={shown === 0 ? undefined : "vh"} role="status">
        {isNarrowed && (shown === 0 ? sentences.none : counted(sentences, shown))}
      </p>
      {tags.map((tag) => (
        <fieldset key={tag} data-tag={tag} hidden={!found.some((service) => service.tag === tag)}>
          <legend className={styles.legend}>
            <b>{words.services.tags[tag].name}</b> <span>{words.services.tags[tag].about}</span>
          </legend>
          <ul className={styles.cards}>
            {servicesOf(tag).map((service) => (
              <ServiceCard
                key={service.key}
                service={service}
                checked={draft.services[service.key].selected}
                hidden={!found.some(({ key }) => key === service.key)}
                error={error && `${errorOwner}-error`}
              />
            ))}
          </ul>
        </fieldset>
      ))}
      <FieldMessages id={errorOwner} error={error} />
    </div>
  );
}
