import styles from "./tag.module.css";

export type TagColor = "green" | "blue" | "pink" | "plain";

export function Tag({ color, children }: { color: TagColor; children: React.ReactNode }) {
  return <span className={`${styles.tag} ${styles[color]}`}>{children}</span>;
}
