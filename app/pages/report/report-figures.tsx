import type { Figure } from "../../../content/schema.ts";
import { Figures } from "../../ui/figure.tsx";
import styles from "./report-figures.module.css";

type Props = { label: string; items: Figure[]; note: string };

export function ReportFigures({ label, items, note }: Props) {
  return (
    <section className={styles.band} aria-label={label}>
      <div className={`wrap ${styles.inner}`}>
        <Figures items={items} />
        <p className="muted small">{note}</p>
      </div>
    </section>
  );
}
