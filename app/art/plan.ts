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
