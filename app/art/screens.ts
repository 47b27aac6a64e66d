import { letteringOf } from "../../site/screen-names.ts";
import { FULL_TURN } from "./numbers.ts";
import type { Spot } from "./picture.ts";
import { type Brightness, Points } from "./points.ts";

/** One lattice for all screens. */
const STEP = 5;

/** Five rows of points; Turkish and English capitals that the screens need, and figures. */
const letters: Readonly<Record<string, string>> = {
  0: "### #.# #.# #.# ###",
  1: ".#. ##. .#. .#. ###",
  2: "### ..# ### #.. ###",
  3: "### ..# .## ..# ###",
  4: "#.# #.# ### ..# ..#",
  5: "### #.. ### ..# ###",
  6: "### #.. ### #.# ###",
  7: "### ..# .#. .#. .#.",
  8: "### #.# ### #.# ###",
  9: "### #.# ### ..# ###",
  A: ".#. #.# ### #.# #.#",
  B: "##. #.# ##. #.# ##.",
  C: ".## #.. #.. #.. .##",
  D: "##. #.# #.# #.# ##.",
  E: "### #.. ##. #.. ###",
  F: "### #.. ##. #.. #..",
  I: "# # # # #",
  İ: "# . # # #",
  K: "#..# #.#. ##.. #.#. #..#",
  L: "#.. #.. #.. #.. ###",
  M: "#...# ##.## #.#.# #...# #...#",
  N: "#...# ##..# #.#.# #..## #...#",
  O: "### #.# #.# #.# ###",
  P: "##. #.# ##. #.. #..",
  R: "##. #.# ##. #.# #.#",
  S: ".## #.. .#. ..# ##.",
  T: "### .#. .#. .#. .#.",
  U: "#.# #.# #.# #.# ###",
  V: "#.# #.# #.# #.# .#.",
  X: "#.# #.# .#. #.# #.#",
  Y: "#.# #.# .#. .#. .#.",
  "-": ".. .. ## .. ..",
  ":": ". # . # .",
  " ": ". . . . .",
};

/** The parts of a screen by name. Rows (r1, r2 …) light up under the hand, so each has an area to hit. */
type Parts = { title: string; note?: string; rows: Row[]; warm: Spot; others?: Record<string, Points> };
type Row = { points: Points; top: number; height: number };

/** What is written on a screen, in its order. */
type Lettering = readonly string[];

const screens = { leave, bids, document, robot } satisfies Record<string, (words: Lettering) => Parts>;

/**
 * The screen of a product with what is written on it: `leave--kasim--kalan`. The page shows its parts one by one, gives
 * them the colours of the points (`--p1` to `--p4`, `--spark`) and moves them.
 */
export function screen(name: string): string | undefined {
  const [kind = "", ...words] = name.split("--");
  if (!Object.hasOwn(screens, kind) || words.length === 0) return undefined;
  const draw = screens[kind as keyof typeof screens];
  const { title, note, rows, warm, others = {} } = draw(words.map(letteringOf));
  const all = [
    group("frame", frame(title, note).paths()),
    ...rows.map((row, index) => group(`r${index + 1}`, hitArea(row) + row.points.paths())),
    ...Object.entries(others).map(([id, points]) => group(id, points.paths())),
    group("warm", warmLight(warm)),
  ];
  const colours = ["a", "b", "c", "d"].map((brightness, index) => `.${brightness}{stroke:var(--p${index + 1})}`);
  const calm = "@media(prefers-reduced-motion:no-preference){path{transition:stroke .6s}}";
  const style = `${colours.join("")}.w{stroke:var(--spark)}${calm}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><style>${style}</style>${all.join("")}</svg>`;
}

/** A page takes no more than the group, so everything it needs is in it. */
const group = (id: string, content: string) => `<g id="${id}" fill="none" stroke-linecap="round">${content}</g>`;

const hitArea = ({ top, height }: Row) => `<path fill="transparent" d="M14 ${top}h572v${height}H14z"/>`;

/** In strokes alone: a gradient inside a file is not found by all browsers where a page shows a part of the file. */
function warmLight({ x, y }: Spot): string {
  const halo = [44, 37, 30, 24, 18].map(
    (width) => `<path class="w" stroke-width="${width}" stroke-opacity=".07" d="M${x} ${y}h0"/>`,
  );
  return `${halo.join("")}<path class="w" stroke-width="10" d="M${x} ${y}h0"/>`;
}

/** Three lights, the title, a note at the right, and a line under them. */
function frame(title: string, note = ""): Points {
  const points = new Points();
  for (const x of [24, 38, 52]) points.add("b", 7, x, 32);
  write(points, "d", title, { x: 80, y: 22 });
  write(points, "b", note, { x: 578 - widthOf(note), y: 22 });
  dots(points, "a", { x: 20, y: 56 }, 57, { size: 3, step: 10 });
  return points;
}

function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (columnsOf(sign) + 1) * STEP, -2 * STEP);
}

function columnsOf(sign: string): number {
  return letters[sign]?.indexOf(" ") ?? 0;
}

function write(points: Points, brightness: Brightness, text: string, { x, y }: Spot): void {
  let left = x;
  for (const sign of text) {
    for (const [row, marks] of (letters[sign] ?? "").split(" ").entries()) {
      for (const [column, mark] of [...marks].entries()) {
        if (mark === "#") points.add(brightness, 4, left + column * STEP, y + row * STEP);
      }
    }
    left += (columnsOf(sign) + 1) * STEP;
  }
}

function writeRight(points: Points, brightness: Brightness, text: string, { x, y }: Spot): void {
  write(points, brightness, text, { x: x - widthOf(text), y });
}

type Line = { size?: number; step?: number };

function dots(points: Points, brightness: Brightness, { x, y }: Spot, count: number, line: Line = {}): void {
  const { size = 4, step = STEP } = line;
  for (let index = 0; index < count; index++) points.add(brightness, size, x + index * step, y);
}

const YEARLY_LEAVE = 14;
const LEAVE_LEFT = 9;

/** November 2026, whose 1st is a Sunday. One week is leave; below, a point for each day of leave in the year. */
function leave([month = "", daysLeft = ""]: Lettering): Parts {
  const rows = Array.from({ length: 6 }, (_, week): Row => ({ points: new Points(), top: 86 + week * 50, height: 50 }));
  for (let day = 1; day <= 30; day++) {
    const place = day + 5;
    const weekday = place % 7;
    const week = Math.floor(place / 7);
    const x = 36 + weekday * 78 + (day < 10 ? 20 : 0);
    const row = rows[week] as Row;
    write(row.points, weekday > 4 ? "a" : "b", String(day), { x, y: 100 + week * 50 });
  }
  const rest = (rows[5] as Row).points;
  // Beside the 30th, below a line of its own.
  dots(rest, "a", { x: 192, y: 336 }, 39, { size: 3, step: 10 });
  write(rest, "b", daysLeft, { x: 192, y: 350 });
  dots(rest, "a", { x: 330, y: 360 }, YEARLY_LEAVE - LEAVE_LEFT, { size: 9, step: 16 });
  dots(rest, "c", { x: 330 + (YEARLY_LEAVE - LEAVE_LEFT) * 16, y: 360 }, LEAVE_LEFT, { size: 9, step: 16 });
  writeRight(rest, "c", String(LEAVE_LEFT), { x: 578, y: 350 });
  return { title: month, note: "2026", rows, warm: { x: 402, y: 310 } };
}

const LOWEST_BID = 100;
/** By the auction. */
const TAKEN_OFF = 6;

/** Three bids, a point for each hundredth of the lowest one; then the minutes of the auction. */
function bids([title = ""]: Lettering): Parts {
  const amounts = [118, LOWEST_BID - TAKEN_OFF, 109];
  const rows = amounts.map((amount, index): Row => {
    const points = new Points();
    const y = 90 + index * 76;
    write(points, "c", "ABC".charAt(index), { x: 30, y });
    pair(points, "b", { x: 80, y: y + 5 }, amount);
    writeRight(points, "c", String(amount), { x: 578, y });
    dots(points, "a", { x: 80, y: y + 38 }, 72, { size: 3, step: 7 });
    return { points, top: y - 22, height: 76 };
  });
  const minutes = new Points();
  write(minutes, "b", "11:00", { x: 30, y: 330 });
  dots(minutes, "c", { x: 142, y: 340 }, 25, { size: 7, step: 14 });
  writeRight(minutes, "b", "11:25", { x: 578, y: 330 });
  rows.push({ points: minutes, top: 312, height: 60 });
  const off = new Points();
  pair(off, "a", { x: 80 + ((LOWEST_BID - TAKEN_OFF) / 2) * 7, y: 171 }, TAKEN_OFF);
  return { title, note: String(amounts.length), rows, warm: { x: 454, y: 176 }, others: { off } };
}

/** As many points as the amount, in two lines. */
function pair(points: Points, brightness: Brightness, { x, y }: Spot, amount: number): void {
  dots(points, brightness, { x, y }, Math.ceil(amount / 2), { size: 5, step: 7 });
  dots(points, brightness, { x, y: y + 10 }, Math.floor(amount / 2), { size: 5, step: 7 });
}

/** A delivery note: three lines, the tax number with the digit that was wrong, the total and the stamp. */
function document([deliveryNote = "", taxNumber = "", total = ""]: Lettering): Parts {
  const quantities = [210, 84, 46];
  const rows = quantities.map((quantity, index): Row => {
    const points = new Points();
    const y = 88 + index * 46;
    dots(points, "b", { x: 30, y: y + 10 }, [38, 30, 26][index] ?? 0);
    writeRight(points, "b", String(quantity), { x: 360, y });
    return { points, top: y - 12, height: 46 };
  });
  const number = new Points();
  write(number, "b", taxNumber, { x: 30, y: 230 });
  writeRight(number, "b", "123456", { x: 280, y: 230 });
  write(number, "d", "7", { x: 290, y: 230 });
  for (const y of [220, 260]) dots(number, "c", { x: 286, y }, 4, { size: 3, step: 6 });
  write(number, "b", "890", { x: 310, y: 230 });
  rows.push({ points: number, top: 214, height: 54 });
  const sum = new Points();
  dots(sum, "a", { x: 30, y: 286 }, 67, { size: 3 });
  write(sum, "c", total, { x: 30, y: 316 });
  writeRight(sum, "c", String(quantities.reduce((one, other) => one + other)), { x: 360, y: 316 });
  rows.push({ points: sum, top: 276, height: 72 });
  return { title: deliveryNote, rows, warm: { x: 388, y: 326 }, others: { stamp: stamp({ x: 482, y: 206 }) } };
}

/** Two rings and a tick, a little askew. */
function stamp(centre: Spot): Points {
  const points = new Points();
  const askew = -9 / 360;
  const at = (x: number, y: number): [number, number] => {
    const [cos, sin] = [Math.cos(askew * FULL_TURN), Math.sin(askew * FULL_TURN)];
    return [centre.x + x * cos - y * sin, centre.y + x * sin + y * cos];
  };
  for (const { radius, count, brightness } of [
    { radius: 84, count: 60, brightness: "c" },
    { radius: 70, count: 44, brightness: "b" },
  ] as const) {
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * FULL_TURN;
      points.add(brightness, 5, ...at(Math.cos(angle) * radius, Math.sin(angle) * radius));
    }
  }
  for (let index = 0; index < 4; index++) points.add("d", 7, ...at(index * 9 - 30, index * 9));
  for (let index = 1; index < 8; index++) points.add("d", 7, ...at(index * 8 - 3, 27 - index * 9));
  return points;
}

const POINTER = [
  "#......",
  "##.....",
  "###....",
  "####...",
  "#####..",
  "######.",
  "#######",
  "####...",
  "#.##...",
  "..##...",
];

/** A pointer walks down four fields; the approval at the end stays with a person. */
function robot([invoice = "", approval = ""]: Lettering): Parts {
  const others: Record<string, Points> = { way: wayToApproval(approval) };
  const rows = [34, 22, 41, 28].map((length, index): Row => {
    const points = new Points();
    const y = 84 + index * 62;
    dots(points, "a", { x: 40, y }, 12, { size: 3 });
    for (const edge of [16, 46]) dots(points, "a", { x: 40, y: y + edge }, 39, { size: 3, step: 10 });
    for (const down of [26, 36]) dots(points, "a", { x: 40, y: y + down }, 2, { size: 3, step: 380 });
    const typed = new Points();
    dots(typed, index === 3 ? "d" : "c", { x: 58, y: y + 31 }, length, { size: 5 });
    others[`t${index + 1}`] = typed;
    return { points, top: y - 10, height: 62 };
  });
  const pointer = new Points();
  for (const [row, marks] of POINTER.entries()) {
    for (const [column, mark] of [...marks].entries()) {
      if (mark === "#") pointer.add("d", 5, 428 + column * STEP, 286 + row * STEP);
    }
  }
  return { title: invoice, rows, warm: { x: 454, y: 366 }, others: { ...others, pointer } };
}

function wayToApproval(approval: string): Points {
  const points = new Points();
  for (const y of [115, 177, 239, 301]) {
    for (let step = 0; step < 7; step++) points.add("b", 3, 452 + 10 * Math.sin((step / 12) * FULL_TURN), y + step * 9);
  }
  write(points, "c", approval, { x: 486, y: 354 });
  for (const y of [340, 388]) dots(points, "b", { x: 474, y }, 11, { size: 3, step: 10 });
  return points;
}
