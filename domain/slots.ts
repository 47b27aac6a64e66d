type Slots = Readonly<Record<string, string | number>>;

/** A sentence in the forms that its number needs. Where there are words for none, they stand for zero. */
export type CountedForms = { zero?: string; one: string; other: string };

/** A sentence with its slots filled: "{count} services" becomes "4 services". */
export function fill(sentence: string, slots: Slots): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}

/** "1 service", "4 services". */
export function fillCounted({ zero, one, other }: CountedForms, count: number, slots: Slots = { count }): string {
  if (count === 0 && zero !== undefined) return zero;
  return fill(count === 1 ? one : other, slots);
}
