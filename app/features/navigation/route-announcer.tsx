import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router";
import { isNewPage } from "./page-change.ts";
import styles from "./route-announcer.module.css";
import { hashTarget } from "./scrolling.ts";

const focusStart = styles.start as string;

// Of the tab and not of the component: an error of the root replaces the whole document.
let announcedLocation: Location | undefined;

/**
 * What a browser does by itself when it loads a page: the title is announced, and the focus starts at the page's heading
 * or where the hash leads. Nothing of it on the first load.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [announced, announce] = useState("");
  const focusBefore = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effects of the new page may move the focus
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement;
  }, [location]);

  useEffect(() => {
    const from = announcedLocation;
    announcedLocation = location;
    if (!from || from === location) return;
    // After the effects of the page.
    const timer = setTimeout(() => {
      if (isNewPage(from, location)) {
        announce(document.title);
        const isUntouched = document.activeElement === focusBefore.current;
        if (isUntouched) focusElement(document.querySelector("main h1") ?? document.querySelector("main"));
      }
      if (location.hash) focusElement(hashTarget(location.hash));
    });
    return () => clearTimeout(timer);
  }, [location]);

  return (
    <p className="vh" role="status">
      {announced}
    </p>
  );
}

/** Moves the focus to an element. One that cannot take it by itself can until it loses it. */
function focusElement(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.classList.add(focusStart);
    element.addEventListener("blur", () => resetElement(element), { once: true });
  }
  element?.focus({ preventScroll: true });
}

function resetElement(element: HTMLElement): void {
  element.removeAttribute("tabindex");
  element.classList.remove(focusStart);
}
