import styles from "./begin-at.module.css";

const start = styles.start as string;

/** Moves the focus to an element, also to one that takes none by itself; that one gives it up for good on leaving. */
export function beginAt(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute("tabindex")) lend(element);
  element?.focus({ preventScroll: true });
}

function lend(element: HTMLElement): void {
  element.tabIndex = -1;
  element.classList.add(start);
  element.addEventListener("blur", () => giveBack(element), { once: true });
}

function giveBack(element: HTMLElement): void {
  element.removeAttribute("tabindex");
  element.classList.remove(start);
}
