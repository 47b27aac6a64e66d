import { useContext, useEffect } from "react";
import { createPath, type To, UNSAFE_DataRouterContext } from "react-router";
import { prefersStillness } from "./motion.ts";

/**
 * Another page comes with a view transition where the browser has them. Set once at the router, so that no link has
 * to ask for it.
 */
export function usePageTransitions(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router || !("startViewTransition" in document)) return;
    const { navigate } = router;
    router.navigate = (to: number | To | null, options?: Parameters<typeof navigate>[1]) => {
      if (typeof to === "number") return navigate(to);
      const viewTransition = options?.viewTransition ?? (leavesPage(to) && !prefersStillness());
      return navigate(to, { ...options, viewTransition });
    };
    return () => {
      router.navigate = navigate;
    };
  }, [router]);
}

function leavesPage(to: To | null): boolean {
  if (to === null) return false;
  const address = typeof to === "string" ? to : createPath(to);
  return URL.parse(address, location.href)?.pathname !== location.pathname;
}
