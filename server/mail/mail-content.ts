import { words } from "../../copy/words.ts";
import { fill } from "../../domain/slots.ts";
import type { Locale } from "../../site/locales.ts";

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
export type MailContent = {
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

/** The same as plain text. */
export function mailText({ tag, title, blocks, footer }: MailContent): string {
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

function rowText({ label, value, href, detail, note }: Row): string {
  const more = detail || note;
  // An address or number says itself where its link leads.
  const link = href?.startsWith("http") ? `\n  ${href}` : "";
  return `${label}: ${value}${more ? ` (${more})` : ""}${link}`;
}

export const mailWords = (locale: Locale) => words("mails", locale);

/** "Hello Deniz," or, without a name, "Hello,". */
export function greetingText(name: string, locale: Locale): string {
  const { named, unnamed } = mailWords(locale).visitor.greeting;
  return name ? fill(named, { name }) : unnamed;
}

/** What the forms call their questions and choices, in one language. */
export type FormWords = {
  labels: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
