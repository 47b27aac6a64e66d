import { useContext, useEffect } from "react";
import { UNSAFE_FrameworkContext, useLocation } from "react-router";
import { localeOf } from "../../../site/locales.ts";
import { pageOf } from "../../../site/pages.ts";
import { hydrationTrigger, useCurrentPage } from "../../page/page-context.ts";
import { payloads } from "../../page/payloads.ts";
import { styleSheets } from "../../page/style-sheets.ts";
import { mayPrefetch, payloadAddress, prefetchable, routeIdOf } from "./prefetch-rules.ts";

type Routes = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>["manifest"]["routes"];

const idleTimeout = 2_000;
const asked = new Set<string>();
/** What somebody who is there does. */
const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown"];
// Of the tab and not of a component.
let isSomebodyThere = false;

/**
 * Code, styles and payload of the pages whose links come into view, in the browser's idle time. Where the app started
 * by itself, only once somebody is there.
 */
export function usePrefetch(): void {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const location = useLocation();
  const { name } = useCurrentPage();
  const startsByItself = hydrationTrigger(name && pageOf(name).type) === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!routes) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        whenIdle(() => prefetch(new URL((target as HTMLAnchorElement).href), routes));
      }
    });
    const observeLinks = () => {
      if (signal.aborted) return;
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
    };
    // What a page has below its head comes after it.
    const grown = new MutationObserver(() => whenIdle(observeLinks));
    const begin = () => {
      isSomebodyThere = true;
      whenIdle(observeLinks);
      grown.observe(document.querySelector("main") as HTMLElement, { childList: true });
    };
    if (isSomebodyThere || !startsByItself) begin();
    else for (const sign of signs) addEventListener(sign, begin, { passive: true, once: true, signal });
    return () => {
      leaving.abort();
      inView.disconnect();
      grown.disconnect();
    };
  }, [routes, location]);
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work);
}

function prefetch(link: URL, routes: Routes): void {
  const here = new URL(location.href);
  const page = prefetchable(link, here);
  if (!page || !mayPrefetch(navigator)) return;
  const id = routeIdOf(page);
  const module = routes[id]?.module;
  if (module) import(/* @vite-ignore */ module).catch(() => undefined);
  once(id, () => styleSheets.prepare(id).catch(() => undefined));
  const address = payloadAddress(link, id, page.locale === localeOf(here.pathname));
  // What does not come in advance comes with the navigation.
  once(address, () => payloads.fetch(link.pathname, address).catch(() => undefined));
}

function once(name: string, ask: () => void): void {
  if (asked.has(name)) return;
  asked.add(name);
  ask();
}
