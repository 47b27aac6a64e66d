import { type CSSProperties, createElement as h, type ReactNode } from "react";

/** Given to every table, because some mail programs let nothing be inherited into one. */
const textStyle: CSSProperties = {
  fontFamily: "'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif",
  // Words break only where one alone is wider than its line; without fixed columns, it would make the table wider.
  overflowWrap: "break-word",
  tableLayout: "fixed",
};

type Styled = { className?: string; style?: CSSProperties; children?: ReactNode };

/** Columns and frames are tables, because some mail programs know no other layout. */
export function Table({ className, style, children }: Styled) {
  const attributes = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 };
  const styles = { ...textStyle, ...style, width: "100%" };
  return h("table", { ...attributes, className, style: styles }, h("tbody", null, children));
}
