import { awardPicture } from "./awards.ts";
import { campusByNight, campusMonth } from "./campus.ts";
import { closing } from "./closings.ts";
import { coast } from "./coast.ts";
import { companyPicture } from "./company.ts";
import { cover } from "./cover.ts";
import { field } from "./field.ts";
import { head } from "./heads.ts";
import { notFoundPicture } from "./not-found.ts";
import { nightStyle, svgFile } from "./picture.ts";
import { campusBuildings, campusPlan } from "./plan.ts";
import { plate } from "./plates.ts";
import { portrait } from "./portrait.ts";
import { reportCover } from "./report-cover.ts";
import { researchPicture } from "./research.ts";
import { screen } from "./screens.ts";
import { drawSea, type Sea } from "./sea.ts";
import { seaChart } from "./sea-chart.ts";
import { levelDepth, levelsSea } from "./service-levels.ts";
import { serviceUnits } from "./service-units.ts";
import { signSprite } from "./signs.ts";
import { storyCover } from "./story-cover.ts";
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

/** Pictures that exist once. */
const single = new Map<string, () => string>([
  ["hero-sea", () => layeredSea(heroSea)],
  ["field-4000", () => field()],
  ["campus-plan", campusPlan],
  ["campus-buildings", campusBuildings],
  ["campus-night", campusByNight],
  ["signs", signSprite],
  ["levels-sea", levelsSea],
  ["coast", coast],
  ["not-found", notFoundPicture],
  ["unknown-person", unknownPerson],
]);

/** Pictures that exist for every seed. */
const seeded = new Map<string, (seed: string) => string | undefined>([
  ["cover", cover],
  ["story", storyCover],
  ["chart", seaChart],
  ["head", head],
  ["plate", plate],
  ["research", researchPicture],
  ["screen", screen],
  ["closing", closing],
  ["level", levelDepth],
  ["units", serviceUnits],
  ["portrait", portrait],
  ["report", reportCover],
  ["award", awardPicture],
  ["company", companyPicture],
  ["month", campusMonth],
]);

/** The SVG file of a name such as `hero-sea.svg` or `cover/tuna-lojistik.svg`, always the same bytes. */
export function artFile(path: string): string | undefined {
  const [, kind, name] = /^(?:([a-z]+)\/)?([a-z0-9-]{1,80})\.svg$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  return kind === undefined ? single.get(name)?.() : seeded.get(kind)?.(name);
}

/**
 * A sea whose brightest points are a layer of its own, shown by `#brilliant`, so that it can glimmer by opacity alone.
 * In one file, because a browser sets up a document for each. The layer lies below the picture, out of sight.
 */
function layeredSea(options: Sea): string {
  const { width, height } = options;
  const y = height * 1.2;
  const sparks = drawSea(options, ["d"]).body;
  const layer = `<view id="brilliant" viewBox="0 ${y} ${width} ${height}"/><g transform="translate(0 ${y})">${sparks}</g>`;
  const attributes = ' preserveAspectRatio="xMidYMin slice"';
  return svgFile({ width, height, style: nightStyle, attributes }, drawSea(options, ["a", "b", "c"]).body + layer);
}
