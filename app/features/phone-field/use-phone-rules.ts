import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import type { PhoneRules } from "./phone-rules.ts";

let loading: Promise<PhoneRules> | undefined;

/**
 * The rules, once they are there. They come when the field is in sight and the page idle, or with `load` when somebody
 * touches the field.
 */
export function usePhoneRules(field: RefObject<Element | null>): { rules: PhoneRules | undefined; load: () => void } {
  const [rules, setRules] = useState<PhoneRules>();

  const load = useCallback(() => {
    loading ??= import("./phone-rules.ts").then(({ phoneRules }) => phoneRules);
    loading.then(
      // Nobody waits for them: whatever the visitor does meanwhile goes first.
      (loaded) => startTransition(() => setRules(loaded)),
      // Without the rules the field is a plain one, and the server has the last word anyway.
      () => {
        loading = undefined;
      },
    );
  }, []);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const leave = whenSeen(field.current, () => {
      cancel = whenIdle(load);
    });
    return () => {
      leave();
      cancel?.();
    };
  }, [field, load]);

  return { rules, load };
}

function whenSeen(element: Element | null, task: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  if (element) observer.observe(element);
  return () => observer.disconnect();
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
