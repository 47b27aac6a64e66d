import type { ConsentWords } from "../../page/page-context.ts";
import styles from "./consent-link.module.css";

/** For the footer: opens the question again. It shows once the consent script runs. */
export function ConsentLink({ copy }: { copy: ConsentWords }) {
  return (
    <button type="button" className={styles.link} data-consent="open">
      {copy.link}
    </button>
  );
}
