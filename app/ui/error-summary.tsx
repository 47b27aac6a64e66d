import type { Ref } from "react";
import { Alert } from "./alert.tsx";
import styles from "./error-summary.module.css";

type Item = {
  id: string;
  /** What the field is called. */
  label?: string;
  text: string;
};
type Props = { ref?: Ref<HTMLDivElement>; title: string; items: readonly Item[] };

/** Everything that is wrong with a form, each line a link to its field, by the field's name. */
export function ErrorSummary({ ref, title, items }: Props) {
  return (
    <Alert ref={ref} title={title}>
      <ul className={styles.items}>
        {items.map(({ id, label, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label && <b>{label.endsWith("?") ? label : `${label}:`} </b>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
