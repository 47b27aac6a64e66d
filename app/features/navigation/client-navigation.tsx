import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageAt } from "../../../site/href.ts";
import { followedLink } from "../../page/browser-events.ts";
import { LoadingBar } from "./loading-bar.tsx";
import { PrefetchLinks } from "./prefetch.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { useScrolling } from "./scrolling.ts";

/** Client-side navigation. Rendered before the page, so that a page which moves the focus itself does so last. */
export function ClientNavigation() {
  useScrolling();
  usePlainLinks();
  return (
    <>
      <LoadingBar />
      <RouteAnnouncer />
      <PrefetchLinks />
    </>
  );
}

/** Links in header, footer and long texts, and anchors, are plain HTML; their clicks go to the router. */
function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followedLink(event);
      if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}
