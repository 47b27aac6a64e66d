/** In a tab that nobody looks at nothing is painted. */
const patience = 100;

/** Resolves once what has changed so far is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A frame calls back right before it is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}
