import { band } from "./band.ts";
import { closing } from "./closings.ts";
import { coast } from "./coast.ts";
import { cover } from "./cover.ts";
import { field } from "./field.ts";
import { head } from "./heads.ts";
import { notFoundPicture } from "./not-found.ts";
import { litStyle, nightStyle, svgFile } from "./picture.ts";
import { campusPlan } from "./plan.ts";
import { plate } from "./plates.ts";
import type { Brightness } from "./points.ts";
import { portrait } from "./portrait.ts";
import { researchPicture } from "./research.ts";
import { drawSea, type Sea } from "./sea.ts";
import { signSprite } from "./signs.ts";
import { unknownPerson } from "./unknown-person.ts";

const heroSea: Sea = {
  seed: "yakamoz-4",
  width: 2880,
  height: 1440,
  horizon: 0.3,
  rows: 60,
  gap: 48,
  swell: 60,
  wake: { from: 0.76, to: 0.4, bend: 0.16, spread: 0.26 },
  stars: 46,
};

const callSea: Sea = {
  seed: "iskele",
  width: 2400,
  height: 1100,
  horizon: 0.22,
  rows: 44,
  gap: 54,
  swell: 60,
  wake: { from: 0.84, to: 0.6, bend: 0.1, spread: 0.3 },
};

const lostSea: Sea = {
  seed: "kayip",
  width: 2400,
  height: 1000,
  horizon: 0.2,
  rows: 40,
  gap: 54,
  swell: 60,
  wake: { from: 0.74, to: 0.9, bend: 0.08, spread: 0.2 },
};

/** Pictures that exist once. */
const single = new Map<string, () => string>([
  ["hero-sea", () => layeredSea(heroSea, { bright: "c", brilliant: "d" })],
  ["hero-sea-lit", () => sea(heroSea, litStyle)],
  ["cta-sea", () => sea(callSea, nightStyle)],
  ["lost-sea", () => sea(lostSea, nightStyle)],
  ["field-4000", () => field()],
  ["campus", () => cover({ seed: "kampus-9", mode: "isobaths", width: 1200, height: 1000 })],
  ["campus-plan", campusPlan],
  ["signs", signSprite],
  ["coast", coast],
  ["not-found", notFoundPicture],
  ["unknown-person", unknownPerson],
]);

/** Pictures that exist for every seed. */
const seeded = new Map<string, (seed: string) => string | undefined>([
  ["cover", (seed) => cover({ seed })],
  ["band", band],
  ["head", head],
  ["plate", plate],
  ["research", researchPicture],
  ["closing", closing],
  ["portrait", portrait],
  ["report", (seed) => cover({ seed, mode: "rings", width: 840, height: 1188 })],
  ["award", (seed) => cover({ seed, width: 1200, height: 600 })],
]);

/** The SVG file of a name such as `hero-sea.svg` or `cover/tuna-lojistik.svg`, always the same bytes. */
export function artFile(path: string): string | undefined {
  const [, kind, name] = /^(?:([a-z]+)\/)?([a-z0-9-]{1,80})\.svg$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  return kind === undefined ? single.get(name)?.() : seeded.get(kind)?.(name);
}

function sea(options: Sea, style: string, body = drawSea(options).body): string {
  const { width, height } = options;
  return svgFile({ width, height, style, attributes: ' preserveAspectRatio="xMidYMin slice"' }, body);
}

/**
 * A sea whose brightest points are layers of their own, shown by `#NAME`, so that they can twinkle: a picture that moves
 * within itself is drawn anew for every frame. In one file, because a browser sets up a document for each. The layers
 * lie below the picture and each other, out of sight.
 */
function layeredSea(options: Sea, layers: Record<string, Brightness>): string {
  const distance = options.height * 1.2;
  const below = Object.entries(layers).map(([name, brightness], index) => {
    const y = distance * (index + 1);
    const { body } = drawSea(options, [brightness]);
    return `<view id="${name}" viewBox="0 ${y} ${options.width} ${options.height}"/><g transform="translate(0 ${y})">${body}</g>`;
  });
  return sea(options, nightStyle, drawSea(options, ["a", "b"]).body + below.join(""));
}
