import { useSyncExternalStore } from "react";

/** The link that a click follows in this tab; undefined where the browser does something else with it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const staysHere = !link?.target || link.target === "_self";
  return link && staysHere && !link.hasAttribute("download") ? link : undefined;
}

/** A browser that does not say counts as online. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

type Connection = { effectiveType?: string; saveData?: boolean };

/** Nothing is loaded in advance offline, on a slow connection or in data-saver mode. */
export function mayPrefetch({
  onLine,
  connection,
}: {
  onLine?: boolean;
  connection?: Connection;
} = navigator): boolean {
  return onLine !== false && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
