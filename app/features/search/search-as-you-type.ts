import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Long enough that whoever types without a stop asks once a word. */
const pause = 300;
/** A single letter finds half of the site. */
const shortest = 2;

/** Marks the addresses that letters have led to. */
export const typing = "typing";

/** Asks again a moment after the last letter, in place of the address before, so that Back leaves the search. */
export function useSearchAsYouType(action: string, text: string) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const navigate = useNavigate();
  useFieldOf(field, text);

  function ask() {
    const typed = field.current?.value.trim() ?? "";
    if (typed.length > 0 && typed.length < shortest) return;
    const query = typed ? `?${new URLSearchParams({ q: typed })}` : "";
    navigate(action + query, { replace: true, state: typing });
  }
  const askNow = useRef(ask);
  askNow.current = ask;

  useEffect(() => {
    // Letters typed before the app ran are in the field, but were not asked for.
    if (field.current && field.current.value.trim() !== field.current.defaultValue) askNow.current();
    return () => clearTimeout(timer.current);
  }, []);

  function onInput() {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => askNow.current(), pause);
  }

  return { field, onInput, onSubmit: () => clearTimeout(timer.current) };
}

/** The field follows links and the way back, and is ready in an empty search. What is being typed is never touched. */
function useFieldOf(field: React.RefObject<HTMLInputElement | null>, text: string): void {
  const { key, state } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const justLoaded = shown.current === undefined && wentBack;
    if (shown.current === key) return;
    shown.current = key;
    if (!field.current || justLoaded || (state === typing && !wentBack)) return;
    field.current.value = text;
    if (text === "" && !wentBack) field.current.focus();
  }, [field, key, state, text, wentBack]);
}
