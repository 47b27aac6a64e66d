import { MARK_SIZE, markPoints, palette } from "../../site/brand.ts";

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
