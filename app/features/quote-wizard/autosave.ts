import { useEffect, useState } from "react";
import { baseField, sentField } from "../../../domain/quote/field-names.ts";
import { forgetChoices, rememberChoices } from "./wizard-headers.ts";
import { checkCookie, wizardFields } from "./wizard-result.ts";

/** What became of a save. `blocked`: the browser does not send the draft's cookie back, so nothing is kept. */
export type SaveStatus = "saved" | "failed" | "blocked" | "conflict";

/** What the server is known to have, and what was sent to it last. */
type Known = { base: string; sent: string };

type AutosaveOptions = {
  /** Never rejects, and continues when the page is left. */
  send: (body: string, known: Known) => Promise<SaveStatus>;
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
  let sent = base;
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
    const known = { base, sent };
    sent = body;
    inFlight = send(body, known).then((status) => {
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
    /** For a post of the step itself. */
    markSent(body: string): Known {
      const known = { base, sent };
      sent = body;
      return known;
    },
    setBase(values: string): void {
      base = values;
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
const saveTimeoutMs = 15_000;

/** Saves the form of a step while it is filled in, and once more when the page is left. */
export function useAutosave(address: string, base: string) {
  const [saving, setSaving] = useState<SaveStatus>();
  const [autosave] = useState(() => {
    let isBlocked = false;
    return createAutosave({
      async send(body, known) {
        const status = await save(address, { body, known, isBlocked });
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
    markSent: autosave.markSent,
    setBase: autosave.setBase,
    markSaved: autosave.markSaved,
    changed: autosave.changed,
    /** Resolves when the form itself may be posted. */
    cancelPending: () =>
      Promise.race([autosave.cancelPending(), new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))]),
  };
}

type Save = { body: string; known: Known; isBlocked: boolean };

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
async function save(address: string, { body, known, isBlocked }: Save): Promise<SaveStatus> {
  const { pathname, search } = new URL(address, location.href);
  async function post(quiet: string) {
    const posted = new URLSearchParams(body);
    posted.set(baseField, known.base);
    posted.set(sentField, known.sent);
    posted.set(wizardFields.quiet, quiet);
    const signal = AbortSignal.timeout(saveTimeoutMs);
    const init = { method: "POST", body: posted, keepalive: true, signal };
    try {
      const { status } = await fetch(`${pathname}.data${search}`, init);
      return statuses[status] ?? "failed";
    } catch {
      return "failed";
    }
  }
  const first = await post(isBlocked ? checkCookie : "yes");
  const status = first === "begun" && !isBlocked ? await post(checkCookie) : first;
  return status === "begun" ? "blocked" : status;
}
