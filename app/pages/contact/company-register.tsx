import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import styles from "./columns.module.css";

/** What the law wants known of a company. */
export function CompanyRegister({ copy }: { copy: Words<"contact">["register"] }) {
  return (
    <section className={`wrap ${styles.columns}`}>
      <div className="stack g4">
        <h2 className={styles.title}>{copy.title}</h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.facts}>
        <Facts items={copy.items.map(({ term, text }) => ({ term, details: text }))} />
      </div>
    </section>
  );
}
