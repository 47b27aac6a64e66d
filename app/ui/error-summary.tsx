import type { Ref } from "react";
import { Alert } from "./alert.tsx";
import styles from "./error-summary.module.css";

type Props = { ref?: Ref<HTMLDivElement>; title: string; items: readonly { id: string; text: string }[] };

/** Everything that is wrong with a form, each line a link to its field. */
export function ErrorSummary({ ref, title, items }: Props) {
  return (
    <Alert ref={ref} title={title}>
      <ul className={styles.items}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
