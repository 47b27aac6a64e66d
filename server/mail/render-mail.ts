import { type CSSProperties, Fragment, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { facts } from "../../copy/facts.ts";
import { brandBand, colours, markPoints } from "../../site/brand.ts";
import type { Locale } from "../../site/locales.ts";
import { type Block, type MailContent, mailText, type Row } from "./mail-content.ts";

export type RenderedMail = { subject: string; html: string; text: string };

/** A mail in both its parts. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, html: mailHtml(content), text: mailText(content) };
}

/** The mail as a document of its own: nothing is loaded from anywhere, and every style is inline. */
function mailHtml(content: MailContent): string {
  return `<!doctype html>${renderToStaticMarkup(h(Document, { content }))}`;
}

function Document({ content }: { content: MailContent }) {
  const page = coloured({ background: "page" });
  return h(
    "html",
    { lang: content.locale },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Numbers and dates of visitors are text until we make them links.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no,url=no" }),
      h("title", null, content.subject),
      h("style", null, darkStyles() + narrowStyles),
    ),
    h(
      "body",
      { className: page.className, style: { ...page.style, margin: 0, padding: 0 } },
      h(Preview, { text: content.preview }),
      h(
        Table,
        page,
        h("tr", null, h("td", { align: "center", style: { padding: "24px 12px" } }, h(Card, { content }))),
      ),
    ),
  );
}

function Card({ content: { locale, tag, title, blocks, footer } }: { content: MailContent }) {
  const card = coloured({ background: "card" });
  const foot = coloured({ background: "foot", borderColor: "line" });
  const footStyle = { ...foot.style, borderTopStyle: "solid", borderWidth: "1px 0 0", padding: "20px 28px" } as const;
  return h(
    Table,
    { className: card.className, style: { ...card.style, maxWidth: 600, borderRadius: 8, overflow: "hidden" } },
    h("tr", null, h(BrandBand, { locale })),
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

/** Shown by inboxes beside the subject, and nowhere in the mail. */
function Preview({ text }: { text: string }) {
  return h("div", { style: { display: "none", maxHeight: 0, overflow: "hidden" } }, text);
}

/** The mark as cells of a table and the name as text: no picture that a mail program could hold back. */
function BrandBand({ locale }: { locale: Locale }) {
  const { background, ink } = brandBand;
  const name = { color: ink, fontSize: 22, lineHeight: "26px", letterSpacing: "-.5px", paddingLeft: 10 };
  const head = h(
    "tr",
    null,
    h("td", { width: 28 }, h(Mark)),
    h("td", { style: name }, facts(locale).name.toLowerCase()),
  );
  return h("td", { style: { background, padding: "22px 28px" } }, h(Table, null, head));
}

/** A cell for each place of the grid in which the points of the mark stand. */
function Mark() {
  const columns = [...new Set(markPoints.map(({ x }) => x))].sort((a, b) => a - b);
  const rows = Map.groupBy(markPoints, ({ y }) => y);
  const cellAt = (points: typeof markPoints, column: number) => {
    const point = points.find(({ x }) => x === column);
    const background = point && brandBand.points[point.warm ? "warm" : "cold"];
    return h("td", {
      style: { width: 4, height: 4, padding: 0, fontSize: 0, lineHeight: 0, borderRadius: 4, background },
    });
  };
  const lines = [...rows.values()].map((points) => h("tr", null, ...columns.map((column) => cellAt(points, column))));
  return h(Table, { style: { width: 28 } }, ...lines);
}

function Tag({ text }: { text: string }) {
  const { className, style } = coloured({ background: "tag", color: "onTag" });
  const shape = { borderRadius: 20, padding: "4px 12px", fontSize: 13, lineHeight: "18px", fontWeight: 600 };
  const tag = h("span", { className, style: { ...style, ...shape, display: "inline-block" } }, text);
  return h("div", { style: { margin: "0 0 14px" } }, tag);
}

function Footer({ parts }: { parts: MailContent["footer"] }) {
  const { className, style } = coloured({ color: "faint" });
  const piece = (part: MailContent["footer"][number]) =>
    typeof part === "string" ? `${part} ` : h(Fragment, null, h(Anchor, mailbox(part)), " ");
  return h("p", { className, style: { ...style, margin: 0, fontSize: 13, lineHeight: "22px" } }, ...parts.map(piece));
}

function mailbox({ mailbox: address }: { mailbox: string }) {
  return { text: address, href: `mailto:${address}` };
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
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

function Heading({ level, text }: { level: 1 | 2; text: string }) {
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
const narrowStyles = `@media (max-width:425px){.${narrow}{display:block!important;width:auto!important;text-align:left!important}.${narrow}+.${narrow}{border-width:0!important;padding-top:0!important}.${narrow}:first-child{padding-bottom:0!important}}`;

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

function Anchor({ text, href }: { text: string; href: string }) {
  return h("a", { href, ...coloured({ color: "link" }) }, text);
}

/** Given to every table, because some mail programs let nothing be inherited into one. */
const textStyle: CSSProperties = {
  fontFamily: "'Segoe UI',-apple-system,Roboto,Helvetica,Arial,sans-serif",
  // Words break only where one alone is wider than its line; without fixed columns, it would make the table wider.
  overflowWrap: "break-word",
  tableLayout: "fixed",
};

type Styled = { className?: string; style?: CSSProperties; children?: ReactNode };

/** Columns and frames are tables, because some mail programs know no other layout. */
function Table({ className, style, children }: Styled) {
  const attributes = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 };
  return h(
    "table",
    { ...attributes, className, style: { ...textStyle, width: "100%", ...style } },
    h("tbody", null, children),
  );
}

const { bg, surface, sunken, line, ink, link, fill } = colours;

/** Roles of colour in mails. */
const roles = {
  page: { light: sunken.light, dark: bg.dark },
  card: surface,
  foot: { light: bg.light, dark: sunken.dark },
  line,
  ink,
  soft: colours["ink-2"],
  faint: colours["ink-3"],
  link,
  fill,
  onFill: colours["on-fill"],
  tag: { light: "#e1edfb", dark: "#0c2c4d" },
  onTag: { light: "#0f4f96", dark: "#9cc8ff" },
} as const;

type Role = keyof typeof roles;
type Place = "color" | "background" | "borderColor";

const properties = { color: "color", background: "background", borderColor: "border-color" } as const;

/** Light colours as inline style, which every mail program obeys, and class names for the dark ones. */
function coloured(places: Partial<Record<Place, Role>>) {
  const entries = Object.entries(places) as [Place, Role][];
  return {
    className: entries.map(([place, role]) => className(place, role)).join(" "),
    style: Object.fromEntries(entries.map(([place, role]) => [place, roles[role].light])),
  };
}

/** The style sheet for the dark colour scheme. */
function darkStyles(): string {
  const places = Object.keys(properties) as Place[];
  const rules = (Object.keys(roles) as Role[]).flatMap((role) =>
    places.map((place) => `.${className(place, role)}{${properties[place]}:${roles[role].dark}!important}`),
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

function className(place: Place, role: Role): string {
  return `${place.slice(0, 2)}-${role}`;
}
