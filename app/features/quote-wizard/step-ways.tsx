import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./step-ways.module.css";
import { useWizard } from "./wizard-context.ts";

/** The way back and the way on. They stand at the end of a step and in the panel beside it. */
export function StepWays({ back, children }: { back?: string | undefined; children: ReactNode }) {
  const { words } = useWizard();
  return (
    <div className={styles.ways}>
      {back && (
        <ButtonLink ghost to={back}>
          {words.wizard.steps.back}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
