// biome-ignore-all lint/a11y/noRedundantRoles: narrow screens change the display, and some browsers then forget that it is a table
import type { ReactNode } from "react";
import styles from "./data-table.module.css";

type Props = {
  caption: string;
  columns: string[];
  rows: { title: string; cells: ReactNode[] }[];
  /** What the first column holds, where its rows do not say so themselves. */
  corner?: string | undefined;
};

/** A table of few columns. On narrow screens each row becomes a title over its cells; the roles keep it a table. */
export function DataTable({ caption, columns, rows, corner }: Props) {
  return (
    <table className={styles.table} role="table">
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {corner ? (
            <th role="columnheader" scope="col">
              {corner}
            </th>
          ) : (
            <td role="cell" />
          )}
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="h">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ title, cells }) => (
          <tr key={title} role="row">
            <th role="rowheader" scope="row">
              {title}
            </th>
            {columns.map((column, i) => (
              <td key={column} role="cell">
                {cells[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
