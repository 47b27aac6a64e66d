import { useEffect, useRef, useState } from "react";
import type { chrome } from "../../../content/tr/chrome.ts";
import { useOnline } from "../../page/online.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./connection-notice.module.css";
import { OfflineSign } from "./offline-sign.tsx";
import { useOfflineHold } from "./use-offline-hold.ts";

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
