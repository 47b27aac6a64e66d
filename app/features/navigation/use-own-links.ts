import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageAt } from "../../../site/href.ts";
import { followedLink } from "../../page/followed-link.ts";

/** Links inside long texts are plain HTML: they lead to our pages as quickly as all others. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followedLink(event);
      if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return;
      // Anchors of the page, and the page itself, are the browser's.
      if (link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}
