import type { Figure } from "../../../content/schema.ts";
import { Figures } from "../../ui/figure.tsx";
import styles from "./story-figures.module.css";

export function StoryFigures({ label, items }: { label: string; items: Figure[] }) {
  return (
    <section className={styles.band} aria-label={label}>
      <div className="wrap">
        <Figures items={items} />
      </div>
    </section>
  );
}
