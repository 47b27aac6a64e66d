import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./loading-bar.module.css";
import { loadsData } from "./page-change.ts";

export type Bar = { shown: boolean; failed: boolean; percent: number };

export const hiddenBar: Bar = { shown: false, failed: false, percent: 0 };

const timings = { throttle: 200, tick: 100, duration: 5_000, hide: 500 };

/**
 * The loading bar without its looks. Nothing shows for the first 200 ms; then it grows over five seconds. Ending
 * fills it, hides it after half a second and resets it. A failure shows even where the bar had not come up yet.
 */
export function createLoadingBar({ throttle, tick, duration, hide } = timings) {
  const step = (100 * tick) / duration;
  const listeners = new Set<() => void>();
  let bar = hiddenBar;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: Bar): void {
    bar = next;
    for (const listener of listeners) listener();
  }

  function start(): void {
    clearTimeout(timer);
    show(hiddenBar);
    timer = setTimeout(grow, throttle);
  }

  function grow(): void {
    const percent = bar.shown ? Math.min(100, bar.percent + step) : 0;
    show({ shown: true, failed: false, percent });
    timer = percent < 100 ? setTimeout(grow, tick) : undefined;
  }

  function finish(): void {
    if (bar.failed) return;
    clearTimeout(timer);
    if (bar.shown) end(false);
  }

  function end(failed: boolean): void {
    clearTimeout(timer);
    show({ shown: true, failed, percent: 100 });
    timer = setTimeout(() => show(hiddenBar), hide);
  }

  return {
    start,
    finish,
    fail: () => end(true),
    read: () => bar,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One for the tab: it outlives the document that an error outside of the page replaces. */
export const loadingBar = createLoadingBar();

/** A popover, because only the top layer is above the open menu and dialogs. */
export function LoadingBar() {
  useFollowedNavigation();
  const { shown, failed, percent } = useSyncExternalStore(loadingBar.subscribe, loadingBar.read, () => hiddenBar);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.togglePopover?.(shown);
    element.current?.style.setProperty("--p", String(percent / 100));
  }, [shown, percent]);
  const state = shown ? (failed ? "failed" : "loading") : undefined;
  return (
    <div ref={element} className={`${styles.bar} noprint`} popover="manual" data-state={state} aria-hidden="true" />
  );
}

function useFollowedNavigation(): void {
  const here = useLocation();
  const { location: there } = useNavigation();
  const loading = there !== undefined && loadsData(here, there);
  useEffect(() => {
    if (!loading) return;
    loadingBar.start();
    return loadingBar.finish;
  }, [loading]);
}
