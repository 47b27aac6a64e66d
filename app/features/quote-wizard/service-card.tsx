import { type CatalogueService, serviceTags } from "../../../domain/quote/catalogue.ts";
import { fieldNames } from "../../../domain/quote/field-names.ts";
import check from "../../ui/field-check.module.css";
import { Tag } from "../../ui/tag.tsx";
import styles from "./service-card.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = { service: CatalogueService; checked: boolean; hidden: boolean; error?: string | undefined };

/** A service to tick: the whole card is its label, save for what it covers. */
export function ServiceCard({ service: { key, tag }, checked, hidden, error }: Props) {
  const { words } = useWizard();
  const { label, sublabel, summary, info } = words.services.services[key];
  const id = fieldNames.service(key);
  return (
    <li className={styles.card} hidden={hidden}>
      <Tag color={serviceTags[tag]}>{words.services.tags[tag].name}</Tag>
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
