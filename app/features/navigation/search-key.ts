import { useEffect } from "react";
import { useNavigate } from "react-router";
import { storedItems } from "../../../site/cookies.ts";

/** Whether the key "/" opens the search. Single keys must be easy to switch off: speech input can press them. */
export function isSearchKeyOn(): boolean {
  return stored() !== "off";
}

export function switchSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storedItems.searchKey);
    else localStorage.setItem(storedItems.searchKey, "off");
  } catch {
    // Without storage the choice cannot be kept; the page works all the same.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(storedItems.searchKey);
  } catch {
    return null;
  }
}

/** Opens the search with "/", or goes to its field where it is on the page already. */
export function useSearchKey(address: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isForUs(event) || !isSearchKeyOn()) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
      if (!field) navigate(address);
      field?.focus();
      field?.select();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [address, navigate]);
}

function isForUs({ key, target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== "/" || ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  const typing = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return !typing && !document.querySelector(":modal");
}
