import { storedItems } from "../../site/cookies.ts";

/** What reloading needs of the tab. */
export type Tab = {
  now: () => number;
  storage: () => Pick<Storage, "getItem" | "setItem">;
  isReachable: (address: string) => Promise<boolean>;
  open: (address: string) => void;
};

const intervalMs = 60_000;
const probeTimeoutMs = 10_000;

/** The browser leaves for the page; it did so less than a minute ago; or the server does not respond. */
export type Outcome = "leaving" | "tried" | "unreachable";

/**
 * Loads a page from the server instead of showing it in the running app, because code could not be loaded or a payload
 * does not fit it, most often after a new release. At most once a minute, and only while the server responds: otherwise
 * our error page is better than the browser's.
 */
export async function hardReload(address: string, tab: Tab = thisTab): Promise<Outcome> {
  if (!(await tab.isReachable(address))) return "unreachable";
  try {
    const last = tab.storage().getItem(storedItems.hardReload);
    if (last !== null && Math.abs(tab.now() - Number(last)) < intervalMs) return "tried";
    tab.storage().setItem(storedItems.hardReload, String(tab.now()));
  } catch {
    // Without storage the tab could not tell a first reload from an endless row of them.
    return "tried";
  }
  tab.open(address);
  return "leaving";
}

/** Loads the page on screen because the visitor asked for it. Resolves to whether the server responds. */
export async function retryPage(tab: Tab = thisTab): Promise<boolean> {
  const isReachable = await tab.isReachable(location.href);
  if (isReachable) tab.open(location.href);
  return isReachable;
}

const thisTab: Tab = {
  now: Date.now,
  storage: () => sessionStorage,
  isReachable: (address) =>
    fetch(address, { method: "HEAD", signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      () => true,
      () => false,
    ),
  open(address) {
    const { pathname, search } = new URL(address, location.href);
    // Going back, the browser is at the address already.
    if (pathname === location.pathname && search === location.search) location.reload();
    else location.assign(address);
  },
};
