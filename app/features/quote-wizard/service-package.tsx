import type { CatalogueService } from "../../../domain/quote/catalogue.ts";
import type { ServiceChoice } from "../../../domain/quote/draft.ts";
import { fieldNames, packageTargets } from "../../../domain/quote/field-names.ts";
import { serviceErrors } from "../../../domain/quote/packages.ts";
import { Icon } from "../../ui/icon.tsx";
import { packageId } from "./addresses.ts";
import type { MessageAt } from "./detail-messages.ts";
import { LevelCards } from "./level-cards.tsx";
import { SuboptionRows } from "./level-rows.tsx";
import styles from "./service-package.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = {
  service: CatalogueService;
  /** As it is now, with what is being typed. */
  choice: ServiceChoice;
  messageAt: MessageAt;
  isBad: boolean;
};

/** A chosen service: its levels and counts, or those of its suboptions. */
export function ServicePackage({ service, choice, messageAt, isBad }: Props) {
  const { words } = useWizard();
  const { key, suboptions } = service;
  const { label, sublabel, howTo } = words.services.services[key];
  const id = packageId(key);
  const [target] = packageTargets(service);
  return (
    <section
      className={isBad ? `${styles.package} ${styles.bad}` : styles.package}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <input type="hidden" name={fieldNames.details(key)} value="yes" />
      <header>
        <h2 id={`${id}-title`}>
          {label}
          {sublabel && <small> {sublabel}</small>}
        </h2>
        <p>{howTo}</p>
        {serviceErrors(service, choice).length === 0 && (
          <span className={styles.ready}>
            <Icon name="check" /> {words.wizard.summary.ready}
          </span>
        )}
      </header>
      {suboptions.length > 0 ? (
        <SuboptionRows service={service} choice={choice} messageAt={messageAt} />
      ) : (
        target && <LevelCards target={target} choice={choice} messageAt={messageAt} />
      )}
    </section>
  );
}
