/**
 * The colours of points, dim to brilliant (a, b, c, d), and of the one warm point (w, with its halo s).
 * The values are --p1 to --p4 and --spark of the site's tokens; a picture is a file of its own and cannot read those.
 */
type Palette = readonly [a: string, b: string, c: string, d: string, warm: string];

const day: Palette = ["#b3c9ca", "#6f9fa7", "#1c7486", "#06303c", "#a85a00"];
const night: Palette = ["#14414f", "#23798a", "#5fd3d6", "#e4fffa", "#ffc978"];
const lit: Palette = ["#e4fffa", "#e4fffa", "#e4fffa", "#e4fffa", "#ffc978"];

export const nightGround = ["#06202b", "#03101a"] as const;

function rules([a, b, c, d, warm]: Palette): string {
  return `.a{stroke:${a}}.b{stroke:${b}}.c{stroke:${c}}.d{stroke:${d}}.w{stroke:${warm}}.s{stop-color:${warm}}`;
}

/** Always deep water. */
export const nightStyle = rules(night);

/** Every point brilliant: what the pointer's light uncovers. */
export const litStyle = rules(lit);

/** Follows the colour scheme of the element that embeds the picture. */
export const themedStyle = `${rules(day)}@media(prefers-color-scheme:dark){${rules(night)}}`;
