/** Visitors who ask for less motion get none of ours. */
export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
