import { expect, test } from "vitest";
import { type Line, setBalanced, setLines } from "./set-lines.ts";
import { styles } from "./typography.ts";

/** Every letter is one wide. */
const ruler = (text: string) => text.length;
const plain = (text: string) => [{ text }];
const text = ({ pieces }: Line) => pieces.map((piece) => piece.text).join("");

test("lines break at spaces and end with one while the text goes on", () => {
  const lines = setLines(plain("yedek almak alışkanlık geri dönmek cesaret"), styles.body, 22, ruler);
  expect(lines.map(text)).toEqual(["yedek almak alışkanlık ", "geri dönmek cesaret"]);
});

test("a word in two looks stays whole", () => {
  const runs = [{ text: "iki “" }, { text: "evet", strong: true }, { text: "”i olan" }];
  expect(setLines(runs, styles.body, 11, ruler).map(text)).toEqual(["iki “evet”i ", "olan"]);
});

test("no word ends a paragraph alone if a little less width prevents it", () => {
  const lines = setLines(plain("aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa bb"), styles.body, 54, ruler);
  expect(text(lines.at(-1) as Line).split(" ").length).toBeGreaterThan(1);
});

test("the lines of a heading are of like length", () => {
  const lines = setBalanced(plain("Yedek: alınan ile dönen arasındaki fark"), styles.chapter, 36, ruler);
  expect(lines.map(({ width }) => width)).toEqual([17, 21]);
});
