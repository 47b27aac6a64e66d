import { clamp, FULL_TURN, mix, type Random, seededRandom, short } from "./numbers.ts";
import { nightStyle, type Spot, svgFile, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const { abs, cos, exp, floor, hypot, max, PI, round, sin, sqrt } = Math;

const WIDTH = 1600;
const HEIGHT = 720;

/** Paths that are no points, and where the warm point is. */
type Drawn = { warm: Spot; lines?: string };
type Plate = (points: Points, random: Random) => Drawn;

/** One scene for each managed service. */
const plates = {
  infrastructure: racks,
  sap: monthEnd,
  cybersecurity: anomaly,
  "application-modernization": cells,
  data: streams,
} satisfies Record<string, Plate>;

/** What lies on the night behind the head of a service; the page is the ground. */
export function plate(name: string): string | undefined {
  if (!Object.hasOwn(plates, name)) return undefined;
  const points = new Points();
  const { warm, lines = "" } = plates[name as keyof typeof plates](points, seededRandom(seeds[name] ?? name));
  const frame = { width: WIDTH, height: HEIGHT, style: nightStyle };
  return svgFile(frame, lines + points.paths("glowing") + warmPoint(warm, 8));
}

/** Chosen by eye. */
const seeds: Readonly<Record<string, string>> = {
  infrastructure: "altyapi",
  cybersecurity: "guvenlik-2",
  "application-modernization": "modern-3",
  data: "veri",
};

/** Slow at both ends. */
function smooth(share: number): number {
  const inside = clamp(share);
  return inside * inside * (3 - 2 * inside);
}

type Rack = { x: number; height: number; load: number };
const UNIT = 12;
const WATERLINE = 486;
const WARM_UNIT = 21;

/** Racks stand on the water like a night skyline; every seventh unit is a shelf. */
function racks(points: Points, random: Random): Drawn {
  const all: Rack[] = [];
  for (let x = 560; x < WIDTH + 20; x += 3 * UNIT + 24) {
    const away = (x - 1130) / 470;
    const height = 34 - 15 * away * away + 7 * sin(all.length * 1.9) + 4 * (random() - 0.5);
    all.push({ x, height: round(clamp(height, 9, 36)), load: 0.3 + 0.7 * random() });
  }
  const hot = closest(all, ({ x }) => abs(x - 1180));
  for (const [index, rack] of all.entries()) {
    const fade = smooth((rack.x - 470) / 260);
    addRack(points, random, { rack, index, fade, isHot: rack === hot });
    addReflection(points, random, { rack, index, fade });
  }
  for (let row = 0; row < 13; row++) {
    const near = row / 12;
    const gap = mix(26, 64, near);
    for (let x = -20 + ((row % 2) * gap) / 2; x < WIDTH; x += gap) {
      const light = 0.12 + 0.2 * (0.5 + 0.5 * sin(x * 0.012 + row * 0.8)) ** 3;
      const y = WATERLINE + 6 + near ** 1.5 * 226 + 4 * sin(x * 0.01 + row);
      points.add(light > 0.27 ? "b" : "a", round(mix(2.4, 4.6, near)), x, y);
    }
  }
  return { warm: { x: hot.x + UNIT, y: WATERLINE - 10 - WARM_UNIT * UNIT } };
}

type Standing = { rack: Rack; index: number; fade: number };

function addRack(points: Points, random: Random, { rack, index, fade, isHot }: Standing & { isHot: boolean }): void {
  for (let unit = 0; unit < rack.height; unit++) {
    for (let lamp = 0; lamp < 3; lamp++) {
      if (isHot && unit === WARM_UNIT && lamp === 1) continue;
      const near = isHot ? exp(-abs(unit - WARM_UNIT) / 5) : 0;
      const chance = random();
      const load = 0.12 + 0.3 * rack.load * (0.5 + 0.5 * sin(unit * 0.55 + index * 1.3));
      const blink = (lamp === 0 && chance > 0.55 ? 0.4 : 0) + (chance > 0.965 ? 0.6 : 0);
      const light = (load + blink + near * 0.5) * fade;
      if (light < 0.07) continue;
      const shown = unit % 7 === 6 ? light * 0.45 : light;
      points.add(brightnessOf(shown), shown > 0.5 ? 6.4 : 5.2, rack.x + lamp * UNIT, WATERLINE - 10 - unit * UNIT);
    }
  }
}

function addReflection(points: Points, random: Random, { rack, index, fade }: Standing): void {
  let y = WATERLINE + 8;
  for (let row = 0; y < HEIGHT + 6; row++) {
    const mirrored = floor(((y - WATERLINE) / UNIT) * 1.15);
    if (mirrored > rack.height) return;
    const sway = sin(row * 0.9 + index) * (2 + row * 1.1);
    for (let lamp = 0; lamp < 3; lamp++) {
      const depth = 1 - mirrored / (rack.height + 4);
      const light = 0.46 * rack.load * fade * depth * (0.55 + 0.45 * sin(row * 1.7 + lamp));
      if (light <= 0.07 || random() <= 0.12) continue;
      points.add(brightnessOf(light), 4.6, rack.x + lamp * UNIT * (1 + row * 0.03) + sway, y);
    }
    y += 9 + row * 0.9;
  }
}

const DAYS = 31;
const DAY = 31;
const FIRST_DAY = 530;
const GROUND_LINE = 664;

/** How much work a month has on a day, from 0 to 1: most of it at the end. */
function workOn(share: number): number {
  return share ** 5 * 0.82 + share ** 2 * 0.14 + 0.05;
}

/** Twelve months lie behind one another; the front one has 31 columns one can count. */
function monthEnd(points: Points, random: Random): Drawn {
  for (let month = 11; month > 0; month--) {
    const left = 330 + month * 14;
    const rise = 342 - month * 21 + 22 * sin(month * 2.1);
    for (let x = left; x < WIDTH + 10; x += 11) {
      const share = clamp((x - FIRST_DAY + month * 9) / (DAYS * DAY));
      const ripple = 7 * sin(x * 0.021 + month * 1.4) + 3 * sin(x * 0.05 + month);
      const y = GROUND_LINE - 26 - month * 27 - rise * workOn(share) - ripple;
      if (y < 24) continue;
      const behind = mix(1, 0.62, month / 11) * smooth((x - left) / 300);
      const light = (0.14 + 0.42 * share ** 3) * behind * (0.8 + 0.4 * random());
      if (light > 0.055) points.add(brightnessOf(light), light > 0.3 ? 4 : 3.2, x, y);
    }
  }
  let warm = { x: 0, y: 0 };
  for (let day = 1; day <= DAYS; day++) {
    const share = day / DAYS;
    const x = FIRST_DAY + (day - 0.5) * DAY;
    const height = max(1, round(34 * workOn(share) + (day % 7 < 2 ? -0.4 : 0.5)));
    for (let row = 0; row < height; row++) {
      const y = GROUND_LINE - row * 15;
      const isTop = row === height - 1;
      const inside = mix(0.24, 0.62, share * share) * mix(1, 0.62, row / 34);
      if (isTop && day === DAYS) warm = { x, y };
      else points.add(brightnessOf(isTop ? (day > 24 ? 0.95 : 0.66) : inside), isTop ? 8.6 : 7, x, y);
    }
    points.add("a", 3, x, GROUND_LINE + 24);
  }
  return { warm };
}

const RINGS = [
  { radius: 54, light: 0.8, size: 4.6, gap: 10 },
  { radius: 92, light: 0.6, size: 4, gap: 10 },
  { radius: 138, light: 0.4, size: 3.4, gap: 14, isOpen: true },
  { radius: 196, light: 0.26, size: 3, gap: 14, isOpen: true },
];

/** A calm band of events, one of them out of place in rings. The warm point rides in the band: a customer is no anomaly. */
function anomaly(points: Points, random: Random): Drawn {
  const odd = { x: 1180, y: 214 };
  const warm = { x: 930, y: 486 };
  const middle = (x: number) => 492 + 34 * sin(x * 0.0052) + 16 * sin(x * 0.013 + 1);
  for (let event = 0; event < 820; event++) {
    const x = 260 + 1360 * sqrt(random());
    const away = (random() + random() + random() - 1.5) / 1.5;
    const y = middle(x) + away * 170;
    if (hypot(x - warm.x, y - warm.y) < 26 || y > HEIGHT - 12) continue;
    const light = (0.2 + 0.62 * exp(-away * away * 9) * (0.45 + 0.75 * random())) * smooth((x - 260) / 420);
    if (light > 0.06) points.add(brightnessOf(light), light > 0.55 ? 5.6 : light > 0.3 ? 4.6 : 3.6, x, y);
  }
  for (const { radius, light, size, gap, isOpen } of RINGS) {
    const count = round((radius * FULL_TURN) / gap);
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * FULL_TURN;
      const isGap = isOpen && abs(((angle + 0.4) % (PI / 2)) - PI / 4) < 0.13;
      if (!isGap) points.add(brightnessOf(light), size, odd.x + cos(angle) * radius, odd.y + sin(angle) * radius);
    }
  }
  for (let step = 0; step < 5; step++) {
    const away = 22 + step * 7;
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      points.add("b", 3.4, odd.x + right * away, odd.y + down * away);
    }
  }
  for (let y = odd.y + 214; y < middle(odd.x) - 10; y += 12) points.add("b", 3.4, odd.x, y);
  points.add("d", 13, odd.x, odd.y);
  return { warm };
}

type Cell = { x: number; y: number; radius: number };

/** A dense block lets go of round cells of nineteen points each. */
function cells(points: Points, random: Random): Drawn {
  for (let y = 96, row = 0; y <= 628; y += 13, row++) {
    for (let x = 520, column = 0; x <= 940; x += 13, column++) {
      const share = (x - 520) / 380;
      if (random() < smooth((share - 0.62) / 0.42) * 1.05) continue;
      const pattern = 0.16 * sin(row * 0.7) * sin(column * 0.6) + (random() > 0.97 ? 0.4 : 0);
      const light = (0.2 + 0.34 * share + pattern) * smooth((x - 460) / 160);
      points.add(brightnessOf(light), light > 0.5 ? 7 : 6, x, y);
    }
  }
  const free = freeCells(random);
  const hot = closest(free, ({ x, y }) => hypot(x - 1240, y - 330));
  for (const cell of free) {
    const turn = random() * PI;
    const step = cell.radius / 2.6;
    const near = exp(-hypot(cell.x - hot.x, cell.y - hot.y) / 240);
    if (cell !== hot) points.add(brightnessOf(0.5 + near * 0.5), 7, cell.x, cell.y);
    addCircle(points, cell, { count: 6, radius: step, turn, light: 0.4 + near * 0.55, size: 6 });
    addCircle(points, cell, { count: 12, radius: step * 2, turn, light: 0.2 + near * 0.5, size: 4.6 });
  }
  for (let index = 0; index < 90; index++) {
    const x = mix(860, 1580, random());
    const y = mix(40, 690, random());
    if (free.every((cell) => hypot(cell.x - x, cell.y - y) > cell.radius + 6)) points.add("a", 4, x, y);
  }
  return { warm: hot };
}

/** Places for cells that do not touch, further apart to the right. */
function freeCells(random: Random): Cell[] {
  const found: Cell[] = [];
  for (let tries = 0; found.length < 34 && tries < 4000; tries++) {
    const share = random() ** 0.8;
    const x = mix(930, 1570, share);
    const y = mix(70, 650, random());
    const radius = mix(30, 44, share);
    const gap = mix(6, 24, share);
    if (found.every((one) => hypot(one.x - x, one.y - y) > one.radius + radius + gap)) found.push({ x, y, radius });
  }
  return found;
}

type Circle = { count: number; radius: number; turn: number; light: number; size: number };

function addCircle(points: Points, centre: Spot, { count, radius, turn, light, size }: Circle): void {
  for (let index = 0; index < count; index++) {
    const angle = turn + (index / count) * FULL_TURN;
    points.add(brightnessOf(light), size, centre.x + cos(angle) * radius, centre.y + sin(angle) * radius);
  }
}

const LINES = 17;
const MEETING = { x: 1080, y: 372 };

function lineY(slot: number): number {
  return MEETING.y + (slot - LINES + 0.5) * 8.6;
}

/** Two streams come together and run on as one. A line is one path, its dashes are the points. */
function streams(points: Points, random: Random): Drawn {
  let lines = "";
  for (const [stream, [top, bottom]] of (
    [
      [-150, 250],
      [560, 930],
    ] as const
  ).entries()) {
    for (let line = 0; line < LINES; line++) {
      const share = line / (LINES - 1);
      const start = mix(top, bottom, share) + 16 * sin(line * 1.3 + stream);
      const light = 0.3 + 0.5 * (stream ? 1 - share : share);
      const end = round(lineY(line * 2 + stream));
      const left = round(250 + 130 * random());
      const bend = round(mix(560, 740, 0.5 + 0.5 * sin(line * 0.9 + stream * 2)));
      const curve = `${bend} ${round(start + (stream ? -30 : 60))} ${MEETING.x - 190} ${end} ${MEETING.x + 60} ${end}`;
      const brightness = brightnessOf(light * (0.72 + 0.5 * random()));
      lines +=
        `<path class="${brightness}" stroke-width="${short(mix(3.4, 5.2, light))}"` +
        ` stroke-dasharray="0 ${short(mix(10.5, 14, random()))}" stroke-dashoffset="${round(random() * 14)}"` +
        ` d="M${left} ${round(start)}C${curve}H${WIDTH + 20}"/>`;
    }
  }
  for (let index = 0; index < 34; index++) {
    const slot = floor(random() * 34);
    points.add("d", 6.4, mix(MEETING.x + 70, WIDTH, random()), lineY(slot));
  }
  for (let index = 0; index < 60; index++) {
    const x = 480 + random() * 600;
    points.add("a", 3.4, x, random() < 0.5 ? mix(20, 240, random()) : mix(500, 700, random()));
  }
  return { lines, warm: { x: MEETING.x + 64, y: MEETING.y } };
}

/** The one with the smallest distance. */
function closest<One>(all: readonly One[], distance: (one: One) => number): One {
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
