import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { coloured, nightStyles } from "./colours.ts";
import { Blocks, Heading, narrowStyles } from "./html-blocks.ts";
import { Footer, Masthead, Preview, Tag } from "./html-frame.ts";
import { Table } from "./html-table.ts";
import type { Letter } from "./letter.ts";

/** The letter as a document of its own: nothing is loaded from anywhere, and every style is inline. */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>${renderToStaticMarkup(h(Document, { letter }))}`;
}

function Document({ letter }: { letter: Letter }) {
  const page = coloured({ background: "page" });
  return h(
    "html",
    { lang: letter.locale },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Numbers and dates of visitors are text until we make them links.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no,url=no" }),
      h("title", null, letter.subject),
      h("style", null, nightStyles() + narrowStyles),
    ),
    h(
      "body",
      { className: page.className, style: { ...page.style, margin: 0, padding: 0 } },
      h(Preview, { text: letter.preview }),
      h(Table, page, h("tr", null, h("td", { align: "center", style: { padding: "24px 12px" } }, h(Card, { letter })))),
    ),
  );
}

function Card({ letter: { tag, title, blocks, footer } }: { letter: Letter }) {
  const card = coloured({ background: "card" });
  const foot = coloured({ background: "foot", borderColor: "line" });
  const footStyle = { ...foot.style, borderTopStyle: "solid", borderWidth: "1px 0 0", padding: "20px 28px" } as const;
  return h(
    Table,
    { className: card.className, style: { ...card.style, maxWidth: 600, borderRadius: 8, overflow: "hidden" } },
    h("tr", null, h(Masthead)),
    h(
      "tr",
      null,
      h(
        "td",
        { style: { padding: "32px 28px 16px" } },
        tag && h(Tag, { text: tag }),
        h(Heading, { level: 1, text: title }),
        h(Blocks, { blocks }),
      ),
    ),
    h("tr", null, h("td", { className: foot.className, style: footStyle }, h(Footer, { parts: footer }))),
  );
}
