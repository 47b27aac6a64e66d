import { Arrival } from "./arrival.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { useOwnLinks } from "./use-own-links.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useReadyPages } from "./use-ready-pages.ts";
import { useScrolling } from "./use-scrolling.ts";

/** How one gets from page to page in the running app. Stands before the page, whose own wishes for the focus win. */
export function Moving() {
  useScrolling();
  useOwnLinks();
  usePrefetch();
  useReadyPages();
  return (
    <>
      <LoadingBar />
      <Arrival />
    </>
  );
}
