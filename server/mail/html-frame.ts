import { type CSSProperties, Fragment, createElement as h } from "react";
import { company } from "../../site/company.ts";
import { coloured, night } from "./colours.ts";
import { Anchor } from "./html-blocks.ts";
import type { Letter } from "./letter.ts";

/** Shown by inboxes beside the subject, and nowhere in the letter. */
export function Preview({ text }: { text: string }) {
  return h("div", { style: { display: "none", maxHeight: 0, overflow: "hidden" } }, text);
}

const point: CSSProperties = {
  display: "inline-block",
  width: 7,
  height: 7,
  lineHeight: "7px",
  borderRadius: 7,
  marginRight: 4,
  verticalAlign: "middle",
};

/** The mark as four points and the name as text: no picture that a mail program could hold back. */
export function Masthead() {
  const { background, ink, points } = night;
  const name = { fontSize: 22, lineHeight: "26px", letterSpacing: "-.5px", paddingLeft: 6, verticalAlign: "middle" };
  return h(
    "td",
    { style: { background, color: ink, padding: "22px 28px" } },
    ...points.map((colour) => h("span", { style: { ...point, background: colour } }, "\u200b")),
    h("span", { style: name }, company.name.toLowerCase()),
  );
}

export function Tag({ text }: { text: string }) {
  const { className, style } = coloured({ background: "tag", color: "onTag" });
  const shape = { borderRadius: 20, padding: "4px 12px", fontSize: 13, lineHeight: "18px", fontWeight: 600 };
  const tag = h("span", { className, style: { ...style, ...shape, display: "inline-block" } }, text);
  return h("div", { style: { margin: "0 0 14px" } }, tag);
}

export function Footer({ parts }: { parts: Letter["footer"] }) {
  const { className, style } = coloured({ color: "faint" });
  const piece = (part: Letter["footer"][number]) =>
    typeof part === "string" ? `${part} ` : h(Fragment, null, h(Anchor, mailbox(part)), " ");
  return h("p", { className, style: { ...style, margin: 0, fontSize: 13, lineHeight: "22px" } }, ...parts.map(piece));
}

function mailbox({ mailbox: address }: { mailbox: string }) {
  return { text: address, href: `mailto:${address}` };
}
