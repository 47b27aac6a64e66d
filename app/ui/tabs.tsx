import { type MouseEvent, type ReactNode, useRef } from "react";
import { useOpenAtHash } from "./open-at-hash.ts";
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
 * in the page finds what a closed one holds. Browsers that cannot style their content show a plain list that unfolds.
 */
export function Tabs({ label, items, name }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useOpenAtHash(container);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={container} className={styles.tabs} role="group" aria-label={label}>
      {items.map(({ id, title, content }, i) => (
        // The browser may have opened another one at the address before React came.
        <details key={id} name={name} open={i === 0} suppressHydrationWarning>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
          <summary onClick={keepOpen}>{title}</summary>
          <div id={id} className={styles.panel}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

/** One tab is always open. */
function keepOpen(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.closest("details")?.open) event.preventDefault();
}
