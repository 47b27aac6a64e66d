import { useEffect } from "react";

/** Puts a word before the document's title while it holds. A page that came with it keeps it. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix]);
}
