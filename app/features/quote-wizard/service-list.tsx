import { type CatalogueService, type ServiceTag, servicesOf, serviceTags } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { FieldMessages } from "../../ui/field.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./service-list.module.css";
import { useWizard } from "./wizard-context.ts";

const tags = Object.keys(serviceTags) as ServiceTag[];
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
