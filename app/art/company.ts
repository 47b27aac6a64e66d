import { FULL_TURN, mix, seededRandom, short } from "./numbers.ts";
import { nightStyle, svgFile, themedStyle, warmPoint } from "./picture.ts";
import { Points } from "./points.ts";

const { exp, sin } = Math;

/** Pictures inside the company's own pages. */
const pictures: Readonly<Record<string, () => string>> = { soundings, manifesto, weeks, letter };

export function companyPicture(name: string): string | undefined {
  return Object.hasOwn(pictures, name) ? pictures[name]?.() : undefined;
}

/** Water that darkens from its edge of points to the sea floor, for the years that the page lets down into it. */
function soundings(): string {
  const [width, height] = [3600, 900];
  let edge = "";
  for (let x = 0; x <= width; x += 40) {
    const wave = 9 * sin(x * 0.0071 + 0.6) + 5 * sin(x * 0.019 + 1.2);
    edge += `${edge ? "L" : "M"}${x} ${short(26 + wave)}`;
  }
  const floorRows = [3, 4, 5, 6].map((size, row) => {
    const y = height - 38 + row * 11;
    return `<path stroke-width="${size}" stroke-dasharray="0 ${13 + row * 3}" d="M${row * 6} ${y}q900-12 1800 0t1800 0"/>`;
  });
  return svgFile(
    { width, height, style: "" },
    '<linearGradient id="water" x2="0" y2="1"><stop stop-color="#11566a"/><stop offset=".4" stop-color="#07293a"/>' +
      `<stop offset=".9" stop-color="#02090e"/></linearGradient><path fill="url(#water)" d="${edge}V${height}H0z"/>` +
      `<path stroke="#8bf0e6" stroke-width="4.6" stroke-dasharray="0 11" d="${edge}"/>` +
      `<g stroke="#14414f">${floorRows.join("")}</g>`,
  );
}

/** Strands rise from the deep and shine where they meet the surface, under a boat. */
function manifesto(): string {
  const [width, height] = [1600, 900];
  const boat = { x: 1230, y: 150 };
  const random = seededRandom("manifesto");
  const points = new Points();
  for (let strand = 0; strand < 44; strand++) {
    const start = mix(700, 1860, strand / 43) + 24 * random();
    const phase = random() * FULL_TURN;
    const offset = random();
    for (let step = 0; step < 34; step++) {
      const risen = (step + offset) / 34;
      const bend = risen * risen * (3 - 2 * risen);
      const x = mix(start, boat.x + (strand - 21.5) * 11, bend) + 26 * (1 - risen) * sin(risen * 9 + phase);
      const y = mix(900, boat.y + 30, risen ** 0.85);
      const aside = exp(-(((strand - 21.5) / 13) ** 2));
      points.light((0.16 + 0.8 * risen ** 2) * mix(0.6, 1, aside), 2.6 + 2.8 * risen, x, y);
    }
  }
  for (let row = 0; row < 3; row++) {
    for (let x = 420 + row * 7; x < width; x += 14 + row * 4) {
      const near = exp(-(((x - boat.x) / (170 + row * 60)) ** 2));
      points.light(0.2 + 0.8 * near, 3 + 2 * near, x, boat.y + 14 - row * 12 + 4 * sin(x * 0.02 + row));
    }
  }
  // Cold: the warm one of this screen is in the head above.
  points.add("d", 15, boat.x, boat.y);
  points.sort();
  return svgFile({ width, height, style: nightStyle }, points.paths("glowing"));
}

const WEEKS = 39;
const WORKDAYS = 5;
const TRAINING_DAYS = 2;
/** Room for the light around the first day. */
const HALO = 64;

/** A program of 39 weeks, a column each: training days are large, days with the team small, the first day is warm. */
function weeks(): string {
  const step = 32;
  const points = new Points();
  for (let week = 0; week < WEEKS; week++) {
    for (let day = 0; day < WORKDAYS; day++) {
      if (week === 0 && day === 0) continue;
      const [x, y] = [HALO + week * step, HALO + day * step];
      if (week === 0) points.add("d", 15, x, y);
      else if (day < TRAINING_DAYS) points.add("c", 15, x, y);
      else points.add("b", 8, x, y);
    }
  }
  const end = HALO + step / 2;
  const frame = { width: (WEEKS - 1) * step + end, height: (WORKDAYS - 1) * step + end, style: themedStyle };
  return svgFile(frame, points.paths() + warmPoint({ x: HALO, y: HALO }, 9));
}

/** Which stretch of which line of the letter is blacked out: one for each kind of data that nobody needs. */
const BARS: readonly (readonly [line: number, from: number, to: number])[] = [
  [1, 250, 400],
  [3, 70, 190],
  [4, 300, 420],
  [6, 150, 330],
  [7, 70, 150],
  [9, 240, 430],
  [11, 90, 210],
  [12, 290, 390],
];

/** An application: lines of words, eight of them blacked out. */
function letter(): string {
  const [width, height] = [520, 560];
  const random = seededRandom("letter");
  const points = new Points();
  for (let x = 20; x <= 500; x += 13) for (const y of [14, 546]) points.add("a", 3.6, x, y);
  for (let y = 27; y < 540; y += 13) for (const x of [20, 500]) points.add("a", 3.6, x, y);
  for (let line = 0; line < 14; line++) {
    const y = lineAt(line);
    const end = line % 4 === 2 ? 300 : 450;
    for (let x = line === 0 ? 96 : 60; x < (line === 0 ? 250 : end); x += random() < 0.17 ? 22 : 11) {
      const isBlack = BARS.some(([of, from, to]) => of === line && x > from - 18 && x < to + 18);
      if (!isBlack) points.add(line === 0 ? "d" : "b", line === 0 ? 6.2 : 4.8, x, y);
    }
  }
  const bars = BARS.map(([line, from, to]) => `M${from} ${lineAt(line)}H${to}`).join("");
  return svgFile(
    { width, height, style: themedStyle },
    `${points.paths()}<path class="d" stroke-width="17" d="${bars}"/>${warmPoint({ x: 66, y: lineAt(0) }, 8)}`,
  );
}

function lineAt(line: number): number {
  return 60 + line * 34 + (line ? 16 : 0);
}
