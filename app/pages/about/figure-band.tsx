import type { Figure } from "../../../content/schema.ts";
import { Figures } from "../../ui/figure.tsx";
import styles from "./figure-band.module.css";

export function FigureBand({ figures }: { figures: Figure[] }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <Figures items={figures} />
      </div>
    </section>
  );
}
