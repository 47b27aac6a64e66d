import { type SubmitEvent, useEffect, useRef, useState } from "react";

type Submitter = SubmitEvent["nativeEvent"]["submitter"];

/** Sends a form once at a time, and after its button has been seen to be pressed. */
export function useSingleSubmit(send: (form: HTMLFormElement, submitter: Submitter) => Promise<void>) {
  const isSending = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const { currentTarget, nativeEvent } = event;
    await afterPaint();
    await send(currentTarget, nativeEvent.submitter).finally(() => {
      isSending.current = false;
    });
  };
}

/** True once something lasts longer than a moment. */
export function useIsSlow(lasts: boolean, moment = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return setLate(false);
    const timer = setTimeout(setLate, moment, true);
    return () => clearTimeout(timer);
  }, [lasts, moment]);
  return late;
}

/** Puts a word before the document's title while it holds. A page that came with it keeps it. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}

/** In a tab that nobody looks at nothing is painted. */
const timeoutMs = 100;

/** Resolves once what has changed so far is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame calls back right before it is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, timeoutMs);
  });
}
