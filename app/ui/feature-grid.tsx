import type { ReactNode } from "react";
import styles from "./feature-grid.module.css";
import { MoreLink } from "./links.tsx";
import { Sign } from "./pictures.tsx";

export type Feature = {
  title: string;
  content: ReactNode;
  /** A sign of the art above the title. */
  icon?: string | undefined;
  /** A small word above the title. */
  kicker?: string | undefined;
  more?: { href: string; text: string } | undefined;
};

type Props = { items: Feature[]; size?: "small" | "medium" | "large"; level?: 2 | 3 | 4 };

/** Short texts under a hairline, side by side; `size` sets how narrow one may become. */
export function FeatureGrid({ items, size = "medium", level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${styles.grid} ${styles[size]}`}>
      {items.map(({ title, content, icon, kicker, more }) => (
        <li key={title}>
          {icon && <Sign name={icon} className={styles.sign} />}
          {kicker && <span className="muted small">{kicker}</span>}
          <Heading className="h">{title}</Heading>
          <div className={styles.text}>{content}</div>
          {more && (
            <div className={styles.more}>
              <MoreLink to={more.href}>{more.text}</MoreLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
