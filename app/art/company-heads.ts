import { drawCloud } from "./cloud.ts";
import { fade, type Head, MAGNIFIED, type Put, RIGHT, SHEET } from "./head-sheet.ts";
import { clamp, FULL_TURN, mix, type Random } from "./numbers.ts";
import type { Spot } from "./picture.ts";
import { Taken } from "./points.ts";

const { abs, atan2, cos, exp, hypot, max, PI, round, sin } = Math;

/** Pictures for the pages about the company, its work and its people. */
export const companyHeads = {
  about: lighthouse,
  career: shoal,
  research: lens,
  media: voice,
  stories: nightCoast,
  contact: dropAndAnswer,
  cloud,
  dxtechway: bridge,
  dxperience: sail,
  recruitment: buoys,
  "analyst-research": compass,
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

/** A cloud above the water, bright along its edge, and its light below; somebody has a place in it. */
function cloud(put: Put, random: Random): Spot {
  const place = { x: 1140, y: 270 };
  drawCloud((light, width, x, y) => {
    if (hypot(x - place.x, y - place.y) > 30) put(light, width, x, y);
  });
  for (let row = 0; row < 9; row++) {
    const y = 428 + row ** 1.32 * 8.6;
    for (let x = 640 + (row % 2) * 11; x < RIGHT; x += 21 + row * 2) {
      const under = exp(-(((x - 1140) / (230 + row * 14)) ** 4));
      const light = 0.2 + 0.1 * sin(x * 0.018 + row * 2) + under * mix(0.66, 0.24, row / 8) * mix(0.3, 1, random());
      put(light * fade(x), 2.6 + row * 0.2 + under, x, y + 4 * sin(x * 0.017 + row));
    }
  }
  return place;
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
      const y = 104 + share * 288;
      const width = 26 + share ** 0.9 * 330;
      for (let x = 0; x <= width; x += 13) {
        const across = x / width;
        const belly = 26 * sin(across * PI) * sin(clamp(share + 0.15) * PI);
        const light = row === 0 ? 0.95 : mix(0.72, 0.34, across);
        put(light * fade(mast - x), row === 0 ? 4.8 : 3.6, mast - 12 - x, y + belly);
      }
    }
  }
  for (let y = 92; y < 424; y += 12) put(0.9, 4.8, mast, y);
  for (let step = 0; step < 26; step++) put(0.6, 3.6, mast + 12 + step * 6.4, 140 + step * 10.6);
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
