import { useEffect, useState } from "react";
import { baseField } from "../../../domain/quote/field-names.ts";
import { forgetChoices, rememberChoices } from "./wizard-headers.ts";
import { checkCookie, wizardFields } from "./wizard-result.ts";

/** What became of a save. `blocked`: the browser does not send the draft's cookie back, so nothing is kept. */
export type SaveStatus = "saved" | "failed" | "blocked" | "conflict";

type AutosaveOptions = {
  /** Never rejects, and continues when the page is left. `base` is what the server is known to have. */
  send: (body: string, base: string) => Promise<SaveStatus>;
  onEnd: (status: SaveStatus) => void;
  /** Stores unsaved changes where a reload finds them; `forget` removes them. */
  remember: (body: string) => void;
  forget: () => void;
  /** What the form was filled with. */
  base: string;
  /** Milliseconds from the last change to the save. */
  delayMs?: number;
};

/** Saves shortly after the last change, one request at a time, the newest state last. */
export function createAutosave({ send, onEnd, remember, forget, base, delayMs = 400 }: AutosaveOptions) {
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
    inFlight = send(body, base).then((status) => {
      if (status === "saved") base = body;
      if (body === newest && unsent === undefined) {
        if (status === "saved") lastSaved = body;
        // Restored by a reload, a value in conflict would count over the other tab's without a word.
        if (status === "saved" || status === "conflict") forget();
      }
      onEnd(status);
    });
    return inFlight;
  }

  return {
    /** What the server is known to have. */
    base: () => base,
    setBase(known: string): void {
      base = known;
    },
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

/** How long the post of the step waits for a save that is in flight. */
const timeoutMs = 3_000;

/** Saves the form of a step while it is filled in, and once more when the page is left. */
export function useAutosave(address: string, base: string) {
  const [saving, setSaving] = useState<SaveStatus>();
  const [autosave] = useState(() => {
    let isBlocked = false;
    return createAutosave({
      async send(body, known) {
        const status = await save(address, { body, base: known, isBlocked });
        isBlocked = status === "blocked";
        return status;
      },
      onEnd: setSaving,
      remember: rememberChoices,
      forget: forgetChoices,
      base,
    });
  });

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
    base: autosave.base,
    setBase: autosave.setBase,
    markSaved: autosave.markSaved,
    changed: autosave.changed,
    /** Resolves when the form itself may be posted. */
    cancelPending: () =>
      Promise.race([autosave.cancelPending(), new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]),
  };
}

type Save = { body: string; base: string; isBlocked: boolean };

const statuses: Partial<Record<number, SaveStatus | "begun">> = {
  200: "saved",
  201: "begun",
  409: "conflict",
  412: "blocked",
};

/**
 * A new draft is saved twice: its cookie has to come back. Once it did not, no other draft is begun. With fetch and not
 * with the router, which would render the step twice for each save.
 */
async function save(address: string, { body, base, isBlocked }: Save): Promise<SaveStatus> {
  const { pathname, search } = new URL(address, location.href);
  async function post(quiet: string) {
    const posted = new URLSearchParams(body);
    posted.set(baseField, base);
    posted.set(wizardFields.quiet, quiet);
    try {
      const { status } = await fetch(`${pathname}.data${search}`, { method: "POST", body: posted, keepalive: true });
      return statuses[status] ?? "failed";
    } catch {
      return "failed";
    }
  }
  const first = await post(isBlocked ? checkCookie : "yes");
  const status = first === "begun" && !isBlocked ? await post(checkCookie) : first;
  return status === "begun" ? "blocked" : status;
}
