import { useEffect } from "react";
import { styleSheets } from "../../page/style-sheets.ts";
import { mayPrefetch, prefetchable, routeIdOf } from "./prefetch-rules.ts";

const signs = ["pointerover", "touchstart", "focusin"];

/** The styles of a page come into force when its link is pointed at: the click then has only the page to lay out. */
export function useReadyStyles(): void {
  useEffect(() => {
    const leaving = new AbortController();
    for (const sign of signs) addEventListener(sign, bringStyles, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

function bringStyles({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  const page = link && prefetchable(new URL(link.href), new URL(location.href));
  // What does not come now comes with the navigation.
  if (page && mayPrefetch(navigator)) styleSheets.bring(routeIdOf(page)).catch(() => undefined);
}
