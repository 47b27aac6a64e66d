import { useCallback, useEffect, useState } from "react";
import type { PhoneRules } from "./phone-rules.ts";

let loading: Promise<PhoneRules> | undefined;

/** The rules, once they are there. They come when the page is idle, or with `load` when somebody touches the field. */
export function usePhoneRules(): { rules: PhoneRules | undefined; load: () => void } {
  const [rules, setRules] = useState<PhoneRules>();

  const load = useCallback(() => {
    loading ??= import("./phone-rules.ts").then(({ phoneRules }) => phoneRules);
    // Without the rules the field is a plain one, and the server has the last word anyway.
    loading.then(setRules, () => {
      loading = undefined;
    });
  }, []);

  useEffect(() => whenIdle(load), [load]);

  return { rules, load };
}

/** Not at all for visitors who have little to spare: theirs come with the first touch. */
function whenIdle(task: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return undefined;
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(task);
  return () => cancelIdleCallback(callback);
}
