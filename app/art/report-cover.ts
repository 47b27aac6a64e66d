import { drawRings } from "./cover-motifs.ts";
import { FULL_TURN, GOLDEN_ANGLE, mix, seededRandom } from "./numbers.ts";
import { type Canvas, type Drawing, gradientGround, nightGround, nightStyle, svgFile, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const { cos, PI, round, sin, sqrt } = Math;

export const REPORT_COVER = { width: 840, height: 1188 };
type ReportCover = { ground: readonly [string, string]; draw: (canvas: Canvas) => Drawing };
export type ReportDrawing = Drawing & { ground: readonly [string, string]; slant: number };

/** Each report has the subject of its head on a ground of its own; the name stands above it. */
const covers: Readonly<Record<string, ReportCover>> = {
  "siber-dayaniklilik-raporu": { ground: ["#1c4c8f", "#081c3f"], draw: recovery },
  "veri-ve-surdurulebilirlik-raporu": { ground: ["#0d6a5d", "#04262b"], draw: year },
  "gartner-kullanici-deneyimi-raporu": { ground: ["#14738a", "#06303f"], draw: waiting },
};

/** With "--cold" at the end of its name it stands beside others. */
export function reportCover(name: string): string {
  const [seed = "", cold] = name.split("--");
  const { ground, slant, body } = drawReport(seed, cold !== undefined);
  const frame = { ...REPORT_COVER, style: nightStyle };
  return svgFile({ ...frame, ground: gradientGround({ ...frame, colours: ground, slant }) }, body);
}

/** The points of a report's cover, and its ground; a report without a picture of its own has rings. */
export function drawReport(seed: string, isCold = false): ReportDrawing {
  const random = seededRandom(seed);
  const { ground, draw } = (Object.hasOwn(covers, seed) ? covers[seed] : undefined) ?? {
    ground: nightGround,
    draw: drawRings,
  };
  const drawing = draw({ ...REPORT_COVER, seed, random });
  const body = drawing.body + (isCold ? "" : warmPoint(drawing.warm, 14));
  return { ...drawing, body, ground, slant: random() };
}

/** How much of a company works, hour by hour: as always, stopped, and back step by step. */
const HOURS = [19, 18, 19, 19, 2, 1, 2, 4, 7, 10, 13, 16, 19];

function recovery(canvas: Canvas): Drawing {
  const points = new Points();
  const place = (hour: number, up: number) => ({ x: 84 + hour * 56, y: 1000 - up * 31 });
  const last = HOURS.length - 1;
  for (const [hour, height] of HOURS.entries()) {
    for (let up = 0; up < 19; up++) {
      const { x, y } = place(hour, up);
      if (up >= height) points.add("b", 5, x, y);
      else if (hour < last || up < height - 1) points.add(hour === last ? "d" : "c", 20, x, y);
    }
  }
  return drawn(canvas, points, place(last, 18));
}

const SPOKES = 36;
const MISSING = [6, 7, 8];

/** Readings around a year, three rows a month; one month is only known to be missing. */
function year(canvas: Canvas): Drawing {
  const points = new Points();
  const place = (spoke: number, step: number) => {
    const angle = (spoke / SPOKES) * FULL_TURN - PI / 2;
    return { x: 420 + cos(angle) * (112 + step * 26), y: 760 + sin(angle) * (112 + step * 26) };
  };
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const isMissing = MISSING.includes(spoke);
    const length = isMissing ? 9 : 6 + round(3 * sin((spoke / SPOKES) * 2 * FULL_TURN + 1));
    for (let step = 0; step < length; step++) {
      const { x, y } = place(spoke, step);
      if (spoke === 0 && step === length - 1) continue;
      points.add(isMissing ? "b" : spoke === 0 ? "d" : "c", isMissing ? 5 : 11 + step, x, y);
    }
  }
  return drawn(canvas, points, place(0, 6 + round(3 * sin(1)) - 1));
}

const SECONDS = 12;

/** The sign of waiting, second by second; whoever waits is in the last one. */
function waiting(canvas: Canvas): Drawing {
  const points = new Points();
  const place = (second: number) => {
    const angle = (second / SECONDS) * FULL_TURN - PI / 2;
    return { x: 420 + cos(angle) * 250, y: 752 + sin(angle) * 250 };
  };
  for (let second = 1; second <= SECONDS; second++) {
    const share = second / SECONDS;
    const centre = place(second);
    for (let index = second === SECONDS ? 5 : 0; index < 44; index++) {
      const outward = mix(20, 60, share) * sqrt(index / 44);
      const angle = index * GOLDEN_ANGLE;
      const width = mix(4, 9.5, share);
      points.add(
        brightnessOf(mix(0.3, 0.95, share)),
        width,
        centre.x + cos(angle) * outward,
        centre.y + sin(angle) * outward,
      );
    }
  }
  return drawn(canvas, points, place(SECONDS));
}

function drawn({ width, height }: Canvas, points: Points, warm: Drawing["warm"]): Drawing {
  points.sort();
  return { width, height, body: points.paths(), warm };
}
