import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

type Props = { title: string; note?: string | undefined; children: ReactNode };

/** A part of a screen with its heading. */
export function Card({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** Cards side by side where there is room. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
