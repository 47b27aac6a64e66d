import type { ReactNode } from "react";
import type { ChangeRow } from "../../../copy/view/change-view.ts";
import type { Dictionary } from "../dictionary.server.ts";
import styles from "./drafts.module.css";
import { Marks } from "./marks.tsx";
import type { ShownText } from "./shown-draft.server.ts";

type Props = {
  words: Dictionary["drafts"]["changes"];
  text: Pick<ShownText, "title" | "rows">;
  links?: ReactNode;
  /** The way back from a change, in one language or, where none is named, in all at once. */
  undo?: (row: ChangeRow, language: string) => ReactNode;
};

/** What a text said before and says now, change by change. */
export function ChangedText({ words, text: { title, rows }, links, undo }: Props) {
  return (
    <section aria-label={title} className={styles.changes}>
      <div className="between">
        <h3>{title}</h3>
        {links}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <div className={styles.what}>
              <p>
                {row.label} {row.what && <b>{row.what}</b>}
              </p>
              {row.isOfAll && undo?.(row, "")}
            </div>
            {row.sides.map((side) => (
              <div key={side.language ?? ""} className={styles.side}>
                <span className="muted">{side.language?.toUpperCase()}</span>
                <div lang={side.language}>
                  {side.marks.map((marks, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names, and are never changed
                    <Marks key={i} marks={marks} words={words} />
                  ))}
                </div>
                {!row.isOfAll && undo?.(row, side.language ?? "")}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
