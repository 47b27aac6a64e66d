import { useEffect, useState } from "react";
import { forgetChoices, rememberChoices } from "./wizard-headers.ts";
import { wizardFields } from "./wizard-result.ts";

type AutosaveOptions = {
  /** Resolves to whether it was saved; never rejects, and continues when the page is left. */
  send: (body: string) => Promise<boolean>;
  onEnd: (saved: boolean) => void;
  /** Stores unsaved changes where a reload finds them; `forget` removes them. */
  remember: (body: string) => void;
  forget: () => void;
  /** Milliseconds from the last change to the save. */
  delayMs?: number;
};

/** Saves shortly after the last change, one request at a time, the newest state last. */
export function createAutosave({ send, onEnd, remember, forget, delayMs = 400 }: AutosaveOptions) {
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
    /** For the state that the page was loaded with. */
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
        timer = setTimeout(save, delayMs);
      }
    },
    /** Before a post that contains the unsent change; resolves when a save that is in flight has ended. */
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

export type SaveStatus = "saved" | "failed" | undefined;

/** How long the post of the step waits for a save that is in flight. */
const timeoutMs = 3_000;

/** Saves the form of a step while it is filled in, and once more when the page is left. */
export function useAutosave(address: string) {
  const [saving, setSaving] = useState<SaveStatus>();
  const [autosave] = useState(() =>
    createAutosave({
      send: (body) => save(address, body),
      onEnd: (saved) => setSaving(saved ? "saved" : "failed"),
      remember: rememberChoices,
      forget: forgetChoices,
    }),
  );

  useEffect(() => {
    // Before a reload, and before a phone suspends the tab.
    const saveIfHidden = () => document.visibilityState === "hidden" && autosave.saveNow();
    addEventListener("beforeunload", autosave.saveNow);
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      removeEventListener("beforeunload", autosave.saveNow);
      document.removeEventListener("visibilitychange", saveIfHidden);
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

/** With fetch and not with the router, which would render the step twice for each save. */
async function save(address: string, body: string): Promise<boolean> {
  const { pathname, search } = new URL(address, location.href);
  const posted = new URLSearchParams(body);
  posted.set(wizardFields.quiet, "yes");
  try {
    const { ok } = await fetch(`${pathname}.data${search}`, { method: "POST", body: posted, keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
