import { useEffect, useState } from "react";
import { postedIn } from "../../page/posted.ts";
import { extras } from "./answer.ts";
import { createAutosave } from "./autosave.ts";

export type Saving = "saved" | "failed" | undefined;

/** Nobody waits longer for a save before the step itself is posted. */
const patience = 3_000;

/** Saves the form of a step while it is filled in, and what is left of it when the page is left. */
export function useAutosave(address: string) {
  const [saving, setSaving] = useState<Saving>();
  const [autosave] = useState(() =>
    createAutosave({
      send: (body) => save(address, body),
      sendLast: (body) => void save(address, body, { keepalive: true }),
      onEnd: (saved) => setSaving(saved ? "saved" : "failed"),
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
    changed: autosave.changed,
    /** Resolves when the form itself may be posted. */
    overtake: () => Promise.race([autosave.overtake(), new Promise<void>((resolve) => setTimeout(resolve, patience))]),
  };
}

/** Past the router, which would render the step twice for each save while somebody types. */
async function save(address: string, body: FormData, options?: RequestInit): Promise<boolean> {
  body.set(extras.quiet, "yes");
  const { pathname, search } = new URL(address, location.href);
  const posted = new URLSearchParams(postedIn(body));
  try {
    const { ok } = await fetch(`${pathname}.data${search}`, { method: "POST", body: posted, ...options });
    return ok;
  } catch {
    return false;
  }
}
