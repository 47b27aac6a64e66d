import type { Block, Letter, Row } from "./letter.ts";

/** The plain-text twin of a letter. */
export function letterText({ tag, title, blocks, footer }: Letter): string {
  const head = tag ? `${tag}\n${title}` : title;
  const small = footer.map((part) => (typeof part === "string" ? part : part.mailbox)).join("\n");
  return `${[head, ...blocks.map(blockText), `-- \n${small}`].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat([...block.text].length)}`;
    case "rows":
      return block.rows.map(rowText).join("\n");
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "button":
      return `${block.text}:\n${block.href}`;
  }
}

function rowText({ label, value, detail, note }: Row): string {
  const more = detail || note;
  return `${label}: ${value}${more ? ` (${more})` : ""}`;
}
