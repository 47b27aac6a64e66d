import type { quote } from "../../../content/tr/quote.ts";
import { type ServiceKey, type ServiceTag, servicesOf, serviceTags } from "../../../domain/quote/catalogue.ts";
import { Button } from "../../ui/button.tsx";
import { Tag } from "../../ui/tag.tsx";
import { ServiceCard } from "./service-card.tsx";
import styles from "./service-choice.module.css";

type Props = { copy: typeof quote; preselected: ServiceKey[]; submit: boolean };

const tags = Object.keys(serviceTags) as ServiceTag[];

export function ServiceChoice({ copy, preselected, submit }: Props) {
  return (
    <div className={styles.choice}>
      <div className="stack g2">
        <h2>{copy.choice.title}</h2>
        <p className="muted">{copy.choice.lead}</p>
      </div>
      {tags.map((tag) => (
        <fieldset key={tag}>
          <legend>
            <span className={styles.legend}>
              <Tag color={serviceTags[tag]}>{copy.tags[tag].name}</Tag> <span>{copy.tags[tag].about}</span>
            </span>
          </legend>
          <div className={styles.cards}>
            {servicesOf(tag).map(({ key }) => (
              <ServiceCard key={key} value={key} checked={preselected.includes(key)} {...copy.services[key]} />
            ))}
          </div>
        </fieldset>
      ))}
      {submit && (
        <div>
          <Button ghost type="submit">
            {copy.choice.apply}
          </Button>
        </div>
      )}
    </div>
  );
}
