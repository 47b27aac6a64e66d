import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens every `details` around the element that the address names. Browsers do this by themselves when
 * a page loads or a plain anchor is followed; a navigation inside the app needs this.
 */
export function useOpenAtHash(container: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !container.current?.contains(target)) return;
    for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  }, [hash, container]);
}
