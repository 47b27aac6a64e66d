import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import styles from "./link-rows.module.css";

export type LinkRow = { href: string; kicker: string; title: string };

/** A ruled list of links: a small word, a sentence, an arrow. */
export function LinkRows({ items, flush }: { items: LinkRow[]; flush?: boolean }) {
  return (
    <ul className={flush ? `${styles.rows} ${styles.flush}` : styles.rows}>
      {items.map(({ href, kicker, title }) => (
        <li key={href}>
          <Link to={href}>
            <span>{kicker}</span>
            <b className="h">{title}</b>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
