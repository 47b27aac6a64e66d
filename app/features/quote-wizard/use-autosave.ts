import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { postedIn } from "../../page/posted.ts";
import { extras, type WizardAnswer } from "./answer.ts";
import { createAutosave } from "./autosave.ts";

export type Saving = "saved" | "failed" | undefined;

/** Nobody waits longer for a save before the step itself is posted. */
const patience = 3_000;

/** Saves the form of a step while it is filled in, and what is left of it when the page is left. */
export function useAutosave(address: string) {
  const fetcher = useFetcher<WizardAnswer>();
  const [saving, setSaving] = useState<Saving>();
  const answered = useRef<(saved: boolean) => void>(undefined);
  const submit = useRef(fetcher.submit);
  submit.current = fetcher.submit;

  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) answered.current?.(fetcher.data.status === "saved");
  }, [fetcher.state, fetcher.data]);

  const [autosave] = useState(() =>
    createAutosave({
      send: (body) =>
        new Promise((resolve) => {
          answered.current = resolve;
          void submit.current(quiet(body), { method: "post", action: address, defaultShouldRevalidate: false });
        }),
      sendLast: (body) => void fetch(address, { method: "POST", body: encoded(quiet(body)), keepalive: true }),
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

function quiet(body: FormData): FormData {
  body.set(extras.quiet, "yes");
  return body;
}

function encoded(body: FormData): URLSearchParams {
  return new URLSearchParams(postedIn(body));
}
