/** A piece of a text before and after a change. */
export type Mark = { text: string; kind: "same" | "del" | "ins" };

/** Beyond this, comparing word by word takes longer than anybody waits. */
const mostPairs = 1_000_000;

/** What was taken out and what was put in, word by word. */
export function wordMarks(before: string, after: string): Mark[] {
  return joined(compare(wordsIn(before), wordsIn(after)));
}

/** The same for a long text: paragraphs that stay are left out but for those beside a change. */
export function paragraphMarks(before: string, after: string): Mark[][] {
  const [old, now] = [before, after].map((text) => text.split(/\n+/).filter(Boolean)) as [string[], string[]];
  const runs: { del: string[]; ins: string[] }[] = [];
  let run: (typeof runs)[number] | undefined;
  for (const { text, kind } of compare(old, now)) {
    if (kind === "same") run = undefined;
    else {
      if (!run) {
        run = { del: [], ins: [] };
        runs.push(run);
      }
      run[kind].push(text);
    }
  }
  return runs.flatMap(({ del, ins }) =>
    Array.from({ length: Math.max(del.length, ins.length) }, (_, i) => wordMarks(del[i] ?? "", ins[i] ?? "")),
  );
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}\u2060’-]+|\s+|./gsu) ?? [];
}

/** By the longest sequence that both have in common. */
function compare(before: readonly string[], after: readonly string[]): Mark[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const same = (text: string): Mark => ({ text, kind: "same" });
  return [
    ...before.slice(0, start).map(same),
    ...compareAll(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function compareAll(before: readonly string[], after: readonly string[]): Mark[] {
  const [rows, columns] = [before.length, after.length];
  const marks: Mark[] = [];
  const width = columns + 1;
  const isTooMuch = rows * columns > mostPairs;
  const lengths = new Uint16Array(isTooMuch ? 0 : (rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0 && !isTooMuch; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const isSame = before[row] === after[column];
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const [old = "", now = ""] = [before[row], after[column]];
    if (row < rows && column < columns && old === now) {
      marks.push({ text: old, kind: "same" });
      row += 1;
      column += 1;
    } else if (row < rows && (column >= columns || at(row + 1, column) >= at(row, column + 1))) {
      marks.push({ text: old, kind: "del" });
      row += 1;
    } else {
      marks.push({ text: now, kind: "ins" });
      column += 1;
    }
  }
  return marks;
}

/** Pieces of the same kind as one; a space between two changed words belongs to them. */
function joined(marks: readonly Mark[]): Mark[] {
  const runs: { same: string; del: string; ins: string }[] = [];
  for (const { text, kind } of marks) {
    const last = runs.at(-1);
    const isSpace = kind === "same" && text.trim() === "";
    if (!last || (kind === "same" && !isSpace && (last.del || last.ins)) || (kind !== "same" && last.same)) {
      runs.push({ same: "", del: "", ins: "", [kind]: text });
    } else if (isSpace && (last.del || last.ins)) {
      last.del += text;
      last.ins += text;
    } else last[kind] += text;
  }
  return runs.flatMap(({ same, del, ins }) => {
    if (same) return [{ text: same, kind: "same" as const }];
    // The space behind the last changed word stays as it is.
    const end = /(?<!\s)\s+$/.exec(del)?.[0] ?? "";
    const isEnd = end !== "" && ins.endsWith(end);
    const [old, now] = isEnd ? [del.slice(0, -end.length), ins.slice(0, -end.length)] : [del, ins];
    return [
      { text: old, kind: "del" as const },
      { text: now, kind: "ins" as const },
      { text: isEnd ? end : "", kind: "same" as const },
    ].filter(({ text }) => text !== "");
  });
}
