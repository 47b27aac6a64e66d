import { short } from "./numbers.ts";

/** A unit lights up with its service: dotted lines, and the place of the warm point: on one of theirs, or clear of them. */
type Unit = { lines: string; warm: string };
type UnitPicture = {
  /** Between two points of a line. */
  gap: number;
  units: Unit[];
  /** What stands around the units and never lights up. */
  around?: string;
};

const six = [0, 1, 2, 3, 4, 5];

/** A rack with six units. */
const rack: UnitPicture = {
  gap: 13,
  around: "M14 10h272v578H14z",
  units: six.map((unit) => {
    const y = 44 + unit * 92;
    const rows = [222, 170, 170, 170, 222].map((width, row) => `M40 ${y + row * 13}h${width}`);
    return { lines: rows.join(""), warm: `M261 ${y + 26}h0` };
  }),
};

/** Six columns that rise towards the end of a month. */
const monthEnd: UnitPicture = {
  gap: 13,
  around: "M14 590h272",
  units: [4, 6, 9, 14, 23, 37].map((height, unit) => {
    const x = 20 + unit * 47;
    const rows = [x, x + 13, x + 26].map((at) => `M${at} 565v-${(height - 1) * 13 + 1}`);
    return { lines: rows.join(""), warm: `M${x + 13} ${565 - height * 13 - 12}h0` };
  }),
};

/** Six calm bands of events. */
const bands: UnitPicture = {
  gap: 13,
  units: six.map((unit) => {
    const y = 60 + unit * 94;
    const bend = unit % 2 ? 40 : -40;
    const rows = [0, 13, 26].map((down) => `M150 ${y + down}q-68 ${bend} -136 0M150 ${y + down}q68 ${-bend} 136 0`);
    return { lines: rows.join(""), warm: `M150 ${y + 13 * (unit % 3)}h0` };
  }),
};

const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0`;

/** Six free cells of nineteen points each. */
const cells: UnitPicture = {
  gap: 27,
  units: six.map((unit) => {
    const x = unit % 2 ? 218 : 82;
    const y = 146 + Math.floor(unit / 2) * 154;
    return { lines: `M${x} ${y}h.1${ring(x, y, 25.8)}${ring(x, y, 51.6)}`, warm: `M${x} ${y}h0` };
  }),
};

/** Six streams that come together. */
const streams: UnitPicture = {
  gap: 11,
  units: six.map((unit) => {
    const rows = [0, 11].map((down) => {
      const start = 36 + unit * 104 + down;
      const end = 239 + unit * 22 + down;
      return `M206 ${end}C110 ${end} 120 ${start} 10 ${start}M206 ${end}H292`;
    });
    return { lines: rows.join(""), warm: `M206 ${239 + unit * 22}h0` };
  }),
};

/** By the short names of the services. */
const pictures: Readonly<Record<string, UnitPicture>> = {
  infrastructure: rack,
  sap: monthEnd,
  cybersecurity: bands,
  "application-modernization": cells,
  data: streams,
};

/**
 * Six units, `#u1` to `#u6`, and what stands around them. The page gives each the colour of its lines (`stroke`) and, as
 * `--warm`, the opacity of its warm point.
 */
export function serviceUnits(name: string): string | undefined {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture) return undefined;
  const { gap, units, around = "" } = picture;
  const dotted = (size: number) => `stroke-width="${short(gap * size)}" stroke-dasharray="0 ${gap}"`;
  const groups = units.map(
    ({ lines, warm }, unit) =>
      `<g id="u${unit + 1}"><path ${dotted(0.54)} d="${lines}"/>` +
      `<g class="w"><path stroke-width="28" stroke-opacity=".25" d="${warm}"/><path stroke-width="${short(Math.max(11, gap * 0.6))}" d="${warm}"/></g></g>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 600" fill="none" stroke-linecap="round">' +
    "<style>.w{stroke:var(--spark);opacity:var(--warm,0);transition:opacity .28s}</style>" +
    `${groups.join("")}<path id="around" ${dotted(0.38)} d="${around}"/></svg>`
  );
}
