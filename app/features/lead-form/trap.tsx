import { formExtras } from "../../../domain/lead/answer.ts";
import styles from "./trap.module.css";

/** A field that people neither see nor reach. What fills it in is no person. */
export function Trap({ label, id }: { label: string; id: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={formExtras.trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
