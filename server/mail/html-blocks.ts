import { Fragment, createElement as h, type ReactNode } from "react";
import { coloured } from "./colours.ts";
import { Table } from "./html-table.ts";
import type { Block, Row } from "./letter.ts";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return h(Fragment, null, ...blocks.map((block) => h(BlockPart, { block })));
}

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return h(Paragraph, null, ...emphasised(block.text, block.strong));
    case "heading":
      return h(Heading, { level: 2, text: block.text });
    case "rows":
      return h(Rows, block);
    case "quote":
      return h(Quote, block);
    case "button":
      return h(Button, block);
  }
}

export function Heading({ level, text }: { level: 1 | 2; text: string }) {
  const { className, style } = coloured({ color: "ink" });
  const size =
    level === 1
      ? { fontSize: 28, lineHeight: "34px", margin: "0 0 14px" }
      : { fontSize: 20, lineHeight: "26px", margin: "24px 0 14px" };
  const shape = { ...size, fontWeight: 600, letterSpacing: "-.4px" };
  return h(`h${level}`, { className, style: { ...style, ...shape } }, text);
}

function Paragraph({ small, children }: { small?: boolean; children?: ReactNode }) {
  const { className, style } = coloured({ color: small ? "faint" : "soft" });
  const size = small ? { fontSize: 13, lineHeight: "20px" } : { fontSize: 16, lineHeight: "25px" };
  return h("p", { className, style: { ...style, ...size, margin: "0 0 16px" } }, children);
}

function emphasised(text: string, strong = ""): ReactNode[] {
  const at = text.indexOf(strong);
  if (strong === "" || at < 0) return [text];
  return [text.slice(0, at), h("strong", coloured({ color: "ink" }), strong), text.slice(at + strong.length)];
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const { className, style } = coloured({ borderColor: "line" });
  const edge = { borderStyle: "solid", borderWidth: "0 0 1px", margin: "0 0 24px" };
  // Where details stand below labels, the labels are what one reads.
  const detailed = rows.some(({ detail }) => detail !== undefined);
  const parts = rows.map((row) => h(RowPart, { row, detailed }));
  return h(Table, { className, style: { ...style, ...edge } }, ...parts);
}

const narrow = "narrow";

/** On a telephone, values stand below their labels: there is no room beside them. Lists of details keep their columns. */
export const narrowStyles = `@media (max-width:425px){.${narrow}{display:block!important;width:auto!important;text-align:left!important}.${narrow}+.${narrow}{border-width:0!important;padding-top:0!important}.${narrow}:first-child{padding-bottom:0!important}}`;

function RowPart({ row: { label, value, href, detail, note }, detailed }: { row: Row; detailed: boolean }) {
  const shown = href ? h(Anchor, { text: value, href }) : value;
  const labelCell = cell(detailed ? "ink" : "faint", "11px 12px 11px 0", detailed);
  const valueCell = cell("ink", "11px 0", detailed);
  return h(
    "tr",
    null,
    h("td", { ...labelCell, width: detailed ? "64%" : "36%" }, label, below(detail)),
    h("td", { ...valueCell, align: "right" }, shown, below(note)),
  );
}

function below(detail = ""): ReactNode {
  const { className, style } = coloured({ color: "faint" });
  const shape = { fontSize: 13, lineHeight: "19px" };
  return detail && h(Fragment, null, h("br"), h("span", { className, style: { ...style, ...shape } }, detail));
}

function cell(color: "faint" | "ink", padding: string, detailed: boolean) {
  const { className: colours, style } = coloured({ color, borderColor: "line" });
  const className = detailed ? colours : `${colours} ${narrow}`;
  const edge = { borderStyle: "solid", borderWidth: "1px 0 0", padding };
  return { className, style: { ...style, ...edge, fontSize: 15, lineHeight: "21px", verticalAlign: "top" } };
}

function Quote({ text }: { text: string }) {
  const { className, style } = coloured({ color: "ink", borderColor: "link" });
  const shape = { borderStyle: "solid", borderWidth: "0 0 0 3px", padding: "2px 0 2px 16px", margin: "0 0 24px" };
  const lines = text.split("\n").map((line, index) => h(Fragment, null, index > 0 && h("br"), line));
  return h("p", { className, style: { ...style, ...shape, fontSize: 16, lineHeight: "25px" } }, ...lines);
}

function Button({ text, href, address }: { text: string; href: string; address: string }) {
  const { className, style } = coloured({ background: "fill", color: "onFill" });
  const shape = { borderRadius: 4, padding: "13px 22px", fontSize: 16, lineHeight: "22px", fontWeight: 600 };
  const link = { ...style, ...shape, display: "inline-block", textDecoration: "none" };
  return h(
    Fragment,
    null,
    h("p", { style: { margin: "0 0 20px" } }, h("a", { href, className, style: link }, text)),
    h(Paragraph, { small: true }, address, h("br"), h(Anchor, { text: href, href })),
  );
}

export function Anchor({ text, href }: { text: string; href: string }) {
  return h("a", { href, ...coloured({ color: "link" }) }, text);
}
