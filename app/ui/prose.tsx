import styles from "./prose.module.css";

type Props = { html: string; free?: boolean; summary?: { label: string; text: string } };

/** A long text from Markdown. Sections are numbered unless it is `free`. */
export function Prose({ html, free, summary }: Props) {
  return (
    <div className={free ? `${styles.prose} ${styles.free}` : styles.prose}>
      {summary && (
        <p className={styles.summary}>
          <strong>{summary.label}</strong> {summary.text}
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
