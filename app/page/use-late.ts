import { useEffect, useState } from "react";

/** True once something lasts longer than a moment. */
export function useLate(lasts: boolean, moment = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return setLate(false);
    const timer = setTimeout(setLate, moment, true);
    return () => clearTimeout(timer);
  }, [lasts, moment]);
  return late;
}
