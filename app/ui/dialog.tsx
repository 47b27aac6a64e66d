import { type ReactNode, useEffect, useRef } from "react";
import styles from "./dialog.module.css";

type Props = { labelledBy: string; onClose: () => void; children: ReactNode };

/** Opens when it appears, above everything; Escape, a click beside it or `<form method="dialog">` close it. */
export function Dialog({ labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={labelledBy} closedby="any" onClose={onClose}>
      {children}
    </dialog>
  );
}
