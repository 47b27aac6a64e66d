import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { storedItems } from "../../../site/cookies.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./header.module.css";

export function SearchLink({ copy, locale }: { copy: Words<"chrome">["search"]; locale: Locale }) {
  const address = href(copy.to, locale);
  return (
    <a className={styles.plain} href={address} aria-label={copy.text}>
      <Icon name="search" />
      <SearchKey address={address} />
    </a>
  );
}

/** Apart, because it is called again with every page. */
function SearchKey({ address }: { address: string }) {
  useSearchKey(address);
  return null;
}

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
function useSearchKey(address: string): void {
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
