import { useEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import { beginAt } from "./begin-at.ts";
import { hashTarget } from "./hash-target.ts";
import { isNewPage } from "./page-change.ts";

// Of the tab and not of a component: the error page replaces the whole document.
let arrived: Location | undefined;

/**
 * What a browser does by itself when it loads a page: the title is announced, and the focus begins at the page's
 * heading or where the hash leads. Nothing of it on the first load.
 */
export function Arrival() {
  const location = useLocation();
  const [announced, announce] = useState("");

  useEffect(() => {
    const from = arrived;
    arrived = location;
    if (!from || from === location) return;
    const isNew = isNewPage(from, location);
    if (isNew) announce(document.title);
    if (isNew) beginAt(document.querySelector("main h1") ?? document.querySelector("main"));
    // Only then is whatever holds the target open.
    if (location.hash) setTimeout(() => beginAt(hashTarget(location.hash)));
  }, [location]);

  return (
    <p className="vh" role="status">
      {announced}
    </p>
  );
}
