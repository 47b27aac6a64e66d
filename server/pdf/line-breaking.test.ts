import { describe, expect, test } from "vitest";
import { breakBalanced, breakLines, type Line } from "./line-breaking.ts";
import { styles } from "./typography.ts";

/** Every letter is one wide. */
const measure = (text: string) => text.length;
const plain = (text: string) => [{ text }];
const text = ({ pieces }: Line) => pieces.map((piece) => piece.text).join("");

test("lines break at spaces and end with one while the text goes on", () => {
  const lines = breakLines(plain("yedek almak alışkanlık geri dönmek cesaret"), styles.body, 22, measure);
  expect(lines.map(text)).toEqual(["yedek almak alışkanlık ", "geri dönmek cesaret"]);
});

test("a word in two looks stays whole", () => {
  const runs = [{ text: "iki “" }, { text: "evet", strong: true }, { text: "”i olan" }];
  expect(breakLines(runs, styles.body, 11, measure).map(text)).toEqual(["iki “evet”i ", "olan"]);
});

test("no word ends a paragraph alone if a little less width prevents it", () => {
  const lines = breakLines(plain("aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa bb"), styles.body, 54, measure);
  expect(text(lines.at(-1) as Line).split(" ").length).toBeGreaterThan(1);
});

test("the lines of a heading are of like length", () => {
  const lines = breakBalanced(plain("Yedek: alınan ile dönen arasındaki fark"), styles.chapter, 36, measure);
  expect(lines.map(({ width }) => width)).toEqual([17, 21]);
});

describe("letters that run from right to left", () => {
  const arabic = { font: "arabic-400" } as const;
  const seen = ({ pieces }: Line) => pieces.map((piece) => piece.text);

  test("their words change places; the font turns the letters, and numbers stay as they are", () => {
    const runs = [{ text: "عدد ", ...arabic }, { text: "12 " }, { text: "خادم جديد", ...arabic }];
    const [line] = breakLines(runs, styles.body, 99, measure) as [Line];
    expect(seen(line)).toEqual(["خادم جديد", " ", "12", "عدد "]);
    expect(line).toMatchObject({ actual: "عدد 12 خادم جديد", isRight: true });
  });

  test("within a line that runs to the right they keep their place, and brackets open to their side", () => {
    const runs = [{ text: "Kordon (" }, { text: "كوردون", ...arabic }, { text: ") A.Ş." }];
    const [line] = breakLines(runs, styles.body, 99, measure) as [Line];
    expect(seen(line)).toEqual(["Kordon (", "كوردون", ") A.Ş."]);
    expect(line.isRight).toBeUndefined();
    const [other] = breakLines([{ text: "كوردون", ...arabic }, { text: " (1)" }], styles.body, 99, measure) as [Line];
    expect(seen(other).join("")).toBe("(1)كوردون ");
  });
});
