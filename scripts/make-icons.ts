/** Draws the icons of the site into public/. Run after a change of the mark: npx node scripts/make-icons.ts */
import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { type MarkIcon, markIcon } from "../app/art/mark.ts";

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

const icons = {
  "icon.svg": markIcon({ size: 512, ...tab }),
  "icon-192.png": png({ size: 192, ...rounded }),
  "icon-512.png": png({ size: 512, ...rounded }),
  "icon-maskable-512.png": png({ size: 512, ...square }),
  "apple-touch-icon.png": png({ size: 180, ...square, share: 0.6 }),
  "favicon.ico": ico([16, 32].map((size) => ({ size, data: png({ size, ...tiny }) }))),
};

for (const [name, content] of Object.entries(icons)) writeFileSync(new URL(name, folder), content);
