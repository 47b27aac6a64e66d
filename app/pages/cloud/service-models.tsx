import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./service-models.module.css";

type Copy = Words<"cloud">["models"];

export function ServiceModels({ copy }: { copy: Copy }) {
  const to = useLinks();
  return (
    <section className="section tight" id="hizmet-modelleri">
      <div className="wrap">
        <div className={`split ${styles.line}`}>
          <div className="stack">
            <h2>{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
            <p className="muted small">{copy.legend}</p>
          </div>
          <div className={styles.table}>
            <DataTable caption={copy.caption} corner={copy.layer} columns={copy.columns} rows={rows(copy)} />
          </div>
        </div>
        <ul className={styles.models}>
          {copy.entries.map(({ id, title, content }) => (
            <li key={id} className="stack g3">
              <h3 className="h">{title}</h3>
              {content.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ul>
        <MoreLink to={to(copy.more)}>{copy.more.text}</MoreLink>
      </div>
    </section>
  );
}

function rows({ layers, columns, us, you }: Copy) {
  return layers.map(({ title, ours }) => ({
    title,
    cells: columns.map((column, i) => {
      const isOurs = i >= columns.length - ours;
      return (
        <span key={column} className={isOurs ? `${styles.party} ${styles.us}` : styles.party}>
          {isOurs ? us : you}
        </span>
      );
    }),
  }));
}
