import { type CatalogueService, type ServiceTag, servicesOf, serviceTags } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { fieldNames } from "../../../domain/quote/field-names.ts";
import { FieldMessages } from "../../ui/field.tsx";
import check from "../../ui/field-check.module.css";
import { Sign } from "../../ui/pictures.tsx";
import styles from "./service-list.module.css";
import { useWizard } from "./wizard-context.ts";

const tags = Object.keys(serviceTags) as ServiceTag[];
const signs: Record<ServiceTag, string> = { infrastructure: "altyapi", security: "guvenlik", sap: "sap" };
const errorOwner = "services";

type Props = { draft: Draft; found: readonly CatalogueService[]; error: string | undefined };

/** All services, grouped by field. Which field shows is decided by the filter's style sheet, so it needs no script. */
export function ServiceList({ draft, found, error }: Props) {
  const { words } = useWizard();
  return (
    <div className={styles.list}>
      {tags.map((tag) => (
        <fieldset key={tag} data-tag={tag} hidden={!found.some((service) => service.tag === tag)}>
          <legend className={styles.legend}>
            <Sign name={signs[tag]} /> <b className="h">{words.services.tags[tag].name}</b>{" "}
            <span>{words.services.tags[tag].about}</span>
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

type ServiceCardProps = { service: CatalogueService; checked: boolean; hidden: boolean; error?: string | undefined };

/** A service to tick: the whole card is its label, save for what it covers. */
function ServiceCard({ service: { key }, checked, hidden, error }: ServiceCardProps) {
  const { words } = useWizard();
  const { label, sublabel, summary, info } = words.services.services[key];
  const id = fieldNames.service(key);
  return (
    <li className={styles.card} hidden={hidden}>
      <input
        className={check.box}
        type="checkbox"
        id={id}
        name={id}
        value="yes"
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error, `${id}-about`].filter(Boolean).join(" ")}
      />
      <label htmlFor={id} className={`h ${styles.label}`}>
        {label}
        {sublabel && <small> {sublabel}</small>}
      </label>
      <p id={`${id}-about`} className={styles.about}>
        {summary}
      </p>
      <details className={styles.more}>
        <summary>
          {words.wizard.services.more}
          <span className="vh"> {label}</span>
        </summary>
        <p>{info}</p>
      </details>
    </li>
  );
}
