export type Point = { x: number; y: number };

/** The places of the points in SVG path data, where each point is a line of no length: "M12 7h0m-3 4h0". */
export function pointsOf(data: string): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, command, right, down] of data.matchAll(/([Mm])\s*(-?[\d.]+)[\s,]*(-?[\d.]+)h0/g)) {
    x = Number(right) + (command === "m" ? x : 0);
    y = Number(down) + (command === "m" ? y : 0);
    points.push({ x, y });
  }
  return points;
}

/** How far the handles of a quarter of a circle stand out. */
const HANDLE = 0.5523;

/** Fills circles of one size. */
export function fillCircles(doc: PDFKit.PDFDocument, points: readonly Point[], radius: number): void {
  doc.addContent(`${points.map((point) => circle(point, radius)).join("\n")}\nf`);
}

/** Fills thousands of circles of one size: the circle is drawn once and stamped wherever a point is. */
export function stampCircles(doc: PDFKit.PDFDocument, points: readonly Point[], radius: number): void {
  const form = doc.ref({ Type: "XObject", Subtype: "Form", BBox: [-radius, -radius, radius, radius], Resources: {} });
  form.end(`${circle({ x: 0, y: 0 }, radius)}\nf`);
  const name = `Dot${form.id}`;
  doc.page.xobjects[name] = form;
  let last: Point = { x: 0, y: 0 };
  const stamps = points.map((point) => {
    const step = `1 0 0 1 ${pair(point.x - last.x, point.y - last.y)} cm /${name} Do`;
    last = point;
    return step;
  });
  doc.addContent(`q\n${stamps.join("\n")}\nQ`);
}

function circle({ x, y }: Point, radius: number): string {
  const h = radius * HANDLE;
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return [
    `${pair(right, y)} m`,
    `${pair(right, y + h)} ${pair(x + h, bottom)} ${pair(x, bottom)} c`,
    `${pair(x - h, bottom)} ${pair(left, y + h)} ${pair(left, y)} c`,
    `${pair(left, y - h)} ${pair(x - h, top)} ${pair(x, top)} c`,
    `${pair(x + h, top)} ${pair(right, y - h)} ${pair(right, y)} c`,
  ].join("\n");
}

function pair(x: number, y: number): string {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}
