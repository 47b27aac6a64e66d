import { fade, type Head, MAGNIFIED, type Put, RIGHT } from "./head-sheet.ts";
import { FULL_TURN, mix, type Random } from "./numbers.ts";
import type { Spot } from "./picture.ts";

const { abs, atan2, cos, exp, floor, hypot, max, round, sin } = Math;

/** Pictures of paper and signs, for what one reads, searches or fills in, and for the products that replace it. */
export const textHeads = {
  products: flow,
  legal: setPage,
  search: magnifier,
  "siber-dayaniklilik-raporu": recovery,
  "veri-ve-surdurulebilirlik-raporu": readings,
  "gartner-kullanici-deneyimi-raporu": waiting,
  "data-subject-request": key,
  "quote-thank-you": paperBoat,
  accessibility: braille,
  "security-disclosure": keyhole,
} satisfies Record<string, Head>;

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

/** A form on paper; its lines flow on as a current, and somebody's is among them. */
function flow(put: Put, random: Random): Spot {
  const sheet = { left: 744, right: 964, top: 92, bottom: 468 };
  const lines = 11;
  for (let x = sheet.left; x <= sheet.right; x += 12.2) for (const y of [sheet.top, sheet.bottom]) put(0.8, 4.8, x, y);
  for (let y = sheet.top; y <= sheet.bottom; y += 12.5) for (const x of [sheet.left, sheet.right]) put(0.8, 4.8, x, y);
  const current = (line: number, x: number) => {
    const share = (x - sheet.right) / (RIGHT - sheet.right);
    const calm = share * share * (3 - 2 * share);
    const along = sheet.top + 38 + line * 30;
    return mix(along, 280 + (along - 280) * 0.62, calm) + 46 * calm * sin((x - sheet.right) * 0.0125);
  };
  const mine = { line: 4, x: 1302 };
  for (let line = 0; line < lines; line++) {
    const width = line % 4 === 3 ? 90 : mix(140, 176, random());
    for (const x of letters(sheet.left + 24, width, random)) put(line ? 0.4 : 0.8, 3.6, x, sheet.top + 38 + line * 30);
    for (let x = sheet.right + 24 + (line % 2) * 7; x < RIGHT; x += 14) {
      const y = current(line, x);
      if (hypot(x - mine.x, y - current(mine.line, mine.x)) < 22) continue;
      const light = mix(0.5, 1, 0.5 + 0.5 * sin(x * 0.011 + line * 0.9)) * mix(1, 0.7, abs(line - 5) / 5);
      put(light, mix(3.6, 5.2, light), x, y);
    }
  }
  return { x: mine.x, y: current(mine.line, mine.x) };
}

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
