import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router";
import { afterPaint } from "../../page/form-hooks.ts";
import { beginAt } from "./begin-at.ts";
import { hashTarget } from "./hash-target.ts";
import { isNewPage } from "./page-change.ts";

// Of the tab and not of a component: an error outside of the page replaces the whole document.
let arrived: Location | undefined;

/**
 * What a browser does by itself when it loads a page: the title is announced, and the focus begins at the page's
 * heading or where the hash leads. Nothing of it on the first load.
 */
export function Arrival() {
  const location = useLocation();
  const [announced, announce] = useState("");
  const left = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: before the page that now stands there takes the focus
  useLayoutEffect(() => {
    left.current = document.activeElement;
  }, [location]);

  useEffect(() => {
    const from = arrived;
    arrived = location;
    if (!from || from === location) return;
    if (isNewPage(from, location)) {
      // The page is to be seen first, and may have put the focus somewhere itself by then.
      afterPaint().then(() => {
        announce(document.title);
        if (document.activeElement === left.current)
          beginAt(document.querySelector("main h1") ?? document.querySelector("main"));
      });
    }
    // Only then is whatever holds the target open.
    if (location.hash) setTimeout(() => beginAt(hashTarget(location.hash)));
  }, [location]);

  return (
    <p className="vh" role="status">
      {announced}
    </p>
  );
}
