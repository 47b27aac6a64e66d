import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./note.module.css";

export function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  );
}
