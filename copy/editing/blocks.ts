import { type CST, isCollection, isMap, isPair, type Node, type Pair } from "yaml";
import { type Collection, columnOf, lineEnd, lineOf, rangeOf, type Yaml } from "./yaml-source.ts";

/** The lines of an entry or field with the notes that belong to it: from, and up to but without. */
export type Block = {
  from: number;
  to: number;
  /** It begins behind a dash, on a line that is not its own. */
  isInside: boolean;
};

/**
 * A note belongs to what follows right below it, and to what it stands in; one with an empty line below it belongs to
 * nothing and stays where it is, and so does the one at the top of a file.
 */
export function blocksOf(yaml: Yaml, collection: Collection, { lines }: Padded): Block[] {
  const { document } = yaml;
  let end = 0;
  return collection.items.map((item, index) => {
    const head = headOf(collection, index);
    const column = columnOf(yaml, head);
    const line = lineOf(yaml, head);
    const isInside = (lines[line] ?? "").slice(0, column).trim() !== "";
    let from = line;
    const isTop = index === 0 && collection === document.contents;
    if (!isInside && !isTop) while (from > end && isNote(lines[from - 1])) from -= 1;
    let to = lineOf(yaml, lastOffset(item as Node | Pair, head)) + 1;
    while (isNote(lines[to]) && indentOf(lines[to]) > column) to += 1;
    end = to;
    return { from, to, isInside };
  });
}

function isNote(line = ""): boolean {
  return line.trimStart().startsWith("#");
}

function indentOf(line = ""): number {
  return line.length - line.trimStart().length;
}

/** Where an item begins: its dash or its name. */
export function headOf(collection: Collection, index: number): number {
  if (isMap(collection)) return rangeOf(collection.items[index]?.key as Node)[0];
  const token = collection.srcToken as CST.BlockSequence | undefined;
  const dashes = (token?.items ?? []).flatMap(({ start }) => start.filter(({ type }) => type === "seq-item-ind"));
  return dashes[index]?.offset ?? 0;
}

/** The last letter of an item, without notes. */
function lastOffset(item: Node | Pair | null, head: number): number {
  if (isPair(item)) return lastOffset((item.value ?? item.key) as Node, head);
  if (isCollection(item) && !item.flow && item.items.length > 0) return lastOffset(item.items.at(-1) as Node, head);
  if (!item) return head;
  const [from, to] = rangeOf(item);
  const token = item.srcToken;
  const trailing = token?.type === "block-scalar" ? token.source.length - token.source.trimEnd().length : 0;
  return Math.max(from, to - trailing - 1, head);
}

/** The empty lines that stand between all entries alike. */
export function gapOf(blocks: readonly Block[], { lines }: Padded): string[] {
  const gaps = blocks.slice(1).map(({ from }, index) => lines.slice(blocks[index]?.to, from));
  const [first = []] = gaps;
  const isSame = gaps.every((gap) => gap.length === first.length && gap.every((line) => line.trim() === ""));
  return isSame ? first.map(() => "") : [];
}

export type Padded = ReturnType<typeof pad>;

/** A source by lines. Its last one gets an end while lines change places. */
export function pad(source: string) {
  const eol = lineEnd(source);
  const isOpen = !source.endsWith("\n");
  const raw = (isOpen ? source + eol : source).split(/(?<=\n)/);
  const lines = raw.map((line) => line.replace(/\r?\n$/, ""));
  function joinedRaw(from: number, to: number, inserted: readonly string[]): string {
    const all = raw.toSpliced(from, to - from, ...inserted).join("");
    return isOpen ? all.replace(/\r?\n$/, "") : all;
  }
  return {
    raw,
    lines,
    joinedRaw,
    joined: (from: number, to: number, inserted: readonly string[]) =>
      joinedRaw(
        from,
        to,
        inserted.map((line) => line + eol),
      ),
  };
}
