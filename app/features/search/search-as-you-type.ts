import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Long enough that typing without a stop searches about once a word. */
const debounceMs = 300;
/** A single letter finds half of the site. */
const minQueryLength = 2;

/** The location state of searches that typing started. */
export const searchAsYouTypeState = "typing";

/** Searches a moment after the last letter and replaces the history entry, so that Back leaves the search. */
export function useSearchAsYouType(action: string, text: string) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const navigate = useNavigate();
  useSyncedField(field, text);

  function search() {
    const typed = field.current?.value.trim() ?? "";
    if (typed.length > 0 && typed.length < minQueryLength) return;
    const query = typed ? `?${new URLSearchParams({ q: typed })}` : "";
    navigate(action + query, { replace: true, state: searchAsYouTypeState });
  }
  const searchNow = useRef(search);
  searchNow.current = search;

  useEffect(() => {
    // Letters typed before the app ran are in the field, but were not searched for.
    if (field.current && field.current.value.trim() !== field.current.defaultValue) searchNow.current();
    return () => clearTimeout(timer.current);
  }, []);

  function onInput() {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => searchNow.current(), debounceMs);
  }

  return { field, onInput, onSubmit: () => clearTimeout(timer.current) };
}

/** The field shows the query after links and Back, and has the focus in an empty search. Typing is never overwritten. */
function useSyncedField(field: React.RefObject<HTMLInputElement | null>, text: string): void {
  const { key, state } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const justLoaded = shown.current === undefined && wentBack;
    if (shown.current === key) return;
    shown.current = key;
    if (!field.current || justLoaded || (state === searchAsYouTypeState && !wentBack)) return;
    field.current.value = text;
    if (text === "" && !wentBack) field.current.focus();
  }, [field, key, state, text, wentBack]);
}
