import { colours, palette } from "../../site/brand.ts";
import { type Random, short } from "./numbers.ts";

export type Spot = { x: number; y: number };

/** What a drawing is made on: its size, and the chance that its seed gives. */
export type Canvas = { seed: string; width: number; height: number; random: Random };

/** A drawing on its own ground is a picture file; a share image puts one on another ground. `warm` is a place. */
export type Drawing = { width: number; height: number; body: string; warm: Spot };

type Frame = { width: number; height: number; style: string; ground?: string; attributes?: string };

export function svgFile({ width, height, style, ground = "", attributes = "" }: Frame, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    `${attributes} fill="none" stroke-linecap="round"><style>${style}</style>${ground}${body}</svg>`
  );
}

/** The one warm point of a picture: a soft halo, then the point. */
export function warmPoint(spot: Spot, radius: number): string {
  const x = Math.round(spot.x);
  const y = Math.round(spot.y);
  return (
    '<radialGradient id="warm"><stop class="s" stop-opacity=".62"/><stop class="s" offset=".28" stop-opacity=".2"/>' +
    '<stop class="s" offset="1" stop-opacity="0"/></radialGradient>' +
    `<circle cx="${x}" cy="${y}" r="${short(radius * 7)}" fill="url(#warm)"/>` +
    `<path class="w" stroke-width="${short(radius * 1.5)}" d="M${x} ${y}h0"/>`
  );
}

type Ground = { width: number; height: number; colours: readonly [string, string]; slant?: number };

/** Water that darkens downwards, or along a slant. */
export function gradientGround({ width, height, colours: [top, bottom], slant = 0 }: Ground): string {
  return (
    `<linearGradient id="ground" x1="0" y1="0" x2="${short(slant)}" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#ground)" d="M0 0h${width}v${height}H0z"/>`
  );
}

/** The colours of points, dim to brilliant (a, b, c, d), and of the one warm point (w, with its halo s). */
type Palette = readonly [a: string, b: string, c: string, d: string, warm: string];

const { p1, p2, p3, p4, spark } = colours;
const { night800 } = palette;

const day: Palette = [p1.light, p2.light, p3.light, p4.light, spark.light];
const night: Palette = [p1.dark, p2.dark, p3.dark, p4.dark, spark.dark];

export const nightGround = [night800, "#03101a"] as const;

function rules([a, b, c, d, warm]: Palette): string {
  return `.a{stroke:${a}}.b{stroke:${b}}.c{stroke:${c}}.d{stroke:${d}}.w{stroke:${warm}}.s{stop-color:${warm}}`;
}

/** Always deep water. */
export const nightStyle = rules(night);

/** Follows the colour scheme of the element that embeds the picture. */
export const themedStyle = `${rules(day)}@media(prefers-color-scheme:dark){${rules(night)}}`;
