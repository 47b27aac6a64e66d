import type { LeadStatus } from "../../../domain/lead/lead-work.ts";
import styles from "./status.module.css";

const shapes = {
  new: <circle cx="7" cy="7" r="5" fill="currentColor" />,
  "in-progress": (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="M7 2a5 5 0 0 1 0 10z" fill="currentColor" />
    </>
  ),
  won: <path d="m2 8 3.5 3.5L12 4" />,
  lost: <circle cx="7" cy="7" r="5" />,
  spam: (
    <>
      <circle cx="7" cy="7" r="5" />
      <path d="m3.5 10.5 7-7" />
    </>
  ),
} satisfies Record<LeadStatus, React.ReactNode>;

/** A shape and a word: colour comes third. */
export function Status({ status, words }: { status: LeadStatus; words: Record<LeadStatus, string> }) {
  return (
    <span className={`${styles.status} ${styles[status]}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {shapes[status]}
      </svg>
      {words[status]}
    </span>
  );
}
