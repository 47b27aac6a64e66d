import { useEffect, useId, useState } from "react";
import { Button } from "../../../app/ui/button.tsx";
import { Dialog } from "../../../app/ui/dialog.tsx";
import styles from "./keys.module.css";
import type { RootData } from "./use-root.ts";
import { useScript } from "./use-script.ts";

const keysOf = {
  move: "J K",
  open: "Enter",
  take: "A",
  status: "S",
  followUp: "T",
  note: "N",
  reply: "R",
  print: "P",
  search: "/",
  leads: "G T",
  back: "Esc",
  map: "?",
} as const;

const fields = "input, select, textarea, [contenteditable], dialog";
/** So long after the first letter of two the second counts. */
const pairTime = 1_000;

/**
 * Single letters do what a button, link or field on the screen with that `data-key` does: a row of the list that has the
 * focus comes first. Nothing happens in fields, in dialogs and with Ctrl, Alt or the like. The button shows them all.
 */
export function Keys({ words }: { words: RootData["words"]["keys"] }) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const isLive = useScript();

  useEffect(() => {
    let first = { key: "", at: 0 };
    const press = (event: KeyboardEvent) => {
      const key = letterOf(event);
      if (key === undefined) return;
      const pair = event.timeStamp - first.at < pairTime ? `${first.key} ${key}` : key;
      first = { key, at: event.timeStamp };
      const done = key === "j" || key === "k" ? moveInList(key) || use(key) : use(pair) || use(key);
      if (done) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  if (!isLive) return null;
  return (
    <>
      <button type="button" className={styles.open} aria-label={words.title} data-key="?" onClick={() => setOpen(true)}>
        <kbd>?</kbd>
      </button>
      {isOpen && (
        <Dialog labelledBy={title} onClose={() => setOpen(false)}>
          <div className="stack">
            <h2 id={title}>{words.title}</h2>
            <ul className={styles.keys}>
              {Object.entries(keysOf).map(([name, keys]) => (
                <li key={name}>
                  <span>{words.names[name as keyof typeof keysOf]}</span>
                  <span>
                    {keys.split(" ").map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
            <p className="muted">{words.text}</p>
            <form method="dialog">
              <Button type="submit" ghost small>
                {words.close}
              </Button>
            </form>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The key as `data-key` writes it. On some keyboards signs need Shift; letters with it are no letters of ours. */
function letterOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  repeat,
  target,
  defaultPrevented,
}: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(fields)) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  const isLetter = /^[a-z]$/i.test(key);
  const isMove = /^[jk]$/i.test(key);
  if ((isLetter && shiftKey) || (repeat && !isMove)) return undefined;
  return isLetter ? key.toLowerCase() : key;
}

/** The lead below or above the one that has the focus; false where there is no list. */
function moveInList(key: "j" | "k"): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const now = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  const next = now < 0 ? 0 : now + (key === "j" ? 1 : -1);
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
  return rows.length > 0;
}

/** Presses or focuses what has this key. */
function use(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)];
  const row = document.activeElement?.closest("tr") ?? null;
  // The last one: what stands on the screen goes before what stands around it.
  const found = all.findLast((one) => one.closest("tr") === row) ?? all.findLast((one) => !one.closest("tr"));
  if (!found) return false;
  if (found.matches(fields)) found.focus();
  else found.click();
  return true;
}
