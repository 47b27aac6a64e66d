import { diffArrays, diffWords } from "diff";

/** A piece of a text before and after a change. */
export type Mark = { text: string; kind: "same" | "del" | "ins" };

/** Texts with more differences take too long to compare: the whole text counts as changed. */
const limit = { maxEditLength: 1_000 };
const intlSegmenter = new Intl.Segmenter("tr", { granularity: "word" });

/** The words that a change removes and adds. */
export function wordMarks(before: string, after: string): Mark[] {
  const all: Mark[] = [
    { text: before, kind: "del" },
    { text: after, kind: "ins" },
  ];
  const changes = diffWords(before, after, { ...limit, intlSegmenter });
  const marks = changes?.map(({ value, added, removed }): Mark => {
    return { text: value, kind: added ? "ins" : removed ? "del" : "same" };
  });
  return (marks ?? all).filter(({ text }) => text !== "");
}

/** The same for a long text, without the paragraphs that stay. */
export function paragraphMarks(before: string, after: string): Mark[][] {
  const [old, now] = [paragraphsIn(before), paragraphsIn(after)];
  const changes = diffArrays(old, now, limit) ?? [
    { value: old, removed: true },
    { value: now, added: true },
  ];
  return changes.flatMap(({ value, removed, added }, index) => {
    const next = changes[index + 1];
    if ((!removed && !added) || (added && changes[index - 1]?.removed)) return [];
    const deleted = removed ? value : [];
    const inserted = added ? value : next?.added ? next.value : [];
    const length = Math.max(deleted.length, inserted.length);
    return Array.from({ length }, (_, at) => wordMarks(deleted[at] ?? "", inserted[at] ?? ""));
  });
}

function paragraphsIn(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}
