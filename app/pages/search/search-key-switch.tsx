import { useEffect, useState } from "react";
import { isSearchKeyOn, switchSearchKey } from "../../features/navigation/search-link.tsx";
import styles from "./search.module.css";

/** Switches the key off and on. The key needs script, so the switch appears with it. */
export function SearchKeySwitch({ label }: { label: string }) {
  const [on, setOn] = useState<boolean>();
  useEffect(() => setOn(isSearchKeyOn()), []);
  if (on === undefined) return null;

  function change(wanted: boolean) {
    switchSearchKey(wanted);
    setOn(wanted);
  }

  return (
    <label className={`${styles.switch} muted small noprint`}>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
}
