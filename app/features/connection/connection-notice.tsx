import { type RefObject, useEffect, useRef, useState } from "react";
import type { chrome } from "../../../content/tr/chrome.ts";
import { followedLink, useOnline } from "../../page/browser-events.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./connection-notice.module.css";

const backFor = 4_000;

/**
 * Says quietly that the connection is gone, that it is back, and why a link does not open meanwhile. All words are in
 * the document, because it may be gone before the app runs: until then the boot script sets the state.
 */
export function ConnectionNotice({ copy }: { copy: (typeof chrome)["connection"] }) {
  const online = useOnline();
  const isBack = useBack(online);
  const notice = useRef<HTMLDivElement>(null);
  const held = useOfflineHold(online, notice);
  const state = online ? (isBack ? "online" : "") : held ? "held" : "offline";
  return (
    <div ref={notice} className={`${styles.notice} noprint`} role="status" tabIndex={-1} data-connection={state}>
      <div className={styles.bar}>
        <p className={`wrap ${styles.line} ${styles.gone}`}>
          <OfflineSign />
          <span>
            <b className={styles.offline}>{copy.offline}</b>
            <b className={styles.held}>{copy.held}</b> {copy.kept}
          </span>
        </p>
        <p className={`wrap ${styles.line} ${styles.back}`}>
          <Icon name="check" />
          <b>{copy.back}</b>
        </p>
      </div>
    </div>
  );
}

/** True for a while after the connection has come back. */
function useBack(online: boolean): boolean {
  const wasOffline = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return setBack(false);
    setBack(true);
    const timer = setTimeout(setBack, backFor, false);
    return () => clearTimeout(timer);
  }, [online]);
  return isBack;
}

/**
 * While offline, links to other pages and forms are held back: the visitor stays on the page, nothing typed is lost,
 * and the notice takes the focus. Answers whether that has happened.
 */
function useOfflineHold(online: boolean, notice: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    setHeld(false);
    if (online) return;
    function hold(event: Event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
      // The menu of small screens covers the page, and the notice with it.
      for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) menu.hidePopover();
      notice.current?.focus({ preventScroll: true });
    }
    function holdLink(event: MouseEvent) {
      const link = followedLink(event);
      if (link && leavesPage(link)) hold(event);
    }
    addEventListener("click", holdLink, true);
    addEventListener("submit", hold, true);
    return () => {
      removeEventListener("click", holdLink, true);
      removeEventListener("submit", hold, true);
    };
  }, [online, notice]);
  return held;
}

/** Mail and telephone need no connection of ours, and anchors none at all. */
function leavesPage({ protocol, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isAnchor = origin === location.origin && pathname === location.pathname && search === location.search && hash;
  return protocol.startsWith("http") && !isAnchor;
}

const strokes = [
  "M12 20h.01",
  "M8.5 16.429a5 5 0 0 1 7 0",
  "M5 12.859a10 10 0 0 1 5.17-2.69",
  "M19 12.859a10 10 0 0 0-2.007-1.523",
  "M2 8.82a15 15 0 0 1 4.177-2.643",
  "M22 8.82a15 15 0 0 0-11.288-3.764",
  "m2 2 20 20",
];

function OfflineSign() {
  return (
    <svg className="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      {strokes.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
