import type { KeyboardEvent } from "react";

/** The keyboard of a phone says "next", so Enter must not send there: it goes on to the next field. */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  const isNext = field instanceof HTMLInputElement && field.enterKeyHint === "next";
  if (event.key !== "Enter" || !isNext || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea")];
  fields
    .slice(fields.indexOf(field) + 1)
    .find(({ tabIndex }) => tabIndex >= 0)
    ?.focus();
}
