import { Link } from "react-router";
import styles from "./filtered-list.module.css";
import { MoreLink } from "./links.tsx";

export type FilterLink = { href: string; text: string; current: boolean };

/** One question to a list, each answer a plain link; the answer in force is marked. */
export function FilterLinks({ title, label, items }: { title: string; label: string; items: FilterLink[] }) {
  return (
    <nav className={`${styles.filter} noprint`} aria-label={label}>
      <span className="muted small">{title}</span>
      <ul>
        {items.map(({ href, text, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current || undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = { title: string; text: string; ways: { href: string; text: string }[] };

/** A list with nothing in it: says so, and shows ways on. */
export function EmptyResult({ title, text, ways }: Props) {
  return (
    <div className={`${styles.empty} stack`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="stack g2">
        {ways.map((way) => (
          <li key={way.href}>
            <MoreLink to={way.href}>{way.text}</MoreLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
