import { useEffect, useRef, useState } from "react";
import type { chrome } from "../../../content/tr/chrome.ts";
import { useOnline } from "../../page/online.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./connection-notice.module.css";
import { OfflineSign } from "./offline-sign.tsx";
import { useOfflineHold } from "./use-offline-hold.ts";

const backFor = 4_000;

/** Says quietly that the connection is gone, that it is back, and why a link does not open meanwhile. */
export function ConnectionNotice({ copy }: { copy: (typeof chrome)["connection"] }) {
  const online = useOnline();
  const isBack = useBack(online);
  const notice = useRef<HTMLDivElement>(null);
  const held = useOfflineHold(online, notice);
  return (
    <div ref={notice} className={`${styles.notice} noprint`} role="status" tabIndex={-1}>
      {(!online || isBack) && (
        <div className={styles.bar}>
          <div className={`wrap ${styles.line}`}>
            {online ? <Icon name="check" /> : <OfflineSign />}
            <span>
              <b>{online ? copy.back : held ? copy.held : copy.offline}</b> {!online && copy.kept}
            </span>
          </div>
        </div>
      )}
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
