import { svgFile, themedStyle, warmPoint } from "./picture.ts";
import { type Brightness, Points } from "./points.ts";

/** Each point of the plan stands for 10 m²: 50 × 30 of them are the 15 decares of the campus. */
const COLUMNS = 50;
const ROWS = 30;
const STEP = 18;
const MARGIN = 12;

type Building = { column: number; row: number; columns: number; rows: number; main?: true };

/** Nine buildings that together hold 563 points: 5,632 m² of floor. */
const buildings: readonly Building[] = [
  { column: 4, row: 3, columns: 11, rows: 7 },
  { column: 19, row: 2, columns: 9, rows: 6 },
  { column: 32, row: 3, columns: 13, rows: 6 },
  { column: 3, row: 13, columns: 8, rows: 6 },
  { column: 14, row: 11, columns: 10, rows: 8, main: true },
  { column: 28, row: 12, columns: 7, rows: 9 },
  { column: 39, row: 12, columns: 8, rows: 8 },
  { column: 9, row: 22, columns: 12, rows: 5 },
  { column: 28, row: 24, columns: 13, rows: 3 },
];

/** The square between the main building and its neighbour. */
const MEETING_POINT = { x: MARGIN + 25.5 * STEP, y: MARGIN + 10 * STEP };

export function campusPlan(): string {
  const points = new Points();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [brightness, size] = lookAt(column, row);
      points.add(brightness, size, MARGIN + column * STEP, MARGIN + row * STEP);
    }
  }
  const frame = {
    width: (COLUMNS - 1) * STEP + 2 * MARGIN,
    height: (ROWS - 1) * STEP + 2 * MARGIN,
    style: themedStyle,
  };
  return svgFile(frame, points.paths() + warmPoint(MEETING_POINT, 6));
}

function lookAt(column: number, row: number): [Brightness, number] {
  const building = buildings.find((one) => within(column, one.column, one.columns) && within(row, one.row, one.rows));
  if (!building) return ["a", 4];
  return [building.main ? "d" : "c", 8];
}

function within(place: number, start: number, length: number): boolean {
  return place >= start && place < start + length;
}

/** The buildings of each place, in the order in which the campus page names them; together they are all nine. */
const places = [[4], [2], [7], [0, 1, 3, 6], [8], [5]];

/**
 * The same nine buildings for small plans, every second point of them: `#all`, and `#p1` to `#p6` for each place. The
 * page colours them. A unit is the distance between two points of the large plan.
 */
export function campusBuildings(): string {
  const rowsOf = ({ column, row, columns, rows }: Building) =>
    Array.from({ length: Math.ceil(rows / 2) }, (_, i) => `M${column} ${row + 2 * i}h${columns - 1 + (columns % 2)}`);
  const drawn = (indexes: number[]) => indexes.flatMap((index) => rowsOf(buildings[index] as Building)).join("");
  const path = (id: string, indexes: number[]) =>
    `<path id="${id}" stroke-width="1.4" stroke-dasharray="0 2" d="${drawn(indexes)}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 30" fill="none" stroke-linecap="round">' +
    `${path("all", [...buildings.keys()])}${places.map((indexes, i) => path(`p${i + 1}`, indexes)).join("")}</svg>`
  );
}
