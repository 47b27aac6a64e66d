import { type RefObject, useEffect, useRef } from "react";

/** The focus goes to what takes the place of whatever had it. A page that just loaded begins there by `autofocus`. */
export function useBeginHere<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return part;
}
