import type { Facts } from "../../../content/facts.ts";
import type { Words } from "../../../content/words.ts";
import styles from "./plan.module.css";

type Props = { copy: Words<"campus">["plan"]; place: Facts["offices"]["headquarters"] };

export function Plan({ copy, place: { street, postalCode, district, city } }: Props) {
  return (
    <section className="section">
      <div className={`wrap split ${styles.plan}`}>
        <img src="/art/campus-plan.svg" alt={copy.alt} width="906" height="546" />
        <div className="stack">
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
          <p className="muted small">{copy.note}</p>
          <address className="muted small">
            {street}
            <br />
            {postalCode} {district}/{city}
          </address>
        </div>
      </div>
    </section>
  );
}
