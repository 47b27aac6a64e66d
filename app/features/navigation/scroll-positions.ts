import { storedItems } from "../../../site/cookies.ts";

type Store = Pick<Storage, "getItem" | "setItem">;

/** How far each entry of the tab's history was scrolled. */
export function createScrollPositions(store: () => Store) {
  const positions = read(store);
  return {
    get: (entry: string) => positions.get(entry),
    set: (entry: string, top: number) => void positions.set(entry, Math.round(top)),
    /** For the documents that follow in this tab. */
    save(): void {
      try {
        store().setItem(storedItems.scrollPositions, JSON.stringify([...positions].slice(-50)));
      } catch {
        // Storage is full or forbidden: positions last as long as the document.
      }
    },
  };
}

function read(store: () => Store): Map<string, number> {
  try {
    return new Map(JSON.parse(store().getItem(storedItems.scrollPositions) ?? "[]"));
  } catch {
    return new Map();
  }
}

/**
 * Names an entry of the history. Anchors followed without the router carry no key of their own, so the address is
 * part of the name.
 */
export function entryName(state: unknown, { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">) {
  const key = (state as { key?: string } | null)?.key ?? "";
  return key + pathname + search + hash;
}
