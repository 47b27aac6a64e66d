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

/**
 * Loads a page from the server instead of showing it in the running app: what answers to a script or a payload that
 * cannot be had, most often because a newer release is out. At most once a minute, and only towards a server that
 * answers: otherwise the visitor is better off with our error page than with the browser's.
 */
export async function loadAfresh(address: string, tab: Tab = thisTab): Promise<boolean> {
  try {
    const last = tab.storage().getItem(storedItems.loadedAfresh);
    if (last !== null && Math.abs(tab.now() - Number(last)) < pause) return false;
    if (!(await tab.isReachable(address))) return false;
    tab.storage().setItem(storedItems.loadedAfresh, String(tab.now()));
  } catch {
    // A tab that cannot remember might do it for ever.
    return false;
  }
  tab.open(address);
  return true;
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
