import { useEffect, useState } from "react";
import { forgetChoices, rememberChoices } from "./wizard-headers.ts";
import { extras } from "./wizard-result.ts";

type AutosaveOptions = {
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
export function createAutosave({ send, onEnd, remember, forget, pause = 400 }: AutosaveOptions) {
  /** What the server has, as far as that is known. */
  let lastSaved: string | undefined;
  let unsent: string | undefined;
  let newest: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | undefined;

  async function save(): Promise<void> {
    await inFlight;
    await sendUnsent();
  }

  function sendUnsent(): Promise<void> | undefined {
    clearTimeout(timer);
    const body = unsent;
    if (body === undefined) return;
    unsent = lastSaved = undefined;
    newest = body;
    inFlight = send(body).then((saved) => {
      if (saved && body === newest && unsent === undefined) {
        lastSaved = body;
        forget();
      }
      onEnd(saved);
    });
    return inFlight;
  }

  return {
    /** What the page came with is saved. */
    markSaved(body: string): void {
      lastSaved = body;
    },
    changed(body: string): void {
      clearTimeout(timer);
      unsent = body === lastSaved ? undefined : body;
      if (unsent === undefined) {
        forget();
      } else {
        remember(unsent);
        timer = setTimeout(save, pause);
      }
    },
    /** What is to be posted now makes the unsent change superfluous; one that is under way ends first. */
    async cancelPending(): Promise<void> {
      clearTimeout(timer);
      unsent = undefined;
      await inFlight;
    },
    saveNow(): void {
      void sendUnsent();
    },
  };
}

export type Saving = "saved" | "failed" | undefined;

/** Nobody waits longer for a save before the step itself is posted. */
const timeoutMs = 3_000;

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
    const hide = () => document.visibilityState === "hidden" && autosave.saveNow();
    addEventListener("beforeunload", autosave.saveNow);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("beforeunload", autosave.saveNow);
      document.removeEventListener("visibilitychange", hide);
      autosave.saveNow();
    };
  }, [autosave]);

  return {
    saving,
    markSaved: autosave.markSaved,
    changed: autosave.changed,
    /** Resolves when the form itself may be posted. */
    cancelPending: () =>
      Promise.race([autosave.cancelPending(), new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]),
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
