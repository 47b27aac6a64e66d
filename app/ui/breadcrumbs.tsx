import { Link } from "react-router";
import styles from "./breadcrumbs.module.css";

export type Crumb = { name: string; link?: string | undefined };

export function Breadcrumbs({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav className={`${styles.crumbs} noprint`} aria-label={label}>
      <ol>
        {items.map(({ name, link }) => (
          <li key={name} aria-current={link ? undefined : "page"}>
            {link ? <Link to={link}>{name}</Link> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
