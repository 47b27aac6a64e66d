import { Accordion, type AccordionItem } from "./accordion.tsx";
import features from "./feature-grid.module.css";
import styles from "./folding-grid.module.css";

type Props = { items: AccordionItem[]; className?: string | undefined };

/** Short texts side by side; on a phone, where they would stand one below the other, each unfolds below its title. */
export function FoldingGrid({ items, className }: Props) {
  return (
    <Accordion
      className={[features.grid, features.medium, styles.folding, className].filter(Boolean).join(" ")}
      items={items}
    />
  );
}
