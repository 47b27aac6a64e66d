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

/** The dark band with four points of light that mails and quote records begin with. */
export const brandBand = {
  background: night900,
  ink: colours.ink.dark,
  points: [glow400, glow200, foam, moon],
} as const;
