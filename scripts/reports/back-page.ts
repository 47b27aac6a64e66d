import { type Pen, type Tag, tagged } from "../../server/pdf/pen.ts";
import { setLines } from "../../server/pdf/set-lines.ts";
import { colours, columnWidth, gutter, millimetres, sheet, styles } from "../../server/pdf/typography.ts";
import { company } from "../../site/company.ts";
import { paintLogo, paintNight } from "./night.ts";
import { plain } from "./parse-inline.ts";
import type { ReportSource } from "./report-source.ts";

type Fact = { label: string; lines: { text: string; link?: string }[] };

const TOP = millimetres(18);

/** Who wrote the report and how to reach them. */
export function paintBack(pen: Pen, source: ReportSource, root: Tag): void {
  const { copy, locale } = source;
  const parent = tagged("Sect", root);
  const ruler = pen.width.bind(pen);
  pen.addPage();
  paintNight(pen);
  paintLogo(pen, parent, sheet.left, TOP);
  pen.text(tagged("H2", parent), company.legalName, styles.nightTitle, sheet.left - 1, millimetres(128));
  let y = millimetres(128) + styles.nightTitle.leading + 8;
  const about = tagged("P", parent);
  for (const line of setLines([{ text: copy.back.about }], styles.nightText, columnWidth, ruler)) {
    pen.line(about, line, sheet.left, y);
    y += styles.nightText.leading;
  }
  const list = tagged("L", parent);
  const facts = factsOf(source);
  const half = Math.ceil(facts.length / 2);
  const left = paintFacts(pen, facts.slice(0, half), list, sheet.left, y + 30);
  const right = paintFacts(pen, facts.slice(half), list, sheet.left + columnWidth + gutter, y + 30);
  paintFacts(pen, [onlineOf(source)], list, sheet.left, Math.max(left, right));
  const foot = sheet.height - TOP - styles.coverFoot.leading;
  pen.text(tagged("P", parent), company.slogan[locale], styles.coverFoot, sheet.left, foot);
}

/** An address is long and cannot be broken, so it has the full width. */
function onlineOf({ copy, address }: ReportSource): Fact {
  return { label: copy.back.online, lines: [{ text: address.replace(/^https?:\/\//, ""), link: address }] };
}

function factsOf({ copy, locale }: ReportSource): Fact[] {
  const { street, postalCode, district, city, country } = company.address;
  const mail = (to: string) => ({ text: to, link: `mailto:${to}` });
  const { reach, back } = copy;
  return [
    {
      label: reach.address,
      lines: [{ text: street }, { text: `${postalCode} ${district}/${city}, ${country[locale]}` }],
    },
    { label: reach.phone, lines: company.phones.map((text) => ({ text })) },
    { label: reach.contactCenter, lines: [{ text: company.contactCenter }] },
    { label: reach.fax, lines: [{ text: company.fax }] },
    { label: back.general, lines: [mail(company.email.info)] },
    { label: back.press, lines: [mail(company.email.press)] },
    { label: reach.registeredEmail, lines: [{ text: company.registeredEmail }] },
    { label: back.founded, lines: [{ text: String(company.founded) }] },
  ];
}

/** Answers where the last one ends. */
function paintFacts(pen: Pen, facts: readonly Fact[], list: Tag, x: number, top: number): number {
  const ruler = pen.width.bind(pen);
  let y = top;
  for (const { label, lines } of facts) {
    const item = tagged("LI", list);
    pen.text(tagged("Lbl", item), `${plain(label)} `, styles.nightSmall, x, y);
    y += styles.nightSmall.leading + 2;
    const body = tagged("LBody", item);
    for (const { text, link } of lines) {
      const style = link ? { ...styles.nightText, colour: colours.darkLink } : styles.nightText;
      const paragraph = tagged("P", body);
      for (const line of setLines([{ text, ...(link && { link }) }], style, columnWidth, ruler)) {
        pen.line(paragraph, line, x, y);
        y += style.leading;
      }
    }
    y += 12;
  }
  return y;
}
