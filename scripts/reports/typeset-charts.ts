import { acrossShapes, type ChartShapes, upShapes } from "../../app/ui/dot-chart-shapes.ts";
import type { ReportChart } from "../../copy/report-schema.ts";
import { type Box, sideBySide, stack, typesetLead, typesetText } from "../../server/pdf/box.ts";
import type { MeasureText } from "../../server/pdf/line-breaking.ts";
import { type Tag, type TaggedCanvas, tagged } from "../../server/pdf/tagged-canvas.ts";
import { colours, columnWidth, gutter, type Style, styles } from "../../server/pdf/typography.ts";
import { plain } from "./parse-report.ts";
import { fillCircles, pointsOf } from "./points.ts";

export type ChartWords = { exampleFigures: string };

/** A chart with its words, as wide as a column. */
export function typesetChart(chart: ReportChart, parent: Tag, copy: ChartWords, measure: MeasureText): Box {
  const group = tagged("Div", parent);
  const text = (value: string, kind: "P" | "Caption", style: Style, above: number) =>
    typesetText([{ text: value }], { tag: tagged(kind, group), style, width: columnWidth, above, measure });
  const title = { tag: tagged("P", group), style: styles.section, width: columnWidth, above: 20, measure };
  return stack(
    [
      ...typesetLead([{ text: chart.title }], title),
      ...text(chart.text, "P", styles.small, 3),
      drawing(chart, group),
      ...text(plain(`${copy.exampleFigures} ${chart.calculation}`), "Caption", styles.caption, 7),
    ],
    { above: 20 },
  );
}

/** Two charts side by side. */
export function typesetChartPair(charts: ReportChart[], parent: Tag, copy: ChartWords, measure: MeasureText): Box {
  const boxes = charts.map((chart) => typesetChart(chart, parent, copy, measure));
  return sideBySide(boxes, columnWidth + gutter);
}

/** What the drawing shows, value by value. */
function alternative({ label, rows, unit }: ReportChart): string {
  return `${label}: ${rows.map((row) => `${row.label}, ${unit.replace("#", String(row.value))}`).join("; ")}.`;
}

function drawing(chart: ReportChart, parent: Tag): Box {
  const data = { ...chart, pattern: chart.unit };
  const shapes = chart.direction === "across" ? acrossShapes(data) : upShapes(data);
  const scale = columnWidth / shapes.width;
  return {
    height: shapes.height * scale,
    above: 12,
    breakable: false,
    paint(canvas, x, y) {
      const bbox: [number, number, number, number] = [x, y, x + columnWidth, y + shapes.height * scale];
      draw(shapes, canvas, tagged("Figure", parent, { alt: alternative(chart), bbox }), { x, y, scale });
    },
  };
}

type At = { x: number; y: number; scale: number };

function draw(shapes: ChartShapes, canvas: TaggedCanvas, tag: Tag, { x, y, scale }: At): void {
  const doc = canvas.beginTag(tag);
  doc.save().translate(x, y).scale(scale);
  doc.lineWidth(1).path(shapes.grid).stroke(colours.line);
  doc.path(shapes.axis).stroke(colours.lineStrong);
  doc.fillColor(colours.point);
  fillCircles(doc, pointsOf(shapes.points), shapes.pointSize / 2);
  doc.fillColor(colours.brilliant);
  fillCircles(doc, pointsOf(shapes.brilliant), shapes.pointSize / 2);
  doc.restore();
  for (const word of shapes.words) {
    const style: Style = word.strong ? value : tick;
    const width = canvas.width(word.text, style);
    const shift = word.anchor === "middle" ? width / 2 : word.anchor === "end" ? width : 0;
    canvas.word(tag, word.text, style, x + word.x * scale - shift, y + word.y * scale);
  }
}

const tick: Style = { font: "text-500", size: 7.8, leading: 10, colour: colours.ink2 };
const value: Style = { font: "text-600", size: 7.8, leading: 10, colour: colours.ink };
