import { useContext, useEffect } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { mayPrefetch, prefetchable, routeIdOf } from "./prefetch-rules.ts";

const signs = ["pointerover", "touchstart", "focusin"];

/** Code and styles of a page are put in place when its link is pointed at: the click then has only it to lay out. */
export function useReadyPages(): void {
  const modules = useContext(UNSAFE_FrameworkContext)?.routeModules;
  useEffect(() => {
    if (!modules) return;
    const leaving = new AbortController();
    const ready = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      const page = link && prefetchable(new URL(link.href), new URL(location.href));
      // To be asked for is what brings it. What does not come now is left to the navigation.
      if (page && mayPrefetch(navigator)) Promise.resolve(modules[routeIdOf(page)]).catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, ready, { passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [modules]);
}
