import { campus } from "./campus.ts";
import { companyHeads } from "./company-heads.ts";
import { type Head, RIGHT, SHEET } from "./head-sheet.ts";
import { clamp, seededRandom } from "./numbers.ts";
import { svgFile, themedStyle, warmPoint } from "./picture.ts";
import { Points } from "./points.ts";
import { textHeads } from "./text-heads.ts";

const heads: Readonly<Record<string, Head>> = { ...companyHeads, ...textHeads, campus };

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
  points.sort();
  const body = points.paths() + warmPoint({ x: warm.x - SHEET.left, y: warm.y }, 7);
  return svgFile({ width: SHEET.width, height: SHEET.height, style: themedStyle }, body);
}
