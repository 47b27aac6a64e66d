import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageAt } from "../../../site/href.ts";
import { followedLink } from "../../page/followed-link.ts";

/** Links around the page, inside long texts and to places in the page are plain HTML: they lead on as all others do. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followedLink(event);
      if (!link || link.origin !== location.origin || !pageAt(link.pathname)) return;
      const isShown = link.href === location.href;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: isShown });
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}
