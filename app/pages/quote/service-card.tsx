import styles from "./service-card.module.css";

type Props = { value: string; label: string; info: string; counted: string; checked: boolean };

/** A service one can tick: the whole card is the label. */
export function ServiceCard({ value, label, info, counted, checked }: Props) {
  return (
    <label className={styles.card}>
      <span className="h">{label}</span>
      <input type="checkbox" name="services" value={value} defaultChecked={checked} />
      <span className={styles.info}>{info}</span>
      <span className={styles.counted}>{counted}</span>
    </label>
  );
}
