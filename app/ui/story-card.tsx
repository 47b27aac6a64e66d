import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./story-card.module.css";

type Props = {
  href: string;
  cover: ReactNode;
  kicker: string;
  title: string;
  /** What the cover shows in points, as text with its meaning. */
  figure?: { value: string; label: string } | undefined;
  level?: 2 | 3;
};

/** A story as a plate with its name: the whole card is the link. */
export function StoryCard({ href, cover, kicker, title, figure, level = 3 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Link to={href} className={styles.card}>
      <span className={`glow ${styles.cover}`}>{cover}</span>
      <small>{kicker}</small>
      <Heading className="h">{title}</Heading>
      {figure && (
        <p>
          <b>{figure.value}</b> {figure.label}
        </p>
      )}
    </Link>
  );
}
