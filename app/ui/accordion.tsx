import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./accordion.module.css";

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  items: AccordionItem[];
  /** With a name at most one item is open at a time; it is unique on the page. */
  name?: string | undefined;
  /** The item that is open at first. */
  open?: string | undefined;
  level?: 3 | 4;
  /** Without the first rule, below something that draws one itself. */
  flush?: boolean;
  className?: string | undefined;
};

/** A ruled list that unfolds. Each item is linkable: the id lies inside, so that the browser opens it by itself. */
export function Accordion({ items, name, open, level = 3, flush, className }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useOpenAtHash(container);
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <div
      ref={container}
      className={["cq", styles.accordion, flush && styles.flush, className].filter(Boolean).join(" ")}
    >
      {items.map(({ id, title, content }) => (
        // The browser may have opened another one at the address before React came.
        <details key={id} name={name} open={id === open} suppressHydrationWarning>
          <summary>
            <Heading className="h">{title}</Heading>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div id={id} className={styles.body}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

/**
 * Opens every `details` around the element that the address names. Browsers do this by themselves when
 * a page loads or a plain anchor is followed; a navigation inside the app needs this.
 */
export function useOpenAtHash(container: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !container.current?.contains(target)) return;
    for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
  }, [hash, container]);
}
