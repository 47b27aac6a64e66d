import { type RefObject, useEffect, useRef, useState } from "react";
import type { Words } from "../../../copy/words.ts";
import { followedLink, useOnline } from "../../page/browser-events.ts";
import styles from "./connection-notice.module.css";

const onlineNoticeMs = 4_000;

/**
 * Says that the browser is offline, that it is back online, and why a link does not open. All words are in
 * the document, because the connection can be lost before the app runs: until then the boot script sets the state.
 */
export function ConnectionNotice({ copy }: { copy: Words<"chrome">["connection"] }) {
  const online = useOnline();
  const isBack = useIsBackOnline(online);
  const notice = useRef<HTMLDivElement>(null);
  const isBlocked = useOfflineBlock(online, notice);
  const state = online ? (isBack ? "online" : "") : isBlocked ? "held" : "offline";
  return (
    <div ref={notice} className={`${styles.notice} noprint`} role="status" tabIndex={-1} data-connection={state}>
      <div className={styles.bar}>
        <p className={`wrap ${styles.line} ${styles.gone}`}>
          <b className={styles.offline}>{copy.offline}</b>
          <b className={styles.held}>{copy.held}</b> {copy.kept}
        </p>
        <p className={`wrap ${styles.line} ${styles.back}`}>
          <b>{copy.back}</b>
        </p>
      </div>
    </div>
  );
}

/** True for a while after the connection has come back. */
function useIsBackOnline(online: boolean): boolean {
  const wasOffline = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return setBack(false);
    setBack(true);
    const timer = setTimeout(setBack, onlineNoticeMs, false);
    return () => clearTimeout(timer);
  }, [online]);
  return isBack;
}

/**
 * While offline, links to other pages and forms are blocked: the visitor stays on the page, nothing typed is lost,
 * and the notice takes the focus. Returns whether that has happened.
 */
function useOfflineBlock(online: boolean, notice: RefObject<HTMLElement | null>): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    setBlocked(false);
    if (online) return;
    function block(event: Event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setBlocked(true);
      // The menu of small screens covers the page, and the notice with it.
      for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")) menu.hidePopover();
      notice.current?.focus({ preventScroll: true });
    }
    function blockLink(event: MouseEvent) {
      const link = followedLink(event);
      if (link && leavesPage(link)) block(event);
    }
    addEventListener("click", blockLink, true);
    addEventListener("submit", block, true);
    return () => {
      removeEventListener("click", blockLink, true);
      removeEventListener("submit", block, true);
    };
  }, [online, notice]);
  return isBlocked;
}

/** Mail and telephone need no connection of ours, and anchors none at all. */
function leavesPage({ protocol, origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const isAnchor = origin === location.origin && pathname === location.pathname && search === location.search && hash;
  return protocol.startsWith("http") && !isAnchor;
}
