import { useEffect, useLayoutEffect } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";
import { isNewPage } from "./page-change.ts";
import { createScrollPositions, entryName } from "./scroll-positions.ts";

const hashDelayMs = 100;
const renderTimeoutMs = 1_000;
const scrollTimeoutMs = 2_000;

// Module state and not component state: after an error in the root the component is mounted again.
const positions = createScrollPositions(() => sessionStorage);
let current: Location | undefined;
/** Undefined from the moment that the address goes back or forward until the page shows it. */
let currentEntry: string | undefined;
let anchorClickedAt = Number.NEGATIVE_INFINITY;
let hashTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Scrolls smoothly to the top after a navigation, or to the element that the hash names; back and forward restore the
 * position. The first load is left to the browser.
 */
export function useScrolling(): void {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(watchPositions, []);

  useLayoutEffect(() => {
    const from = current;
    current = location;
    if (from === location) return;
    const previousTop = positions.get(currentEntry ?? "") ?? 0;
    currentEntry = entryName(history.state, window.location);
    clearTimeout(hashTimer);
    if (from) scroll(from, location, type, previousTop);
    note();
  }, [location, type]);
}

function scroll(from: Location, to: Location, type: NavigationType, previousTop: number): void {
  if (type === "POP") restore(from.pathname !== to.pathname);
  else if (to.hash) hashTimer = setTimeout(() => scrollToHash(to.hash, behavior()), hashDelayMs - sinceClick(from, to));
  else if (isNewPage(from, to) || to.search === "") scrollToTop(previousTop);
  // Another query of the same page, such as a filter or a search, leaves the page where it is.
}

/**
 * Starts at the position of the page before. Until the top is reached, the new page gets a minimum height and no scroll
 * anchoring: the browser would jump up on a page that is still short, and down when content arrives above the footer.
 */
function scrollToTop(previousTop: number): void {
  const [main, root] = [document.querySelector("main"), document.documentElement];
  if (main && previousTop > 0 && !prefersReducedMotion()) {
    main.style.minHeight = `${previousTop + innerHeight}px`;
    root.style.overflowAnchor = "none";
    const release = () => {
      clearTimeout(timer);
      removeEventListener("scrollend", release);
      main.style.minHeight = "";
      root.style.overflowAnchor = "";
    };
    // For browsers without the scrollend event.
    const timer = setTimeout(release, scrollTimeoutMs);
    addEventListener("scrollend", release);
  }
  scrollTo({ top: 0, behavior: behavior() });
}

/** An anchor's delay counts from its click, whatever the app has to do before. */
function sinceClick(from: Location, to: Location): number {
  const passed = performance.now() - anchorClickedAt;
  return from.pathname === to.pathname && passed < renderTimeoutMs ? passed : 0;
}

function restore(isOtherPage: boolean): void {
  const top = positions.get(currentEntry ?? "");
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
  const listeners = new AbortController();
  const options = { signal: listeners.signal, passive: true };
  history.scrollRestoration = "manual";
  addEventListener("scroll", note, options);
  addEventListener("popstate", leaveEntry, options);
  addEventListener("click", saveBeforeAnchor, { ...options, capture: true });
  addEventListener(
    "pagehide",
    () => {
      positions.save();
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
    listeners.abort();
    history.scrollRestoration = "auto";
  };
}

function note(): void {
  if (currentEntry !== undefined) positions.set(currentEntry, scrollY);
}

/** What scrolls from now on is no place of either entry: the page may take a while, and an anchor moves it before. */
function leaveEntry(): void {
  const isSamePage = current?.pathname === location.pathname && current.search === location.search;
  if (!isSamePage) return;
  // An address that was never here is an anchor's, and the page may be there already.
  if (positions.get(entryName(history.state, location)) !== undefined) note();
  currentEntry = undefined;
}

/** Saved now: the event of a scroll that just happened may come only after the anchor's history entry is current. */
function saveBeforeAnchor({ target }: Event): void {
  if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
  anchorClickedAt = performance.now();
  note();
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

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
