import type { ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";
import styles from "./messages.module.css";

type Props = {
  ref?: Ref<HTMLDivElement> | undefined;
  title: string;
  calm?: boolean;
  autoFocus?: boolean;
  children?: ReactNode;
};

/** What must be read before anything else: it takes the focus, in a page that just loaded as well. */
export function Alert({ ref, title, calm, autoFocus = true, children }: Props) {
  return (
    <div
      ref={ref}
      className={calm ? `${styles.alert} ${styles.calm}` : styles.alert}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: whoever opened the page came for what this says
      autoFocus={autoFocus}
    >
      {calm ? <Icon name="info" /> : <Icon name="alert" />}
      <h2 className="h">{title}</h2>
      {children}
    </div>
  );
}

type Item = {
  id: string;
  /** What the field is called. */
  label?: string;
  text: string;
};
type ErrorSummaryProps = { ref?: Ref<HTMLDivElement> | undefined; title: string; items: readonly Item[] };

/** Everything that is wrong with a form, each line a link to its field, by the field's name. */
export function ErrorSummary({ ref, title, items }: ErrorSummaryProps) {
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

/** With a ref it takes the focus. */
export function Note({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a ref is given to what must be read first
    <div ref={ref} className={styles.note} tabIndex={ref ? -1 : undefined} autoFocus={ref !== undefined}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}
