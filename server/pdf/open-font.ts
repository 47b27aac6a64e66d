import { type Font, openSync } from "fontkit";
import { type FontName, fontFile } from "./typography.ts";

const fonts = new Map<FontName, Font>();

/** Reading a font takes longer than setting a document, so all documents share them. */
export function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? (openSync(fontFile(name)) as Font);
  fonts.set(name, font);
  return font;
}
