const night950 = "#031017";
const night900 = "#04121a";
const night800 = "#06202b";
const glow400 = "#5fd3d6";
const glow200 = "#8bf0e6";
const foam = "#e4fffa";
const moon = "#ffc978";

/** The brand's own colours, under the names of app/styles/tokens.css. */
export const palette = { night950, night900, night800, glow400, glow200, foam, moon } as const;

/** The background of a page, which browsers also give to their own bars. */
export const background = { light: "#f5f8f7", dark: night900 } as const;

/**
 * Colours by what they are for, for everything that cannot read the style sheet: mails, PDFs, pictures. A test compares
 * them with app/styles/tokens.css.
 */
export const colours = {
  bg: background,
  surface: { light: "#ffffff", dark: "#07202a" },
  sunken: { light: "#e9f0ef", dark: "#051922" },
  line: { light: "#d3dfde", dark: "#1b4250" },
  "line-strong": { light: "#6c8288", dark: "#64909a" },
  ink: { light: "#071a22", dark: "#eef8f7" },
  "ink-2": { light: "#374c54", dark: "#b9cfd2" },
  "ink-3": { light: "#53676e", dark: "#93adb2" },
  link: { light: "#07586a", dark: glow200 },
  fill: { light: "#06303c", dark: glow200 },
  "on-fill": { light: "#ffffff", dark: night900 },
  spark: { light: "#a85a00", dark: moon },
  /** Points of light, dim to brilliant. */
  p1: { light: "#b3c9ca", dark: "#14414f" },
  p2: { light: "#6f9fa7", dark: "#23798a" },
  p3: { light: "#1c7486", dark: glow400 },
  p4: { light: "#06303c", dark: foam },
} as const;

/** The dark band with four points of light that mails and quote records begin with. */
export const brandBand = {
  background: night900,
  ink: colours.ink.dark,
  points: [glow400, glow200, foam, moon],
} as const;
