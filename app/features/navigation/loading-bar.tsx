import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./loading-bar.module.css";
import { createLoadingBar, hiddenBar } from "./loading-bar-state.ts";
import { loadsData } from "./page-change.ts";

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
