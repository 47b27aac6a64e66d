import { brandBand } from "../../site/brand.ts";
import { company } from "../../site/company.ts";
import type { Pen, Tag } from "../pdf/pen.ts";
import { millimetres, sheet, styles } from "../pdf/typography.ts";

const HEIGHT = millimetres(22);

/** The band of night that our mails begin with: four points and the name. */
export function paintMasthead(pen: Pen, tag: Tag): void {
  const doc = pen.asArtifact();
  doc.rect(-4, -4, sheet.width + 8, HEIGHT + 4).fill(brandBand.background);
  for (const [index, colour] of brandBand.points.entries()) {
    doc.circle(sheet.left + 3 + index * 9, HEIGHT / 2, 2.8).fill(colour);
  }
  pen.text(
    tag,
    company.name.toLowerCase(),
    styles.wordmark,
    sheet.left + 42,
    HEIGHT / 2 - styles.wordmark.leading / 2 - 1,
  );
}
