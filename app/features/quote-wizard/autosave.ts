import { useEffect, useState } from "react";
import { forgetChoices, rememberChoices } from "./wizard-headers.ts";
import { extras } from "./wizard-result.ts";

type Means = {
  /** Resolves to whether it was saved; never rejects, and goes on when the page is left. */
  send: (body: string) => Promise<boolean>;
  onEnd: (saved: boolean) => void;
  /** Keeps what is not saved yet where a reload finds it, and drops it. */
  remember: (body: string) => void;
  forget: () => void;
  /** Milliseconds after the last change. */
  pause?: number;
};

/** Saves as one goes: a moment after the last change, one request at a time, the newest state last. */
export function createAutosave({ send, onEnd, remember, forget, pause = 400 }: Means) {
  /** What the server has, as far as that is known. */
  let kept: string | undefined;
  let waiting: string | undefined;
  let newest: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  async function save(): Promise<void> {
    await underWay;
    await sendWaiting();
  }

  function sendWaiting(): Promise<void> | undefined {
    clearTimeout(timer);
    const body = waiting;
    if (body === undefined) return;
    waiting = kept = undefined;
    newest = body;
    underWay = send(body).then((saved) => {
      if (saved && body === newest && waiting === undefined) {
        kept = body;
        forget();
      }
      onEnd(saved);
    });
    return underWay;
  }

  return {
    /** What the page came with is saved. */
    begin(body: string): void {
      kept = body;
    },
    changed(body: string): void {
      clearTimeout(timer);
      waiting = body === kept ? undefined : body;
      if (waiting === undefined) {
        forget();
      } else {
        remember(waiting);
        timer = setTimeout(save, pause);
      }
    },
    /** What is to be posted now makes the waiting change superfluous; one that is under way ends first. */
    async overtake(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      await underWay;
    },
    leave(): void {
      void sendWaiting();
    },
  };
}

export type Saving = "saved" | "failed" | undefined;

/** Nobody waits longer for a save before the step itself is posted. */
const patience = 3_000;

/** Saves the form of a step while it is filled in, and what is left of it when the page is left. */
export function useAutosave(address: string) {
  const [saving, setSaving] = useState<Saving>();
  const [autosave] = useState(() =>
    createAutosave({
      send: (body) => save(address, body),
      onEnd: (saved) => setSaving(saved ? "saved" : "failed"),
      remember: rememberChoices,
      forget: forgetChoices,
    }),
  );

  useEffect(() => {
    // Before a reload asks for the page, and before a phone puts the tab away.
    const hide = () => document.visibilityState === "hidden" && autosave.leave();
    addEventListener("beforeunload", autosave.leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("beforeunload", autosave.leave);
      document.removeEventListener("visibilitychange", hide);
      autosave.leave();
    };
  }, [autosave]);

  return {
    saving,
    begin: autosave.begin,
    changed: autosave.changed,
    /** Resolves when the form itself may be posted. */
    overtake: () => Promise.race([autosave.overtake(), new Promise<void>((resolve) => setTimeout(resolve, patience))]),
  };
}

/** Past the router, which would render the step twice for each save while somebody types. */
async function save(address: string, body: string): Promise<boolean> {
  const { pathname, search } = new URL(address, location.href);
  const posted = new URLSearchParams(body);
  posted.set(extras.quiet, "yes");
  try {
    const { ok } = await fetch(`${pathname}.data${search}`, { method: "POST", body: posted, keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
