import { type SubmitEvent, useEffect, useRef, useState } from "react";

type Submitter = SubmitEvent["nativeEvent"]["submitter"];

/** Sends a form once at a time, and only after the pressed button has been painted. */
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

/** True once something has been pending for longer than the delay. */
export function useIsSlow(isPending: boolean, delayMs = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return setLate(false);
    const timer = setTimeout(setLate, delayMs, true);
    return () => clearTimeout(timer);
  }, [isPending, delayMs]);
  return late;
}

/** Puts a prefix before the document's title while it is set. A title that has it already is not changed. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}

/** Focuses a message and shows it from its beginning, also where it is higher than the screen. */
export function focusFromTop(message: HTMLElement | null): void {
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: "start" });
}

/** For hidden tabs, where no frame is painted. */
const timeoutMs = 100;

/** Resolves once what has changed so far is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame calls back right before it is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, timeoutMs);
  });
}
