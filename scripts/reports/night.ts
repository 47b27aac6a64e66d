import { MARK_SIZE, markPoints } from "../../app/art/mark.ts";
import { nightGround } from "../../app/art/palette.ts";
import { type Pen, type Tag, tagged } from "../../server/pdf/pen.ts";
import { colours, sheet, styles } from "../../server/pdf/typography.ts";
import { company } from "../../site/company.ts";

/** Deep water over the whole sheet, darker towards the bottom. */
export function paintNight(pen: Pen, slant = 0): void {
  const doc = pen.asArtifact();
  const [top, bottom] = nightGround;
  const ground = doc
    .linearGradient(0, 0, slant * sheet.width, sheet.height)
    .stop(0, top)
    .stop(1, bottom);
  // Beyond the edges, so that no white shows where a screen rounds the sheet's size.
  doc.rect(-4, -4, sheet.width + 8, sheet.height + 8).fill(ground);
}

/** The mark and the name, with their top left corner at x, y. */
export function paintLogo(pen: Pen, parent: Tag, x: number, y: number): void {
  const size = 21;
  const scale = size / MARK_SIZE;
  const doc = pen.asArtifact();
  for (const point of markPoints) {
    doc.circle(x + point.x * scale, y + point.y * scale, point.radius * scale);
    doc.fill(point.warm ? colours.moon : colours.darkInk);
  }
  pen.text(tagged("P", parent), company.name.toLowerCase(), styles.wordmark, x + size + 8, y - 2);
}
