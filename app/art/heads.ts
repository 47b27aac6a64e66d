import { campus } from "./campus.ts";
import { companyHeads } from "./company-heads.ts";
import { type Head, RIGHT, SHEET } from "./head-sheet.ts";
import { clamp, seededRandom } from "./numbers.ts";
import { svgFile, themedStyle, warmPoint } from "./picture.ts";
import { Points } from "./points.ts";
import { textHeads } from "./text-heads.ts";

const heads: Readonly<Record<string, Head>> = { ...companyHeads, ...textHeads, campus };

/** Just below these stands a picture whose words tell of its warm point. */
const cold = ["campus", "research"];

/** The picture beside the title of a page. */
export function head(name: string): string | undefined {
  const draw = Object.hasOwn(heads, name) ? heads[name] : undefined;
  if (!draw) return undefined;
  const points = new Points();
  const warm = draw(
    (light, width, x, y, sizes) => {
      // Towards the right edge too, which need not be that of the window.
      if (x >= SHEET.left + 8) points.light(light * clamp((RIGHT - 6 - x) / 44), width, x - SHEET.left, y, sizes);
    },
    seededRandom(`bas-${name}`),
  );
  const place = { x: warm.x - SHEET.left, y: warm.y };
  const isCold = cold.includes(name);
  if (isCold) points.add("d", 13, place.x, place.y);
  points.sort();
  const body = points.paths() + (isCold ? "" : warmPoint(place, 7));
  return svgFile({ ...SHEET, style: themedStyle }, fadingOut(body));
}

/** Water has no edge: towards the foot of the picture everything grows faint. */
function fadingOut(body: string): string {
  const { width, height } = SHEET;
  return (
    '<linearGradient id="foot" x2="0" y2="1"><stop offset=".86" stop-color="#fff"/><stop offset="1"/></linearGradient>' +
    `<mask id="faint"><path fill="url(#foot)" d="M0 0h${width}v${height}H0z"/></mask><g mask="url(#faint)">${body}</g>`
  );
}
