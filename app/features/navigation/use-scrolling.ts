import { useContext, useEffect, useLayoutEffect } from "react";
import {
  type Location,
  type NavigationType,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from "react-router";
import { hashTarget } from "./hash-target.ts";
import { prefersStillness } from "./motion.ts";
import { createScrollPositions, entryName } from "./scroll-positions.ts";

const hashDelay = 100;
const longestRender = 1_000;
const longestScroll = 2_000;

// Of the tab and not of a component: an error outside of the page replaces the whole document.
const positions = createScrollPositions(() => sessionStorage);
let shown: Location | undefined;
let shownEntry = "";
let anchorClicked = Number.NEGATIVE_INFINITY;
let hashTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Smoothly to the top after a navigation, or to the element the hash names; back and forward find the page as it was
 * left. The first load is the browser's.
 */
export function useScrolling(): void {
  const location = useLocation();
  const type = useNavigationType();
  const stay = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset === true;

  useEffect(watchPositions, []);

  useLayoutEffect(() => {
    const from = shown;
    shown = location;
    if (from === location) return;
    const left = positions.get(shownEntry) ?? 0;
    shownEntry = entryName(history.state, window.location);
    clearTimeout(hashTimer);
    if (from) scroll(from, location, type, stay ? undefined : left);
    positions.set(shownEntry, scrollY);
  }, [location, type, stay]);
}

function scroll(from: Location, to: Location, type: NavigationType, left: number | undefined): void {
  // Said of the page that was loaded (boot.js). From here on a place must be where it was.
  delete document.documentElement.dataset.fromTop;
  if (type === "POP") restore(from.pathname !== to.pathname);
  else if (to.hash) hashTimer = setTimeout(() => scrollToHash(to.hash, behavior()), hashDelay - sinceClick(from, to));
  else if (left !== undefined) scrollToTop(left);
}

/**
 * From where the page before was left. Until the top is reached the new page is as high as that needs, and the browser
 * holds on to nothing in it: it would jump up with a page that is still short, and down with what arrives above the footer.
 */
function scrollToTop(left: number): void {
  const [main, root] = [document.querySelector("main"), document.documentElement];
  if (main && left > 0 && !prefersStillness()) {
    main.style.minHeight = `${left + innerHeight}px`;
    root.style.overflowAnchor = "none";
    const release = () => {
      clearTimeout(timer);
      removeEventListener("scrollend", release);
      main.style.minHeight = "";
      root.style.overflowAnchor = "";
    };
    // For browsers that do not tell.
    const timer = setTimeout(release, longestScroll);
    addEventListener("scrollend", release);
  }
  scrollTo({ top: 0, behavior: behavior() });
}

/** An anchor's delay counts from its click, whatever the app has to do before. */
function sinceClick(from: Location, to: Location): number {
  const passed = performance.now() - anchorClicked;
  return from.pathname === to.pathname && passed < longestRender ? passed : 0;
}

function restore(isOtherPage: boolean): void {
  const top = positions.get(shownEntry);
  if (top !== undefined) scrollTo({ top, behavior: "instant" });
  // An anchor followed on the same page: the browser is scrolling there already.
  else if (isOtherPage) scrollToHash(location.hash, "instant");
}

function scrollToHash(hash: string, behavior: ScrollBehavior): void {
  const target = hashTarget(hash);
  if (target) target.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior });
}

function behavior(): ScrollBehavior {
  return prefersStillness() ? "instant" : "smooth";
}

function watchPositions(): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal, passive: true };
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => positions.set(shownEntry, scrollY), options);
  // An anchor moves the page before the app hears of it: what follows belongs to its own entry.
  addEventListener(
    "popstate",
    () => {
      const isSamePage = shown?.pathname === location.pathname && shown.search === location.search;
      if (isSamePage) shownEntry = entryName(history.state, location);
    },
    options,
  );
  addEventListener("click", leaveByAnchor, { ...options, capture: true });
  addEventListener(
    "pagehide",
    () => {
      positions.keep();
      history.scrollRestoration = "auto";
    },
    options,
  );
  addEventListener(
    "pageshow",
    () => {
      history.scrollRestoration = "manual";
    },
    options,
  );
  return () => {
    leaving.abort();
    history.scrollRestoration = "auto";
  };
}

/** The place is noted now: the event of a scroll that just happened may come only after the anchor's entry is current. */
function leaveByAnchor({ target }: Event): void {
  if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
  anchorClicked = performance.now();
  positions.set(shownEntry, scrollY);
}
