import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageAt } from "../../../site/href.ts";
import { followedLink } from "../../page/followed-link.ts";

/** Links around the page and inside long texts are plain HTML: they lead to our pages as quickly as all others. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followedLink(event);
      if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return;
      const isHere = link.pathname === location.pathname && link.search === location.search;
      // Anchors of the page are the browser's.
      if (isHere && link.hash) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: isHere });
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}
