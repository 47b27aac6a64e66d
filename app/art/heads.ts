import { clamp, FULL_TURN, mix, type Random, type Steps, seededRandom } from "./numbers.ts";
import { nightStyle, type Spot, svgFile, themedStyle, warmPoint } from "./picture.ts";
import { Points, Taken } from "./points.ts";

const { abs, atan2, cos, exp, floor, hypot, max, PI, round, sin } = Math;

/** Drawn on a wider sheet; the part that is shown starts where the content of a page does. */
const SHEET = { left: 660, width: 940, height: 560 };
const RIGHT = SHEET.left + SHEET.width;

/** Puts the points of a picture, and says where its warm point is. Light fades towards the title on the left. */
type Head = (put: Put, random: Random) => Spot;
type Put = (light: number, width: number, x: number, y: number, sizes?: Steps) => void;

/** The campus on the home page, which stands on its own and waits for the boat to light its window. */
export function campusByNight(): string {
  const points = new Points();
  campus((light, width, x, y, sizes) => points.light(light, width, x - 640, y, sizes), seededRandom("bas-kampus"), 1);
  points.sort();
  return svgFile({ width: 1010, height: 540, style: nightStyle }, points.paths());
}

/** What stood on the campus after a month of building: drawn lines, then the ground, then walls, then light. */
export function campusMonth(name: string): string | undefined {
  const month = ["1", "2", "3", "4"].indexOf(name) + 1;
  if (month === 0) return undefined;
  const points = new Points();
  const at: At = (light, width, { x, y }) => points.light(light, width * 1.5, x - 618, y + 50, MONTH_SIZES);
  if (month > 1) garden(at, month === 2 ? 0.4 : 0.2);
  for (const [index, block] of blocks.entries()) {
    if (month === 1) outline(at, block);
    else if (month === 2) foundation(at, block);
    else building(at, block, index === MAIN_BLOCK, month === 3);
  }
  points.sort();
  const window = isometric(13, 10, 3.5);
  const warm = month === 4 ? warmPoint({ x: window.x - 618, y: window.y + 50 }, 13) : "";
  return svgFile({ width: 960, height: 640, style: nightStyle }, points.paths() + warm);
}

/** The picture beside the title of a page. */
export function head(name: string): string | undefined {
  const draw = Object.hasOwn(heads, name) ? heads[name as keyof typeof heads] : undefined;
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

function fade(x: number): number {
  return clamp((x - 560) / 320);
}

const heads = {
  about: lighthouse,
  career: shoal,
  campus,
  research: lens,
  media: voice,
  stories: nightCoast,
  contact: dropAndAnswer,
  legal: setPage,
  search: magnifier,
  "siber-dayaniklilik-raporu": recovery,
  "veri-ve-surdurulebilirlik-raporu": readings,
  "gartner-kullanici-deneyimi-raporu": waiting,
  cloud: rain,
  dxtechway: bridge,
  dxperience: sail,
  recruitment: buoys,
  "analyst-research": compass,
  "data-subject-request": key,
  "quote-thank-you": paperBoat,
  accessibility: braille,
  "security-disclosure": keyhole,
} satisfies Record<string, Head>;

/** A lighthouse, its beam, and the boat that the beam has found. */
function lighthouse(put: Put): Spot {
  const lamp = { x: 1380, y: 120 };
  const boat = { x: 905, y: 372 };
  for (let row = 0; row < 24; row++) {
    const halfWidth = 26 + row * 1.6;
    for (let column = -3; column <= 3; column++) {
      const light = mix(0.86, 0.3, abs(column) / 3) * (row % 6 < 3 ? 1 : 0.55);
      put(light, 4.8 - abs(column) * 0.5, lamp.x + (column * halfWidth) / 3.4, lamp.y + 34 + row * 17);
    }
  }
  for (let column = -3; column <= 3; column++) put(1, 4.8, lamp.x + column * 9, lamp.y - 22 + abs(column) * 4);
  for (let column = -1; column <= 1; column++) put(1, 6.2, lamp.x + column * 14, lamp.y + 4);
  beam(put, lamp, boat);
  for (let row = 0; row < 9; row++) {
    const y = 426 + row ** 1.35 * 8;
    for (let x = 640 + (row % 2) * 12; x < RIGHT; x += 24 + row * 2) {
      if (abs(x - lamp.x) < 62 + row) continue;
      const light = 0.28 + 0.34 * exp(-(((x - boat.x) / 130) ** 2)) + 0.12 * sin(x * 0.02 + row);
      put(light * fade(x), 2.6 + row * 0.22, x, y + 4 * sin(x * 0.015 + row));
    }
  }
  return boat;
}

function beam(put: Put, lamp: Spot, boat: Spot): void {
  const angle = atan2(boat.y - lamp.y, boat.x - lamp.x);
  for (let distance = 60; distance < 860; distance += 17) {
    const spread = 3 + distance * 0.155;
    const count = max(2, round(spread / 9));
    for (let index = 0; index <= count; index++) {
      const across = index / count - 0.5;
      const x = lamp.x + cos(angle) * distance - sin(angle) * across * spread;
      const y = lamp.y + sin(angle) * distance + cos(angle) * across * spread;
      if (hypot(x - boat.x, y - boat.y) < 24) continue;
      const light = (1 - distance / 980) * mix(1, 0.42, (abs(across) * 2) ** 2);
      put(light * fade(x), 4.4 - distance / 420, x, y);
    }
  }
}

/** A shoal that turns together; the warm one has just joined. */
function shoal(put: Put, random: Random): Spot {
  const joined = { x: 770, y: 395 };
  const taken = new Taken();
  const middle = (along: number) => ({
    x: mix(1640, 800, along) + 40 * sin(along * 5),
    y: 300 + 150 * sin(along * 3.4 - 0.7),
  });
  for (let fish = 0; fish < 620; fish++) {
    const along = random() ** 0.8;
    const here = middle(along);
    const next = middle(along + 0.01);
    const angle = atan2(next.y - here.y, next.x - here.x);
    const width = 130 * sin(clamp(along * 0.92 + 0.06) * PI) + 10;
    const across = (random() + random() + random() - 1.5) / 1.5;
    const x = here.x - sin(angle) * across * width;
    const y = here.y + cos(angle) * across * width;
    if (hypot(x - joined.x, y - joined.y) < 60 || !taken.isFree(x, y, 11)) continue;
    taken.add(x, y);
    const light = mix(1, 0.3, abs(across)) * mix(0.45, 1, along);
    for (let tail = 0; tail < 3; tail++) {
      put(light * (1 - tail * 0.3), 5.6 - tail * 1.4, x - cos(angle) * tail * 7, y - sin(angle) * tail * 7);
    }
  }
  return joined;
}

type Block = { x: number; y: number; width: number; depth: number; height: number };

const blocks: readonly Block[] = [
  { x: 0, y: 0, width: 6, depth: 5, height: 5 },
  { x: 8, y: 0, width: 5, depth: 5, height: 3 },
  { x: 15, y: 0, width: 7, depth: 4, height: 4 },
  { x: 0, y: 7, width: 5, depth: 6, height: 3 },
  { x: 7, y: 7, width: 6, depth: 6, height: 6 },
  { x: 15, y: 6, width: 5, depth: 7, height: 3 },
  { x: 0, y: 15, width: 6, depth: 5, height: 2 },
  { x: 8, y: 15, width: 6, depth: 4, height: 3 },
  { x: 16, y: 15, width: 5, depth: 5, height: 2 },
];
const MAIN_BLOCK = 4;

function isometric(x: number, y: number, z: number): Spot {
  return { x: 1090 + (x - y) * 17, y: 112 + (x + y) * 9 - z * 17 };
}

type At = (light: number, width: number, spot: Spot) => void;
const MONTH_SIZES: Steps = [5.2, 7, 9];

/** Nine buildings, one window lit. */
function campus(put: Put, _random?: Random, shown?: number): Spot {
  const at: At = (light, width, { x, y }) => put(light * (shown ?? fade(x)), width, x, y);
  garden(at, 0.14);
  for (const [index, block] of blocks.entries()) building(at, block, index === MAIN_BLOCK);
  return isometric(13, 10, 3.5);
}

function garden(at: At, light: number): void {
  for (let y = -2; y < 23; y++) {
    for (let x = -2; x < 25; x++) {
      const isBuilt = blocks.some(
        (one) => x >= one.x - 0.5 && x <= one.x + one.width && y >= one.y - 0.5 && y <= one.y + one.depth,
      );
      if (!isBuilt) at(light, 2.6, isometric(x, y, 0));
    }
  }
}

function building(at: At, block: Block, isMain: boolean, isShell = false): void {
  const { width, depth, height } = block;
  for (let floorNumber = 1; floorNumber <= height; floorNumber++) {
    for (let x = 0; x <= width; x++) {
      if (isShell && x % 2) continue;
      at(0.5 + 0.1 * (floorNumber % 2), 3.6, isometric(block.x + x, block.y + depth, floorNumber - 0.5));
    }
    for (let y = 0; y <= depth; y++) {
      const isWindow = isMain && floorNumber === 4 && y === 3;
      if (isWindow || (isShell && y % 2)) continue;
      at(isShell ? 0.6 : 0.94, 4.8, isometric(block.x + width, block.y + y, floorNumber - 0.5));
    }
  }
  roof(at, block, isMain ? 0.95 : 0.7, isMain ? 4.8 : 3.6);
}

function roof(at: At, { x: left, y: back, width, depth, height }: Block, light: number, size: number): void {
  for (let x = 0; x <= width; x++) {
    for (let y = 0; y <= depth; y++) {
      const isEdge = x % width === 0 || y % depth === 0;
      if (isEdge) at(light, size, isometric(left + x, back + y, height + 0.4));
    }
  }
}

/** Only the edges, as on a screen. */
function outline(at: At, block: Block): void {
  const { x, y, width, depth, height } = block;
  roof(at, block, 0.6, 3.6);
  roof(at, { ...block, height: -0.4 }, 0.5, 3.6);
  for (const [right, front] of [
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const) {
    for (let up = 0.5; up < height; up += 0.8) at(0.6, 3.6, isometric(x + right, y + front, up));
  }
}

/** What is under a building, on the ground. */
function foundation(at: At, { x, y, width, depth }: Block): void {
  for (let right = 0; right <= width; right++) {
    for (let front = 0; front <= depth; front++) at(0.9, 4.8, isometric(x + right, y + front, 0));
  }
}

/** Rays through a lens: everything meets in one point. */
function lens(put: Put): Spot {
  const glass = 1010;
  const focus = { x: 1268, y: 286 };
  for (let ray = -9; ray <= 9; ray++) {
    const y = focus.y + ray * 24;
    for (let x = 610; x < glass - 26; x += 17) {
      put((0.62 - abs(ray) * 0.03) * fade(x + 60), 3.6, x, y + 5 * sin(x * 0.03 + ray));
    }
    for (let step = 0; step < 36; step++) {
      const share = step * 0.045;
      const spot = { x: mix(glass + 26, focus.x, share), y: mix(y, focus.y, share) };
      if (hypot(spot.x - focus.x, spot.y - focus.y) < 20) continue;
      const light = share < 1 ? mix(0.5, 1, share) : mix(0.9, 0.2, (share - 1) / 0.62);
      put(light, share < 1 ? mix(3, 4.8, share) : 3.4, spot.x, spot.y);
    }
  }
  for (let degrees = -58; degrees <= 58; degrees += 4) {
    const angle = (degrees / 360) * FULL_TURN;
    for (const side of [-1, 1]) {
      for (const inward of [0, 12]) {
        const x = glass + side * (cos(angle) * 62 - 34 - inward);
        put(inward ? 0.4 : 0.95, inward ? 3 : 5, x, focus.y + sin(angle) * 272);
      }
    }
  }
  return focus;
}

/** A voice; the warm point is where it is being heard. */
function voice(put: Put, random: Random): Spot {
  const heard = 1140;
  for (let bar = 0; bar < 62; bar++) {
    const x = 640 + bar * 15.6;
    const envelope = exp(-(((bar - 32) / 19) ** 2));
    const wave = abs(sin(bar * 0.61) * 0.6 + sin(bar * 0.23 + 1) * 0.5);
    const height = 10 + 215 * envelope * wave * mix(0.7, 1, random());
    const isPast = x < heard;
    for (let y = 0; y <= height; y += 12.5) {
      if (abs(x - heard) < 8 && y < 20) continue;
      const share = y / (height + 1);
      const light = isPast ? mix(1, 0.56, share) : mix(0.52, 0.22, share);
      for (const side of y ? [-1, 1] : [1]) put(light * fade(x + 50), isPast ? 4.8 : 3.6, x, 290 + side * y);
    }
  }
  return { x: 640 + 32 * 15.6, y: 290 };
}

/** A coast by night, harbour lights, one ship leaving. */
function nightCoast(put: Put, random: Random): Spot {
  const shore = (x: number) => 196 + 60 * sin(x * 0.0062 + 1) + 34 * sin(x * 0.017) + 16 * sin(x * 0.041 + 2);
  for (let line = 0; line < 13; line++) {
    for (let x = 620 + (line % 2) * 7; x < RIGHT; x += 14 + line * 0.5) {
      const light = (line ? 0.5 - line * 0.03 : 0.8) * (0.7 + 0.3 * sin(x * 0.011 + line * 0.6));
      put(light * fade(x), line ? 3 : 3.6, x, shore(x) + line * line * 1.5 + line * 11);
    }
  }
  const taken = new Taken();
  for (let index = 0; index < 110; index++) {
    const x = 640 + random() * 950;
    const y = shore(x) - 14 - random() ** 1.7 * 120;
    if (!taken.isFree(x, y, 20)) continue;
    taken.add(x, y);
    put(mix(0.35, 1, random()) * fade(x), mix(2.6, 6.2, random() ** 2), x, y);
  }
  for (let step = 1; step < 24; step++) {
    put(0.95 - step * 0.03, 4.4 - step * 0.06, 1120 + step * 13, 418 - step * 6.4 - 16 * sin(step * 0.13));
  }
  return { x: 1112, y: 424 };
}

/** One drop, rings on flat water, and the answer coming back from the far shore. */
function dropAndAnswer(put: Put): Spot {
  const drop = { x: 960, y: 356 };
  const answer = { x: 1400, y: 176 };
  flatRings(put, drop, { rings: 15, step: 36, density: 0.36, reach: 9 });
  flatRings(put, answer, { rings: 9, step: 24, density: 0.3, reach: 6 });
  for (let step = 0; step < 15; step++) {
    const share = step / 15;
    const x = mix(answer.x, drop.x, share);
    put(0.92, 4.8, x, mix(answer.y, drop.y, share) - 120 * sin(share * PI));
  }
  return drop;
}

type Rings = { rings: number; step: number; density: number; reach: number };

function flatRings(put: Put, centre: Spot, { rings, step, density, reach }: Rings): void {
  for (let ring = 1; ring < rings; ring++) {
    const radius = ring * step;
    const count = round(radius * density) + 8;
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring % 2) / 2) / count) * FULL_TURN;
      const x = centre.x + cos(angle) * radius;
      const y = centre.y + sin(angle) * radius * 0.36;
      if (y < 8 || y > SHEET.height - 4 || x > RIGHT - 4) continue;
      const side = mix(0.7, 1.1, 0.5 + 0.5 * sin(angle));
      const light = exp(-ring / reach) * (0.56 + 0.44 * sin(ring * 1.7)) * side;
      put(light * fade(x), mix(2.6, 5, light), x, y);
    }
  }
}

const LINES_OF_PARAGRAPHS = [3, 5, 4, 6, 4];

/** A page of set lines; the eye rests on one of them. */
function setPage(put: Put, random: Random): Spot {
  const left = 860;
  let y = 64;
  for (const [paragraph, lines] of LINES_OF_PARAGRAPHS.entries()) {
    for (let line = 0; line < lines; line++) {
      const width = line === lines - 1 ? mix(0.35, 0.7, random()) : mix(0.9, 1, random());
      const isRead = paragraph === 2 && line === 1;
      const light = isRead ? 0.95 : line ? 0.36 : 0.74;
      for (const x of letters(left, width * 560, random)) {
        if (!isRead || x >= left + 24) put(light, isRead || line === 0 ? 4.8 : 3.6, x, y);
      }
      y += 17.5;
    }
    y += 24;
  }
  for (let row = 0; row < 26; row++) put(0.24, 2.6, 812, 56 + row * 17.5);
  return { x: left + 6, y: 270 };
}

/** Where the letters of a line stand: words of three to nine, a space between them. */
function letters(left: number, width: number, random: Random): number[] {
  const places: number[] = [];
  let inWord = 0;
  let length = 2 + floor(random() * 6);
  for (let x = left; x < left + width; ) {
    if (inWord++ < length) {
      places.push(x);
      x += 10;
    } else {
      inWord = 0;
      length = 2 + floor(random() * 7);
      x += 12;
    }
  }
  return places;
}

const MAGNIFIED: Steps = [3.6, 4.8, 6.2, 8.4];

/** A dim field, a lens, and in the lens what one was looking for. */
function magnifier(put: Put): Spot {
  const centre = { x: 1130, y: 282 };
  const radius = 168;
  for (let row = 0; row < 25; row++) {
    for (let column = 0; column < 44; column++) {
      const x = 610 + column * 24 + (row % 2) * 12;
      const y = -10 + row * 24;
      const distance = hypot(x - centre.x, y - centre.y);
      if (distance < radius) {
        if (distance < 13) continue;
        const angle = atan2(y - centre.y, x - centre.x);
        const bent = radius * (distance / radius) ** 0.62 * 0.95;
        const share = distance / radius;
        put(
          mix(1, 0.5, share),
          mix(9, 4, share),
          centre.x + cos(angle) * bent,
          centre.y + sin(angle) * bent,
          MAGNIFIED,
        );
      } else if (distance > radius + 22) {
        put(0.24 * fade(x) * (1 + 0.5 * exp(-(distance - radius) / 60)), 2.8, x, y);
      }
    }
  }
  for (let degrees = 0; degrees < 360; degrees += 4) {
    const angle = (degrees / 360) * FULL_TURN;
    const light = degrees > 200 && degrees < 330 ? 1 : 0.6;
    put(light, 4.8, centre.x + cos(angle) * (radius + 8), centre.y + sin(angle) * (radius + 8));
  }
  for (let step = 0; step < 9; step++) {
    const distance = radius + 24 + step * 14;
    for (const side of [-4.2, 4.2]) put(0.6, 6.2, centre.x + distance * 0.72 - side, centre.y + distance * 0.7 + side);
  }
  return centre;
}

/** How much of a company works: as always, stopped, and back step by step. */
const RECOVERY = [22, 21, 22, 22, 3, 2, 2, 4, 7, 11, 15, 19, 22];

/** Columns one can count: a morning without orders, and the first order after it. */
function recovery(put: Put): Spot {
  const last = RECOVERY.length - 1;
  const column = (index: number) => 690 + index * 66;
  const row = (index: number) => 502 - index * 19;
  for (const [index, height] of RECOVERY.entries()) {
    for (let up = 0; up < height; up++) {
      for (const across of [0, 15, 30]) {
        const isWarm = index === last && up === height - 1 && across === 15;
        const light = index === last ? 0.95 : index > 3 ? 0.7 : mix(0.3, 0.5, up / height);
        const x = column(index) + across;
        if (!isWarm) put(light * fade(x + 120), index === last ? 6.2 : 4.8, x, row(up));
      }
    }
  }
  ground(put);
  return { x: column(last) + 15, y: row((RECOVERY[last] ?? 1) - 1) };
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** March, for which no reading came. */
const MISSING = 2;

/** A year of meter readings, a row for each day and a point for each unit; one month is only known to be missing. */
function readings(put: Put): Spot {
  const last = DAYS.length - 1;
  const row = (day: number) => 502 - day * 14.4;
  for (const [month, days] of DAYS.entries()) {
    for (let day = 0; day < days; day++) {
      for (const across of [0, 17]) {
        const x = 700 + month * 74 + across;
        if (month === last && day === days - 1 && across === 17) continue;
        const light = month === MISSING ? 0.16 : month === last ? 0.95 : mix(0.36, 0.72, day / days);
        put(light * fade(x + 120), month === MISSING ? 2.6 : month === last ? 6.2 : 4.8, x, row(day));
      }
    }
  }
  ground(put);
  return { x: 700 + last * 74 + 17, y: row((DAYS[last] ?? 1) - 1) };
}

/** Seconds to save one order: at the server, at head office, at a branch, in the field. */
const SECONDS = [2, 5, 9, 12];

/** One record and four clocks, a row for each second; whoever waits is the last point. */
function waiting(put: Put): Spot {
  const last = SECONDS.length - 1;
  const row = (second: number) => 496 - second * 36;
  for (const [place, seconds] of SECONDS.entries()) {
    for (let second = 0; second < seconds; second++) {
      for (let across = 0; across < 7; across++) {
        const x = 706 + place * 226 + across * 25;
        if (place === last && second === seconds - 1 && across === 6) continue;
        const light = place === last ? 0.95 : mix(0.4, 0.72, second / seconds);
        put(light * fade(x + 140), place === last ? 8.4 : 6.2, x, row(second), MAGNIFIED);
      }
    }
  }
  ground(put);
  return { x: 706 + last * 226 + 150, y: row(11) };
}

function ground(put: Put): void {
  for (let x = 640; x < RIGHT - 20; x += 13) put(0.3 * fade(x + 60), 2.6, x, 522);
}

const PUFFS = [
  { x: 1010, y: 190, radius: 108 },
  { x: 1150, y: 140, radius: 138 },
  { x: 1290, y: 186, radius: 112 },
  { x: 1390, y: 220, radius: 74 },
  { x: 930, y: 226, radius: 66 },
];
const WARM_RAIN = 19;

/** Vapour rises from the sea, gathers, and rains back as light. */
function rain(put: Put, random: Random): Spot {
  for (let y = 14; y < 254; y += 15) {
    for (let x = 820 + (y % 2) * 8; x < 1500; x += 15.5) {
      const inside = max(...PUFFS.map((puff) => 1 - hypot(x - puff.x, (y - puff.y) * 1.12) / puff.radius));
      if (inside < 0) continue;
      put(mix(0.42, 1, clamp(1 - (y - 20) / 250)) * mix(0.7, 1, inside), 3.2 + 2.4 * inside, x, y);
    }
  }
  for (let column = 0; column < 34; column++) {
    const drops = 5 + floor(random() * 9);
    const top = 284 + random() * 20;
    for (let drop = 0; drop < drops; drop++) {
      const isWarm = column === WARM_RAIN && drop > drops - 3;
      if (!isWarm) put(mix(0.8, 0.18, drop / drops), 3.4, 876 + column * 17.2, top + drop * 15);
    }
  }
  for (let row = 0; row < 5; row++) {
    for (let x = 620; x < RIGHT; x += 20 + row * 3) {
      const y = 492 + row * 17 + 5 * sin(x * 0.018 + row * 2);
      put((0.3 + 0.2 * sin(x * 0.02 + row)) * fade(x), 3 + row * 0.4, x, y);
    }
  }
  return { x: 876 + WARM_RAIN * 17.2, y: 466 };
}

/** A bridge from one shore to the other; the warm point is on its way. */
function bridge(put: Put): Spot {
  const deck = 372;
  const towers = [860, 1380];
  const cable = (x: number) => 330 - 0.0028 * (x - 1120) ** 2;
  for (const tower of towers) {
    for (let y = 128; y < 512; y += 14) {
      for (const aside of [-12, 12]) put(mix(1, 0.4, (y - 128) / 384) * fade(tower), 5.6, tower + aside, y);
    }
    for (const y of [176, 246, 316]) for (const aside of [-4, 4]) put(0.8 * fade(tower), 4.8, tower + aside, y);
  }
  for (let x = 640; x < RIGHT; x += 11) {
    const isBetween = x > 860 && x < 1380;
    const height = isBetween ? cable(x) : 128 + abs(x - (x < 900 ? 860 : 1380)) * 0.98;
    if (height < deck - 8) put(0.95 * fade(x), 4.8, x, height);
    put(0.7 * fade(x), 4.8, x, deck);
    put(0.34 * fade(x), 3, x, deck + 14);
    if (x % 3 === 0) for (let y = height + 16; y < deck - 10; y += 15) put(0.36 * fade(x), 2.8, x, y);
  }
  for (let row = 0; row < 5; row++) {
    for (let x = 620 + (row % 2) * 11; x < RIGHT; x += 22 + row * 3) {
      if (towers.some((tower) => abs(x - tower) < 24)) continue;
      put(
        (0.22 + 0.16 * sin(x * 0.02 + row * 1.4)) * fade(x),
        2.8 + row * 0.4,
        x,
        432 + row * 22 + 5 * sin(x * 0.016 + row),
      );
    }
  }
  return { x: 1120, y: deck - 16 };
}

/** A sail of seven panels, one for each month; somebody is at the helm. */
function sail(put: Put): Spot {
  const mast = 1180;
  for (let panel = 0; panel < 7; panel++) {
    for (let row = 0; row < 4; row++) {
      const share = (panel + row / 4) / 7;
      const y = 58 + share * 330;
      const width = 26 + share ** 0.9 * 330;
      for (let x = 0; x <= width; x += 13) {
        const across = x / width;
        const belly = 26 * sin(across * PI) * sin(clamp(share + 0.15) * PI);
        const light = row === 0 ? 0.95 : mix(0.72, 0.34, across);
        put(light * fade(mast - x), row === 0 ? 4.8 : 3.6, mast - 12 - x, y + belly);
      }
    }
  }
  for (let y = 44; y < 424; y += 12) put(0.9, 4.8, mast, y);
  for (let step = 0; step < 26; step++) put(0.6, 3.6, mast + 12 + step * 6.4, 96 + step * 12.4);
  for (let row = 0; row < 4; row++) {
    const inset = row * 22;
    for (let x = 850 + inset; x <= 1420 - inset * 1.4; x += 13) put(row ? 0.5 : 1, row ? 4 : 5.6, x, 430 + row * 13);
  }
  for (let row = 0; row < 4; row++) {
    for (let x = 620 + (row % 2) * 12; x < RIGHT; x += 24 + row * 3) {
      put(
        (0.26 + 0.2 * sin(x * 0.017 + row)) * fade(x),
        3 + row * 0.4,
        x,
        486 + row * 20 + 5 * sin(x * 0.02 + row * 2),
      );
    }
  }
  return { x: 902, y: 408 };
}

/** Five buoys lead to the harbour; the last is lit. */
function buoys(put: Put): Spot {
  const path = [
    { x: 770, y: 462, size: 1 },
    { x: 980, y: 372, size: 0.78 },
    { x: 1150, y: 300, size: 0.6 },
    { x: 1286, y: 244, size: 0.46 },
    { x: 1396, y: 200, size: 0.36 },
  ];
  for (let row = 0; row < 17; row++) {
    const near = row / 16;
    const y = 190 + near ** 1.5 * 350;
    for (let x = 620 + (row % 2) * 10; x < RIGHT; x += mix(15, 34, near)) {
      if (path.some((buoy) => abs(x - buoy.x) < 46 * buoy.size && abs(y - buoy.y + 30 * buoy.size) < 74 * buoy.size))
        continue;
      const swell = 0.16 + 0.16 * sin(x * 0.012 + row * 0.8);
      put(swell * fade(x), mix(2.6, 4.4, near), x, y + 3 * sin(x * 0.02 + row));
    }
  }
  for (const [index, { x, y, size }] of path.entries()) {
    for (let row = 0; row < 7; row++) {
      const width = (row < 5 ? 8 + row * 7 : 40) * size;
      for (let column = -3; column <= 3; column++) {
        put(
          (row < 5 ? mix(1, 0.5, abs(column) / 3) : 0.6) * fade(x + 60),
          5.2 * mix(0.6, 1, size),
          x + (column / 3) * width,
          y - (6 - row) * 15 * size,
        );
      }
    }
    if (index < path.length - 1) put(1, 8.4 * size + 2, x, y - 112 * size, MAGNIFIED);
  }
  for (let x = 1300; x < RIGHT; x += 13) put(0.5, 3, x, 176 - 26 * exp(-(((x - 1500) / 70) ** 2)));
  const last = path.at(-1) as { x: number; y: number; size: number };
  return { x: last.x, y: last.y - 48 };
}

/** A compass rose: many directions, one heading. */
function compass(put: Put): Spot {
  const centre = { x: 1130, y: 280 };
  const on = (angle: number, radius: number) => ({
    x: centre.x + cos(angle) * radius,
    y: centre.y + sin(angle) * radius,
  });
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray / 32) * FULL_TURN - PI / 2;
    const [length, width, light] =
      ray % 8 === 0
        ? [232, 30, 0.95]
        : ray % 4 === 0
          ? [172, 20, 0.66]
          : ray % 2 === 0
            ? [132, 10, 0.44]
            : [104, 0, 0.3];
    for (let radius = 44; radius <= length; radius += 12) {
      const half = width * (1 - (radius - 44) / (length - 30));
      const spot = on(angle, radius);
      for (const side of half > 5 ? [-1, 0, 1] : [0]) {
        put(
          light * (side ? 0.7 : 1) * fade(spot.x + 120),
          side ? 3.6 : 4.8,
          spot.x - sin(angle) * side * half * 0.5,
          spot.y + cos(angle) * side * half * 0.5,
        );
      }
    }
  }
  for (const [radius, gap, light] of [
    [258, 9, 0.5],
    [246, 18, 0.8],
    [30, 9, 0.7],
  ] as const) {
    const count = round((radius * FULL_TURN) / gap);
    for (let index = 0; index < count; index++) {
      const spot = on((index / count) * FULL_TURN, radius);
      put(light * fade(spot.x + 120), 3.6, spot.x, spot.y);
    }
  }
  return on(-PI / 2 + FULL_TURN / 16, 246);
}

/** A key: a ring, a shaft and four teeth. */
function key(put: Put): Spot {
  const bow = { x: 900, y: 280 };
  for (const [radius, light] of [
    [64, 0.6],
    [80, 0.95],
    [96, 1],
    [112, 0.8],
    [128, 0.44],
  ] as const) {
    const count = round((radius * FULL_TURN) / 14);
    for (let index = 0; index < count; index++) {
      const angle = ((index + (radius % 32 ? 0 : 0.5)) / count) * FULL_TURN;
      put(
        light * fade(bow.x + cos(angle) * radius + 160),
        4.8,
        bow.x + cos(angle) * radius,
        bow.y + sin(angle) * radius,
      );
    }
  }
  for (let x = 1040; x <= 1500; x += 14) {
    for (const down of [-21, -7, 7, 21]) put(abs(down) < 10 ? 0.95 : 0.6, 4.8, x, bow.y + down);
  }
  for (const [x, length] of [
    [1320, 6],
    [1376, 4],
    [1432, 7],
    [1488, 5],
  ] as const) {
    for (let step = 1; step <= length; step++) {
      for (const aside of [-7, 7]) put(mix(0.9, 0.5, step / length), 4.8, x + aside, bow.y + 21 + step * 14);
    }
  }
  return bow;
}

/** A paper boat that has just been put on the water. */
function paperBoat(put: Put): Spot {
  const line = (from: Spot, to: Spot, light: number, size: number) => {
    const count = round(hypot(to.x - from.x, to.y - from.y) / 13);
    for (let index = 0; index <= count; index++) {
      put(light, size, mix(from.x, to.x, index / count), mix(from.y, to.y, index / count));
    }
  };
  const [top, left, right, keelLeft, keelRight, fold] = [
    { x: 1130, y: 120 },
    { x: 850, y: 290 },
    { x: 1410, y: 290 },
    { x: 960, y: 412 },
    { x: 1300, y: 412 },
    { x: 1130, y: 290 },
  ];
  line(left, keelLeft, 1, 5.6);
  line(keelLeft, keelRight, 1, 5.6);
  line(keelRight, right, 1, 5.6);
  line({ x: 1010, y: 290 }, top, 0.95, 4.8);
  line(top, { x: 1250, y: 290 }, 0.95, 4.8);
  line(left, right, 0.8, 4.8);
  line(top, fold, 0.6, 3.6);
  line(left, { x: 1130, y: 412 }, 0.4, 3.6);
  line(right, { x: 1130, y: 412 }, 0.4, 3.6);
  for (let row = 0; row < 6; row++) {
    for (let x = 620 + (row % 2) * 12; x < RIGHT; x += 22 + row * 3) {
      const glow = exp(-(((x - 1130) / 240) ** 2));
      put(
        (0.22 + 0.4 * glow + 0.12 * sin(x * 0.02 + row)) * fade(x),
        3 + row * 0.35,
        x,
        436 + row * 19 + 5 * sin(x * 0.018 + row * 1.6),
      );
    }
  }
  return { x: 1130, y: 352 };
}

/** The company's name in Braille; dots that are not raised are faint. */
const BRAILLE: readonly (readonly number[])[] = [[1, 3, 4, 5, 6], [1], [1, 3], [1], [1, 3, 4], [1, 3, 5], [1, 3, 5, 6]];

function braille(put: Put): Spot {
  const step = 54;
  for (const [cell, raised] of BRAILLE.entries()) {
    const left = 700 + cell * 128;
    for (let dot = 1; dot <= 6; dot++) {
      const x = left + (dot > 3 ? step : 0);
      const y = 226 + ((dot - 1) % 3) * step;
      if (cell === 3 && dot === 1) continue;
      const isRaised = raised.includes(dot);
      if (!isRaised) put(0.24, 3.6, x, y);
      else
        for (const [radius, count] of [
          [0, 1],
          [9, 6],
          [18, 12],
        ] as const) {
          for (let index = 0; index < count; index++) {
            const angle = (index / count) * FULL_TURN;
            put(mix(1, 0.55, radius / 20), 5.6, x + cos(angle) * radius, y + sin(angle) * radius, MAGNIFIED);
          }
        }
    }
  }
  return { x: 700 + 3 * 128, y: 226 };
}

/** A plate of points with a keyhole; there is light behind it. */
function keyhole(put: Put): Spot {
  const hole = { x: 1130, y: 236 };
  for (let row = 0; row < 25; row++) {
    for (let column = 0; column < 40; column++) {
      const x = 760 + column * 19 + (row % 2) * 9.5;
      const y = 50 + row * 19;
      const half = 250 * (y < 260 ? 1 : 1 - ((y - 260) / 300) ** 1.6);
      if (abs(x - hole.x) > half) continue;
      const distance = hypot(x - hole.x, y - hole.y);
      const inSlot = y > hole.y && y < 392 && abs(x - hole.x) < 14 + (y - hole.y) * 0.16;
      if (distance < 50 || inSlot) continue;
      const rim = abs(x - hole.x) > half - 24 || y < 62 ? 0.55 : 0;
      const light = max(rim, 0.2 + 0.8 * exp(-(distance - 40) / 70));
      put(light, mix(3, 5.6, light), x, y);
    }
  }
  return hole;
}
