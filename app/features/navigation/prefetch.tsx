import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { pageAt } from "../../../site/href.ts";
import { pageOf } from "../../../site/pages.ts";
import { mayPrefetch } from "../../page/browser-events.ts";

const idleTimeoutMs = 2_000;
/** As long as browsers keep what was prefetched. */
const lifetimeMs = 5 * 60_000;

/** Of the tab and not of the component. */
const prefetchedAt = new Map<string, number>();

/** Code and payload of the pages whose links come into view, when the browser is idle. */
export function PrefetchLinks() {
  const paths = usePathsInView();
  return paths.map((path) => <PrefetchPageLinks key={path} page={path} />);
}

function usePathsInView(): readonly string[] {
  const { pathname } = useLocation();
  const [paths, setPaths] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const inView = new IntersectionObserver((entries) => {
      const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const link of links) inView.unobserve(link);
      whenIdle(signal, () => {
        const fresh = takePaths(links as HTMLAnchorElement[]);
        if (fresh.length > 0) setPaths((before) => [...before, ...fresh]);
      });
    });
    const observeLinks = () =>
      whenIdle(signal, () => {
        for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
      });
    // What a page has below its head is rendered after it.
    const added = new MutationObserver(observeLinks);
    observeLinks();
    added.observe(document.querySelector("main") as HTMLElement, { childList: true });
    return () => {
      leaving.abort();
      inView.disconnect();
      added.disconnect();
      setPaths([]);
    };
  }, [pathname]);
  return paths;
}

/** Those that may be prefetched and were not yet. */
function takePaths(links: readonly HTMLAnchorElement[], now = Date.now()): string[] {
  if (!mayPrefetch()) return [];
  const here = new URL(location.href);
  const paths = links.flatMap((link) => prefetchPath(new URL(link.href), here) ?? []);
  const fresh = [...new Set(paths)].filter((path) => now - (prefetchedAt.get(path) ?? 0) > lifetimeMs);
  for (const path of fresh) prefetchedAt.set(path, now);
  return fresh;
}

function whenIdle(signal: AbortSignal, work: () => void): void {
  const workUnlessAborted = () => signal.aborted || work();
  if ("requestIdleCallback" in window) requestIdleCallback(workUnlessAborted, { timeout: idleTimeoutMs });
  else setTimeout(workUnlessAborted);
}

/** The path of a link to another page of ours that is pre-rendered. Never a page made for one visitor. */
export function prefetchPath(link: URL, here: URL): string | undefined {
  if (link.origin !== here.origin || link.pathname === here.pathname || link.search !== "") return undefined;
  const page = pageAt(link.pathname);
  return page && !pageOf(page.name).perRequest ? link.pathname : undefined;
}
