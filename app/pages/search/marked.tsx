import type { Segment } from "../../../domain/search/excerpt.ts";

/** A text with its matches marked, built from plain pieces: nothing that was typed becomes markup. */
export function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, match }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
    match ? <mark key={place}>{text}</mark> : text,
  );
}
