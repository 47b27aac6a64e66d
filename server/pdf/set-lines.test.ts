import { describe, expect, test } from "vitest";
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

describe("letters that run from right to left", () => {
  const arabic = { font: "arabic-400" } as const;
  const seen = ({ pieces }: Line) => pieces.map((piece) => piece.text);

  test("their words change places; the font turns the letters, and numbers stay as they are", () => {
    const runs = [{ text: "عدد ", ...arabic }, { text: "12 " }, { text: "خادم جديد", ...arabic }];
    const [line] = setLines(runs, styles.body, 99, ruler) as [Line];
    expect(seen(line)).toEqual(["خادم جديد", " ", "12", "عدد "]);
    expect(line).toMatchObject({ actual: "عدد 12 خادم جديد", isRight: true });
  });

  test("within a line that runs to the right they keep their place, and brackets open to their side", () => {
    const runs = [{ text: "Kordon (" }, { text: "كوردون", ...arabic }, { text: ") A.Ş." }];
    const [line] = setLines(runs, styles.body, 99, ruler) as [Line];
    expect(seen(line)).toEqual(["Kordon (", "كوردون", ") A.Ş."]);
    expect(line.isRight).toBeUndefined();
    const [other] = setLines([{ text: "كوردون", ...arabic }, { text: " (1)" }], styles.body, 99, ruler) as [Line];
    expect(seen(other).join("")).toBe("(1)كوردون ");
  });
});
