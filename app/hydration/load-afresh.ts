import { storedItems } from "../../site/cookies.ts";

/** The tab, as far as loading its page anew is concerned. */
export type Tab = {
  now: () => number;
  storage: () => Pick<Storage, "getItem" | "setItem">;
  isReachable: (address: string) => Promise<boolean>;
  open: (address: string) => void;
};

const pause = 60_000;
const probeTimeout = 10_000;

/** What came of it: the browser leaves for the page, it did so a moment ago, or the server does not answer. */
export type Outcome = "leaving" | "tried" | "unreachable";

/**
 * Loads a page from the server instead of showing it in the running app: what answers to code that cannot be had or a
 * payload that does not fit it, most often because a newer release is out. At most once a minute, and only towards a
 * server that answers: otherwise the visitor is better off with our error page than with the browser's.
 */
export async function loadAfresh(address: string, tab: Tab = thisTab): Promise<Outcome> {
  if (!(await tab.isReachable(address))) return "unreachable";
  try {
    const last = tab.storage().getItem(storedItems.loadedAfresh);
    if (last !== null && Math.abs(tab.now() - Number(last)) < pause) return "tried";
    tab.storage().setItem(storedItems.loadedAfresh, String(tab.now()));
  } catch {
    // A tab that cannot remember might do it for ever.
    return "tried";
  }
  tab.open(address);
  return "leaving";
}

/** Loads the page on screen because its visitor asked for it, as often as that is. Answers whether the server does. */
export async function tryAgain(tab: Tab = thisTab): Promise<boolean> {
  const isReachable = await tab.isReachable(location.href);
  if (isReachable) tab.open(location.href);
  return isReachable;
}

const thisTab: Tab = {
  now: Date.now,
  storage: () => sessionStorage,
  isReachable: (address) =>
    fetch(address, { method: "HEAD", signal: AbortSignal.timeout(probeTimeout) }).then(
      () => true,
      () => false,
    ),
  open(address) {
    // The same address with a hash would only scroll.
    if (new URL(address, location.href).href === location.href) location.reload();
    else location.assign(address);
  },
};
