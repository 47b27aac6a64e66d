import styles from "./sub-nav.module.css";

export type SubNavItem = { id: string; title: string };

/** The page's own sections, sticky under the header. */
export function SubNav({ label, items }: { label: string; items: SubNavItem[] }) {
  return (
    <nav className={`${styles.subnav} noprint`} aria-label={label}>
      <div className="wrap">
        <ul>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
