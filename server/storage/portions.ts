/** How many rows one statement reads or names: both engines bound that, and visitors' leads get in between. */
export const portion = 100;

export function* portionsOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += portion) yield items.slice(start, start + portion);
}
