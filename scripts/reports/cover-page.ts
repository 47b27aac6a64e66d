import { type Pen, type Tag, tagged } from "../../server/pdf/pen.ts";
import { setLines } from "../../server/pdf/set-lines.ts";
import { fullWidth, millimetres, sheet, styles } from "../../server/pdf/typography.ts";
import { company } from "../../site/company.ts";
import { coverPicture, paintCoverArt } from "./cover-art.ts";
import { paintLogo, paintNight } from "./night.ts";
import { plain } from "./parse-inline.ts";
import type { ReportSource } from "./report-source.ts";

const TOP = millimetres(18);
const TITLE_WIDTH = millimetres(106);

/** Night, the report's own picture, its name. */
export function paintCover(pen: Pen, { name, page, subtitle, locale }: ReportSource, root: Tag): void {
  const parent = tagged("Sect", root);
  const picture = coverPicture(name);
  pen.addPage();
  paintNight(pen, picture.slant);
  paintCoverArt(pen, picture.body);
  paintLogo(pen, parent, sheet.left, TOP);
  const ruler = pen.width.bind(pen);
  let y = TOP + 21 + millimetres(8);
  const title = tagged("H1", parent);
  for (const line of setLines([{ text: page.name }], styles.cover, TITLE_WIDTH, ruler)) {
    pen.line(title, line, sheet.left - 2, y);
    y += styles.cover.leading;
  }
  y += millimetres(7);
  const sentence = tagged("P", parent);
  for (const line of setLines([{ text: plain(subtitle) }], styles.coverText, millimetres(128), ruler)) {
    pen.line(sentence, line, sheet.left, y);
    y += styles.coverText.leading;
  }
  const foot = sheet.height - TOP - styles.coverFoot.leading;
  const slogan = company.slogan[locale];
  pen.text(tagged("P", parent), page.edition, styles.coverFoot, sheet.left, foot);
  const right = sheet.left + fullWidth - pen.width(slogan, styles.coverFoot);
  pen.text(tagged("P", parent), slogan, styles.coverFoot, right, foot);
}
