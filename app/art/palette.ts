import { colours, palette } from "../../site/brand.ts";

/** The colours of points, dim to brilliant (a, b, c, d), and of the one warm point (w, with its halo s). */
type Palette = readonly [a: string, b: string, c: string, d: string, warm: string];

const { p1, p2, p3, p4, spark } = colours;
const { foam, moon, night800 } = palette;

const day: Palette = [p1.light, p2.light, p3.light, p4.light, spark.light];
const night: Palette = [p1.dark, p2.dark, p3.dark, p4.dark, spark.dark];
const lit: Palette = [foam, foam, foam, foam, moon];

export const nightGround = [night800, "#03101a"] as const;

function rules([a, b, c, d, warm]: Palette): string {
  return `.a{stroke:${a}}.b{stroke:${b}}.c{stroke:${c}}.d{stroke:${d}}.w{stroke:${warm}}.s{stop-color:${warm}}`;
}

/** Always deep water. */
export const nightStyle = rules(night);

/** Every point brilliant: what the pointer's light uncovers. */
export const litStyle = rules(lit);

/** Follows the colour scheme of the element that embeds the picture. */
export const themedStyle = `${rules(day)}@media(prefers-color-scheme:dark){${rules(night)}}`;
