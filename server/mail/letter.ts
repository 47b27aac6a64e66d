import type { Locale } from "../../site/locales.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** `href` makes a value a link; only addresses and numbers that were checked have one. */
export type Row = {
  label: string;
  value: string;
  href?: string;
  /** Small, below the label. */
  detail?: string;
  /** Small, below the value. */
  note?: string;
};

export type Block =
  /** `strong` is the part of the text that must not be overlooked. */
  | { kind: "text"; text: string; strong?: string }
  | { kind: "heading"; text: string }
  | { kind: "rows"; rows: readonly Row[] }
  /** A visitor's own words, with their line breaks. */
  | { kind: "quote"; text: string }
  /** The address stands below it too, for those who see no button. */
  | { kind: "button"; text: string; href: string; address: string };

/** What a mail says, before it is set as HTML and as plain text. */
export type Letter = {
  locale: Locale;
  subject: string;
  /** What inboxes show beside the subject. */
  preview: string;
  tag?: string;
  title: string;
  blocks: readonly Block[];
  /** Small print: sentences, and addresses to write to. */
  footer: readonly (string | { mailbox: string })[];
};

export type RenderedMail = { subject: string; html: string; text: string };

export function renderLetter(letter: Letter): RenderedMail {
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) };
}
