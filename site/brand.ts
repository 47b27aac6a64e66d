const night950 = "#02090e";
const night900 = "#030d14";
const night800 = "#052431";
const glow400 = "#5fd3d6";
const glow200 = "#8bf0e6";
const foam = "#e4fffa";
const moon = "#ffc978";

/** The brand's own colours, under the names of app/styles/tokens.css. */
export const palette = { night950, night900, night800, glow400, glow200, foam, moon } as const;

/** The background of a page, which browsers also give to their own bars. */
export const background = { light: "#f5f8f7", dark: "#061c27" } as const;

/**
 * Colours by what they are for, for everything that cannot read the style sheet: mails, PDFs, pictures. A test compares
 * them with app/styles/tokens.css.
 */
export const colours = {
  bg: background,
  surface: { light: "#ffffff", dark: "#0c3140" },
  sunken: { light: "#e9f0ef", dark: "#041019" },
  line: { light: "#d3dfde", dark: "#1d4c5c" },
  "line-strong": { light: "#6c8288", dark: "#6d9aa5" },
  ink: { light: "#071a22", dark: "#eef8f7" },
  "ink-2": { light: "#374c54", dark: "#b9cfd2" },
  "ink-3": { light: "#53676e", dark: "#9fb8bd" },
  link: { light: "#07586a", dark: glow200 },
  fill: { light: "#06303c", dark: glow200 },
  "on-fill": { light: "#ffffff", dark: night900 },
  spark: { light: "#a85a00", dark: moon },
  /** Points of light, dim to brilliant. */
  p1: { light: "#b3c9ca", dark: "#1e5566" },
  p2: { light: "#6f9fa7", dark: "#3093a5" },
  p3: { light: "#1c7486", dark: "#6fdede" },
  p4: { light: "#06303c", dark: "#effffc" },
} as const;

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

/** The dark band with the mark that mails and quote records begin with. */
export const brandBand = { background: night900, ink: colours.ink.dark, points: { cold: foam, warm: moon } } as const;
