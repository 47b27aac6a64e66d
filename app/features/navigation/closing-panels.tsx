import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** With script running, a menu closes its panels on Escape, on a click elsewhere and when the page changes. */
export function ClosingPanels({ within }: { within: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    function close(event: Event) {
      const open = within.current?.querySelector("details[open]");
      if (!open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        open.querySelector("summary")?.focus();
      } else if (open.contains(event.target as Node)) return;
      open.removeAttribute("open");
    }
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [within]);

  // Not when the app has just started: a panel that was opened before must stay open.
  const shown = useRef(pathname + hash);
  useEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    for (const open of within.current?.querySelectorAll("details[open]") ?? []) open.removeAttribute("open");
    if (within.current?.matches(":popover-open")) within.current.hidePopover();
  }, [within, pathname, hash]);

  return null;
}
