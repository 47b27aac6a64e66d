import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./story-card.module.css";

type Props = { href: string; cover: ReactNode; kicker: string; title: string; level?: 2 | 3; children?: ReactNode };

/** A story as a plate with its name: the whole card is the link. */
export function StoryCard({ href, cover, kicker, title, level = 3, children }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Link to={href} className={`${styles.card} stack g3`}>
      {cover}
      <span className="muted small">{kicker}</span>
      <Heading className="h">{title}</Heading>
      {children}
    </Link>
  );
}
