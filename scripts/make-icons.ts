/**
 * Draws the icons of the site and the logos of the press kit into public/. Run after a change of the mark or of the
 * company's name: npx node scripts/make-icons.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { type MarkIcon, markIcon } from "../app/art/mark.ts";
import { facts } from "../copy/facts.ts";
import { colours, MARK_SIZE, markPoints } from "../site/brand.ts";
import { defaultLocale } from "../site/locales.ts";

const folder = new URL("../public/", import.meta.url);

const rounded = { share: 0.64, corner: 0.22 };
/** The SVG is what most browsers show in a tab, so it is drawn for small sizes. */
const tab = { share: 0.76, corner: 0.22, weight: 1.12 };
/** Systems that cut icons to their own shape get a full square; the mark stays inside the circle they keep. */
const square = { share: 0.5, corner: 0 };
const tiny = { share: 0.84, corner: 0.2, weight: 1.3 };

function png(icon: MarkIcon): Buffer {
  return new Resvg(markIcon(icon), { font: { loadSystemFonts: false } }).render().asPng();
}

/** An .ico file is a table of contents followed by whole PNG files. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** The name as app/ui/logo.module.css sets it beside the mark, as an outline: nobody else has our typeface. */
const { name } = facts(defaultLocale);
const nameSize = MARK_SIZE / 1.17;
const nameAt = { x: MARK_SIZE + nameSize / 3, y: MARK_SIZE / 2 + 0.357 * nameSize };
const typeface = fileURLToPath(new URL("share-fonts/funnel-display-500.ttf", import.meta.url));

function nameOutline(): { path: string; right: number } {
  const look = `font-family="Funnel Display" font-weight="500" font-size="${nameSize}" letter-spacing="${-0.035 * nameSize}"`;
  const text = `<text x="${nameAt.x}" y="${nameAt.y}" ${look}>${name.toLowerCase()}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${MARK_SIZE}">${text}</svg>`;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [typeface] } });
  const box = drawing.getBBox();
  const path = / d="([^"]+)"/.exec(drawing.toString())?.[1];
  if (!path || !box) throw new Error("The typeface of the logo has no outline for the name.");
  return {
    path: path.replace(/\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(2)))),
    right: box.x + box.width,
  };
}

/** On no ground of its own, in the colours for a light or a dark one. */
function logo(ground: "light" | "dark"): string {
  const { path, right } = nameOutline();
  const [ink, warm] = [colours.ink[ground], colours.spark[ground]];
  const circles = markPoints.map(
    (point) => `<circle cx="${point.x}" cy="${point.y}" r="${point.radius}"${point.warm ? ` fill="${warm}"` : ""}/>`,
  );
  const width = Math.ceil(right);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 8}" height="${MARK_SIZE * 8}" viewBox="0 0 ${width} ${MARK_SIZE}" fill="${ink}">` +
    `<title>${name}</title>${circles.join("")}<path d="${path}"/></svg>\n`
  );
}

function logoPng(ground: "light" | "dark"): Buffer {
  return new Resvg(logo(ground), { fitTo: { mode: "width", value: 2000 } }).render().asPng();
}

const icons = {
  "icon.svg": markIcon({ size: 512, ...tab }),
  "icon-192.png": png({ size: 192, ...rounded }),
  "icon-512.png": png({ size: 512, ...rounded }),
  "icon-maskable-512.png": png({ size: 512, ...square }),
  "apple-touch-icon.png": png({ size: 180, ...square, share: 0.6 }),
  "favicon.ico": ico([16, 32].map((size) => ({ size, data: png({ size, ...tiny }) }))),
  "press/logo-on-light.svg": logo("light"),
  "press/logo-on-light.png": logoPng("light"),
  "press/logo-on-dark.svg": logo("dark"),
  "press/logo-on-dark.png": logoPng("dark"),
};

mkdirSync(new URL("press/", folder), { recursive: true });

for (const [name, content] of Object.entries(icons)) writeFileSync(new URL(name, folder), content);
