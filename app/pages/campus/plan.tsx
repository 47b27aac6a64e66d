import type { Words } from "../../../content/words.ts";
import { company } from "../../../site/company.ts";
import styles from "./plan.module.css";

const { street, postalCode, district, city } = company.address;

export function Plan({ copy }: { copy: Words<"campus">["plan"] }) {
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
