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
 * part of the name; without its query, which may say where the visit came from and is not to be stored.
 */
export function entryName(state: unknown, { pathname, hash }: Pick<URL, "pathname" | "hash">): string {
  const key = (state as { key?: string } | null)?.key ?? "";
  return key + pathname + hash;
}
