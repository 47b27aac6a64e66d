import { fileURLToPath } from "node:url";
import { colours as brand, palette } from "../../site/brand.ts";

const POINTS_IN_A_MILLIMETRE = 72 / 25.4;

export function millimetres(count: number): number {
  return count * POINTS_IN_A_MILLIMETRE;
}

/** A4. Text stands between the four edges; header and footer stand outside them. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: millimetres(20),
  right: 595.28 - millimetres(20),
  top: millimetres(24),
  bottom: 841.89 - millimetres(22),
  header: millimetres(13),
  footer: 841.89 - millimetres(13),
};

export const fullWidth = sheet.right - sheet.left;
export const gutter = millimetres(8);
export const columnWidth = (fullWidth - gutter) / 2;

/** Colours on white paper, and those on the dark pages. */
export const colours = {
  ink: brand.ink.light,
  ink2: brand["ink-2"].light,
  ink3: brand["ink-3"].light,
  line: brand.line.light,
  lineStrong: brand["line-strong"].light,
  sunken: brand.sunken.light,
  link: brand.link.light,
  point: brand.p3.light,
  brilliant: brand.p4.light,
  faint: brand.p1.light,
  darkInk: brand.ink.dark,
  darkInk2: brand["ink-2"].dark,
  darkLink: brand.link.dark,
  moon: palette.moon,
  night: palette.night950,
} as const;

export const fontNames = [
  "display-400",
  "display-500",
  "text-400",
  "text-500",
  "text-600",
  "other-400",
  "arabic-400",
] as const;
export type FontName = (typeof fontNames)[number];

const families = {
  display: "funnel-display",
  text: "hanken-grotesk",
  /** Greek, Cyrillic, and Latin letters with two marks. */
  other: "noto-sans",
  arabic: "vazirmatn",
} as const;

export function fontFile(name: FontName): string {
  const [family = "", weight] = name.split("-");
  return fileURLToPath(new URL(`fonts/${families[family as keyof typeof families]}-${weight}.ttf`, import.meta.url));
}

export type Style = { font: FontName; size: number; leading: number; colour: string; tracking?: number };

const { ink, ink2, ink3, darkInk, darkInk2 } = colours;

export const styles = {
  body: { font: "text-400", size: 10, leading: 15, colour: ink },
  lead: { font: "text-400", size: 13, leading: 19, colour: ink2 },
  small: { font: "text-400", size: 8.6, leading: 12.4, colour: ink2 },
  caption: { font: "text-400", size: 8.2, leading: 11.8, colour: ink3 },
  kicker: { font: "text-500", size: 9, leading: 14, colour: ink3 },
  chapter: { font: "display-500", size: 25.5, leading: 30, colour: ink, tracking: -0.028 },
  section: { font: "display-500", size: 13.6, leading: 17.5, colour: ink, tracking: -0.01 },
  figure: { font: "display-400", size: 46, leading: 46, colour: ink, tracking: -0.04 },
  figureInRow: { font: "display-400", size: 38, leading: 40, colour: ink, tracking: -0.04 },
  cell: { font: "text-400", size: 8.8, leading: 12.6, colour: ink },
  cellHead: { font: "text-600", size: 8.8, leading: 12.6, colour: ink },
  rowHead: { font: "text-500", size: 8.8, leading: 12.6, colour: ink },
  entry: { font: "display-500", size: 12.5, leading: 16.5, colour: ink, tracking: -0.01 },
  cover: { font: "display-400", size: 44, leading: 47.5, colour: darkInk, tracking: -0.028 },
  coverText: { font: "text-400", size: 15, leading: 22, colour: darkInk },
  coverFoot: { font: "text-400", size: 10.5, leading: 15, colour: darkInk },
  wordmark: { font: "display-500", size: 18, leading: 22, colour: darkInk, tracking: -0.035 },
  nightTitle: { font: "display-400", size: 30, leading: 34, colour: darkInk, tracking: -0.028 },
  nightText: { font: "text-400", size: 10, leading: 15, colour: darkInk },
  nightSmall: { font: "text-500", size: 8.6, leading: 12.4, colour: darkInk2 },
} satisfies Record<string, Style>;

export function strong(style: Style): Style {
  return { ...style, font: "text-600" };
}
