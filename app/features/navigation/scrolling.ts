import { useEffect, useLayoutEffect } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";
import { isNewPage } from "./page-change.ts";
import { createScrollPositions, entryName } from "./scroll-positions.ts";

const hashDelayMs = 100;
const renderTimeoutMs = 1_000;
const scrollTimeoutMs = 2_000;

// Of the tab and not of the component: an error of the root replaces the whole document.
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

  useEffect(watchPositions, []);

  useLayoutEffect(() => {
    const from = shown;
    shown = location;
    if (from === location) return;
    const left = positions.get(shownEntry) ?? 0;
    shownEntry = entryName(history.state, window.location);
    clearTimeout(hashTimer);
    if (from) scroll(from, location, type, left);
    positions.set(shownEntry, scrollY);
  }, [location, type]);
}

function scroll(from: Location, to: Location, type: NavigationType, left: number): void {
  if (type === "POP") restore(from.pathname !== to.pathname);
  else if (to.hash) hashTimer = setTimeout(() => scrollToHash(to.hash, behavior()), hashDelayMs - sinceClick(from, to));
  else if (isNewPage(from, to) || to.search === "") scrollToTop(left);
  // Another query of the same page, such as a filter or a search, leaves the page where it is.
}

/**
 * From where the page before was left. Until the top is reached the new page is as high as that needs, and the browser
 * holds on to nothing in it: it would jump up with a page that is still short, and down with what arrives above the footer.
 */
function scrollToTop(left: number): void {
  const [main, root] = [document.querySelector("main"), document.documentElement];
  if (main && left > 0 && !prefersReducedMotion()) {
    main.style.minHeight = `${left + innerHeight}px`;
    root.style.overflowAnchor = "none";
    const release = () => {
      clearTimeout(timer);
      removeEventListener("scrollend", release);
      main.style.minHeight = "";
      root.style.overflowAnchor = "";
    };
    // For browsers that do not tell.
    const timer = setTimeout(release, scrollTimeoutMs);
    addEventListener("scrollend", release);
  }
  scrollTo({ top: 0, behavior: behavior() });
}

/** An anchor's delay counts from its click, whatever the app has to do before. */
function sinceClick(from: Location, to: Location): number {
  const passed = performance.now() - anchorClicked;
  return from.pathname === to.pathname && passed < renderTimeoutMs ? passed : 0;
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
  return prefersReducedMotion() ? "instant" : "smooth";
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

/** The element that the hash of an address names. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Visitors who ask for less motion get none of ours. */
function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
