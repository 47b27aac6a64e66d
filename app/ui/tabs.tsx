import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useOpenAtHash } from "./accordion.tsx";
import styles from "./tabs.module.css";

export type TabItem = { id: string; title: string; content: ReactNode };

type Props = {
  /** Names the group for those who do not see the bar. */
  label: string;
  items: TabItem[];
  /** Unique on the page; the ids of the items are anchors one can link to, as is anything inside a panel. */
  name: string;
};

/**
 * Tabs made of `details`: they switch, take the keyboard and open at a linked anchor without script, and search
 * in the page finds what a closed one holds. Script puts a bar of tabs in the place of the summaries. Browsers that
 * cannot style the content of `details` show a plain list that unfolds.
 */
export function Tabs({ label, items, name }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  useOpenAtHash(container);
  const hasBar = useBar(container, setOpen);

  return (
    <div ref={container} className={styles.tabs} {...(!hasBar && { role: "group", "aria-label": label })}>
      {hasBar && (
        <div
          className={styles.bar}
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => moveTo(event, tabAfter(event.key, open, items.length))}
        >
          {items.map(({ id, title }, i) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${id}-tab`}
              className={styles.tab}
              aria-selected={i === open}
              aria-controls={id}
              tabIndex={i === open ? 0 : -1}
              onClick={() => setOpen(i)}
              // The keys of the bar select what they move to.
              onFocus={() => setOpen(i)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {items.map(({ id, title, content }, i) => (
        <details
          key={id}
          name={name}
          open={i === open}
          // The browser opens one by itself, at the address or for what is searched in the page, also before React came.
          suppressHydrationWarning
          onToggle={(event) => event.currentTarget.open && setOpen(i)}
        >
          <summary className={styles.tab} hidden={hasBar}>
            {title}
          </summary>
          <div
            id={id}
            className={styles.panel}
            {...(hasBar && { role: "tabpanel", "aria-labelledby": `${id}-tab`, tabIndex: 0 })}
          >
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Whether the bar has taken the place of the summaries: before the next paint, with what is open and has the focus. */
function useBar(container: RefObject<HTMLDivElement | null>, setOpen: (place: number) => void): boolean {
  const [hasBar, setBar] = useState(false);
  const focused = useRef(-1);

  useLayoutEffect(() => {
    const tabs = container.current;
    if (!tabs || !CSS.supports("selector(::details-content)")) return;
    let timer: number | undefined;
    function start(tabs: HTMLElement) {
      // A press that began on a summary ends there.
      if (tabs.matches(":active")) {
        timer = window.setTimeout(start, 50, tabs);
        return;
      }
      const all = [...tabs.querySelectorAll<HTMLDetailsElement>(":scope > details")];
      focused.current = all.findIndex(({ firstElementChild }) => firstElementChild === document.activeElement);
      // Without script all may have been closed.
      const shown = all.find((details) => details.open) ?? (all[0] as HTMLDetailsElement);
      shown.open = true;
      setOpen(all.indexOf(shown));
      setBar(true);
    }
    start(tabs);
    return () => clearTimeout(timer);
  }, [container, setOpen]);

  useLayoutEffect(() => {
    const tab = container.current?.querySelectorAll<HTMLElement>(":scope > [role=tablist] > *")[focused.current];
    if (hasBar) tab?.focus({ preventScroll: true });
  }, [container, hasBar]);

  return hasBar;
}

function tabAfter(key: string, open: number, count: number): number | undefined {
  if (key === "ArrowRight") return (open + 1) % count;
  if (key === "ArrowLeft") return (open + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function moveTo(event: KeyboardEvent<HTMLElement>, place: number | undefined): void {
  if (place === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  (event.currentTarget.children[place] as HTMLElement).focus();
}
