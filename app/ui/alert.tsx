import type { ReactNode, Ref } from "react";
import styles from "./alert.module.css";
import { Icon } from "./icon.tsx";

type Props = { ref?: Ref<HTMLDivElement>; title: string; calm?: boolean; children?: ReactNode };

/** What must be read before anything else: it takes the focus, in a page that just loaded as well. */
export function Alert({ ref, title, calm, children }: Props) {
  return (
    <div
      ref={ref}
      className={calm ? `${styles.alert} ${styles.calm}` : styles.alert}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: whoever opened the page came for what this says
      autoFocus
    >
      {calm ? <Icon name="info" /> : <Icon name="alert" />}
      <h2 className="h">{title}</h2>
      {children}
    </div>
  );
}
