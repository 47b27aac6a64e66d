import type { ReactNode } from "react";
import styles from "./data-table.module.css";

type Props = {
  caption: string;
  columns: string[];
  rows: { title: string; cells: ReactNode[] }[];
  /** What the first column holds, where its rows do not say so themselves. */
  corner?: string | undefined;
};

/** A table of few columns. On narrow screens each row becomes a title over its cells. */
export function DataTable({ caption, columns, rows, corner }: Props) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map((column) => (
            <th key={column} scope="col" className={corner ? undefined : "h"}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map((column, i) => (
              <td key={column}>{cells[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
