import type { Category, Consent } from "../../../../domain/consent/consent.ts";

let opener: HTMLElement | undefined;

/** Asked for each time: React may have put another one in its place. */
export function findBanner(): HTMLElement | null {
  return document.getElementById("consent");
}

function isOpen(banner: HTMLElement): boolean {
  return banner.matches(":popover-open");
}

/** Stands at the edge of the page and takes no focus: reading comes first. `again`: it may be closed undecided. */
export function openBanner(banner: HTMLElement, again = false): void {
  banner.toggleAttribute("data-again", again);
  if (!isOpen(banner)) banner.showPopover();
}

/** Opens it on request, with the present decision ticked. */
export function openAgain(banner: HTMLElement, decision: Consent | undefined, from: HTMLElement): void {
  opener = from;
  for (const box of boxes(banner)) box.checked = decision?.categories.includes(box.name as Category) ?? false;
  banner.querySelector("details")?.setAttribute("open", "");
  openBanner(banner, decision !== undefined);
  banner.focus();
}

/** Puts it away; the focus goes back to where it was opened. */
export function close(banner: HTMLElement): void {
  if (!isOpen(banner)) return;
  const held = banner.contains(document.activeElement);
  banner.hidePopover();
  if (held) opener?.focus();
  opener = undefined;
}

export function checkedCategories(banner: HTMLElement): Category[] {
  return ["necessary", ...boxes(banner).flatMap((box) => (box.checked ? [box.name as Category] : []))];
}

function boxes(banner: HTMLElement): HTMLInputElement[] {
  return [...banner.querySelectorAll<HTMLInputElement>("input:enabled")];
}
