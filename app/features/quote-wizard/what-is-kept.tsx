import { Link } from "react-router";
import { useLinks } from "../../page/page-context.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./what-is-kept.module.css";
import { useWizard } from "./wizard-context.ts";

/** What the wizard stores, and for how long. */
export function WhatIsKept() {
  const { title, choices, personal, more } = useWizard().words.wizard.saved;
  const to = useLinks();
  return (
    <details className={`${styles.kept} noprint`}>
      <summary>
        {title} <Icon name="down" />
      </summary>
      <p>{choices}</p>
      <p>{personal}</p>
      <p>
        <Link to={to(more)}>{more.text}</Link>
      </p>
    </details>
  );
}
