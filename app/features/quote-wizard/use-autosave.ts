import { useEffect, useState } from "react";
import { extras } from "./answer.ts";
import { createAutosave } from "./autosave.ts";
import { forgetChoices, rememberChoices } from "./unsaved-choices.ts";

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
