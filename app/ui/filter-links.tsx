import { Link } from "react-router";
import styles from "./filter-links.module.css";

export type FilterLink = { href: string; text: string; current: boolean };

/** One question to a list, each answer a plain link; the answer in force is marked. */
export function FilterLinks({ title, label, items }: { title: string; label: string; items: FilterLink[] }) {
  return (
    <nav className={`${styles.filter} noprint`} aria-label={label}>
      <span className="muted small">{title}</span>
      <ul>
        {items.map(({ href, text, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current || undefined} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
