import { palette } from "../../site/brand.ts";

type MarkPoint = { x: number; y: number; radius: number; warm?: true };

/** The mark stands in a square of this side. */
export const MARK_SIZE = 26;

/** The mark: a wake that draws a Y, eight cold points and a warm one. */
export const markPoints: readonly MarkPoint[] = [
  { x: 2.6, y: 3.2, radius: 1.15 },
  { x: 5.7, y: 6.3, radius: 1.5 },
  { x: 9.2, y: 9.7, radius: 1.85 },
  { x: 23.4, y: 3.2, radius: 1.15 },
  { x: 20.3, y: 6.3, radius: 1.5 },
  { x: 16.8, y: 9.7, radius: 1.85 },
  { x: 13, y: 13.7, radius: 2.2 },
  { x: 13, y: 18.6, radius: 2.2 },
  { x: 13, y: 23.4, radius: 2.2, warm: true },
];

export type MarkIcon = {
  size: number;
  /** Share of the side that the mark takes. */
  share: number;
  /** Corner radius as a share of the side; 0 where the system rounds the icon itself. */
  corner: number;
  /** Above 1 for tiny icons, whose points would otherwise fade away. */
  weight?: number;
};

/** The mark on night ground. */
export function markIcon({ size, share, corner, weight = 1 }: MarkIcon): string {
  const scale = (size * share) / MARK_SIZE;
  const offset = (size * (1 - share)) / 2;
  const circles = markPoints.map(({ x, y, radius, warm }) => {
    const place = `cx="${two(offset + x * scale)}" cy="${two(offset + y * scale)}" r="${two(radius * weight * scale)}"`;
    return `<circle ${place} fill="${warm ? palette.moon : palette.foam}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${two(size * corner)}" fill="${palette.night900}"/>${circles.join("")}</svg>\n`
  );
}

function two(value: number): number {
  return Math.round(value * 100) / 100;
}
