import { day, minute } from "../../domain/time.ts";

const firstDelays = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minute);
const steadyDelay = 120 * minute;
const patience = 3 * day;

/**
 * How long to wait after so many attempts, a fifth more or less; undefined once three days went by in waiting. Attempts
 * are counted instead of time, so that a clock that jumps loses nothing.
 */
export function delayAfter(attempts: number, random: () => number): number | undefined {
  if (attempts > maximumAttempts - 1) return undefined;
  return Math.round(plainDelay(attempts) * (0.8 + 0.4 * random()));
}

function plainDelay(attempts: number): number {
  return firstDelays[attempts - 1] ?? steadyDelay;
}

/** As many as fit into our patience. */
export const maximumAttempts = countAttempts();

function countAttempts(): number {
  let attempts = 1;
  for (let waited = plainDelay(1); waited <= patience; waited += plainDelay(attempts)) attempts++;
  return attempts;
}
