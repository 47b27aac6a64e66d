import styles from "./flag.module.css";
import { flagAddress } from "./flag-address.ts";

/** The country stands beside it in words, so it says nothing itself. */
export function Flag({ country }: { country: string }) {
  return <img className={styles.flag} src={flagAddress(country)} alt="" width="21" height="14" draggable={false} />;
}
