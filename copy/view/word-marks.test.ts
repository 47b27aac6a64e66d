import { expect, test } from "vitest";
import { type Mark, paragraphMarks, wordMarks } from "./word-marks.ts";

const signs = { same: ["", ""], del: ["[-", "-]"], ins: ["{+", "+}"] } as const;
const written = (marks: readonly Mark[]) => marks.map(({ text, kind }) => signs[kind].join(text)).join("");

test("changed words are marked, several in a row as one", () => {
  const marks = (before: string, after: string) => written(wordMarks(before, after));
  expect(marks("Yakamoz’un yeni ofisi açıldı.", "Yakamoz’a yeni ofis açıldı.")).toBe(
    "[-Yakamoz’un-]{+Yakamoz’a+} yeni [-ofisi-]{+ofis+} açıldı.",
  );
  expect(marks("We answer within 24 hours.", "We’ll answer within one working day.")).toBe(
    "[-We-]{+We’ll+} answer within [-24 hours-]{+one working day+}.",
  );
  expect(marks("", "New text")).toBe("{+New text+}");
  expect(marks("a b c", "a c")).toBe("a [-b -]c");
});

test("a text that is too long to compare is marked as a whole", () => {
  const before = "one two ".repeat(20_000);
  const after = "three four ".repeat(20_000);
  expect(wordMarks(before, after)).toEqual([
    { text: before, kind: "del" },
    { text: after, kind: "ins" },
  ]);
});

test("of a long text only the paragraphs that changed are compared", () => {
  const before = "One paragraph.\n\nThe second paragraph.\n\nThe third.\n";
  const after = "One paragraph.\n\nThe second part.\n\nNew.\n\nThe third.\n";
  expect(paragraphMarks(before, after).map(written)).toEqual(["The second [-paragraph-]{+part+}.", "{+New.+}"]);
  expect(paragraphMarks(after, before).map(written)).toEqual(["The second [-part-]{+paragraph+}.", "[-New.-]"]);
});
