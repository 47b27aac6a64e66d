import { performance } from "node:perf_hooks";
import { median } from "./goal.ts";

const seen: number[] = [];

/** Notes how long a fixed piece of work takes now: who shares the host is seen nowhere else. */
export function notePace(): void {
  const began = performance.now();
  let sum = 0;
  for (let i = 0; i < 300_000_000; i++) sum += i;
  if (sum > 0) seen.push(performance.now() - began);
}

export function paceOfRun(): string {
  const [best, worst] = [Math.min(...seen), Math.max(...seen)];
  return `${median(seen).toFixed(0)} ms (${best.toFixed(0)} to ${worst.toFixed(0)})`;
}
