import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours, palette } from "./brand.ts";

const tokens = readFileSync(new URL("../app/styles/tokens.css", import.meta.url), "utf8");

/** The value of a custom property, with the properties it refers to put in. */
function token(name: string): string {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  return value.replace(/var\(--([\w-]+)\)/g, (_, other) => token(other)).replaceAll(/#fff\b/g, "#ffffff");
}

test("the brand's colours are those of the style sheet", () => {
  for (const [name, value] of Object.entries(palette)) expect(token(name.replace(/\d+/, "-$&")), name).toBe(value);
  for (const [name, { light, dark }] of Object.entries(colours)) {
    expect(token(name), name).toBe(`light-dark(${light}, ${dark})`);
  }
});
