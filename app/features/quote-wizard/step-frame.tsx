import type { ReactNode } from "react";
import { Link } from "react-router";
import { type StepName, stepNames } from "../../../domain/quote/steps/step.ts";
import { stepNumber } from "../../../domain/quote/steps.ts";
import { fill } from "../../../domain/slots.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { stepAddress } from "./addresses.ts";
import styles from "./step-frame.module.css";
import { useWizard } from "./wizard-context.ts";

/** A step beside the running summary. */
export function StepFrame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}

type TitleProps = { title: string; lead?: ReactNode };

export function StepTitle({ title, lead }: TitleProps) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

type Props = {
  current: StepName;
  /** Steps one may go to; none of them once everything is sent. */
  open: readonly StepName[];
};

/** The five steps in a row. Those behind are links, the current one carries the warm ring. */
export function Stepper({ current, open }: Props) {
  const { words, base } = useWizard();
  const { label, position, names, done } = words.wizard.steps;
  return (
    <ol className={`${styles.steps} noprint`} aria-label={label}>
      {stepNames.map((name) => {
        const isDone = stepNumber(name) < stepNumber(current);
        const text = <span className={styles.name}>{names[name]}</span>;
        return (
          <li
            key={name}
            className={isDone ? styles.done : undefined}
            aria-current={name === current ? "step" : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {stepNumber(name)}
            </span>
            {name === current && <span className="vh">{fill(position, { number: stepNumber(name) })}: </span>}
            {name !== current && open.includes(name) ? <Link to={stepAddress(base, name)}>{text}</Link> : text}
            {isDone && <span className="vh"> {done}</span>}
          </li>
        );
      })}
    </ol>
  );
}

type StepButtonsProps = {
  back?: string | undefined;
  /** How far the step is, between the two. */
  note?: string | undefined;
  children: ReactNode;
};

/** The way back and the way on. They stand at the end of a step and in the panel beside it. */
export function StepButtons({ back, note, children }: StepButtonsProps) {
  const { words } = useWizard();
  return (
    <div className={note ? `${styles.ways} ${styles.end}` : styles.ways}>
      {back && (
        <ButtonLink ghost to={back}>
          {words.wizard.steps.back}
        </ButtonLink>
      )}
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
