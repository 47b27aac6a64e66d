import { type RefObject, useEffect, useState } from "react";
import { followedLink } from "../../page/followed-link.ts";

/**
 * While offline, links to other pages and forms are held back: the visitor stays on the page, nothing typed is lost,
 * and the notice takes the focus. Answers whether that has happened.
 */
export function useOfflineHold(online: boolean, notice: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    setHeld(false);
    if (online) return;
    function hold(event: Event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
      // The menu of small screens covers the page, and the notice with it.
      for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) menu.hidePopover();
      notice.current?.focus({ preventScroll: true });
    }
    function holdLink(event: MouseEvent) {
      const link = followedLink(event);
      if (link && leavesPage(link)) hold(event);
    }
    addEventListener("click", holdLink, true);
    addEventListener("submit", hold, true);
    return () => {
      removeEventListener("click", holdLink, true);
      removeEventListener("submit", hold, true);
    };
  }, [online, notice]);
  return held;
}

/** Mail and telephone need no connection of ours, and anchors none at all. */
function leavesPage({ protocol, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isAnchor = origin === location.origin && pathname === location.pathname && search === location.search && hash;
  return protocol.startsWith("http") && !isAnchor;
}
