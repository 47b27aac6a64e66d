/** A line of the table: what is wanted, what was seen, and whether that will do. */
export type Goal = { goal: string; measured: string; ok: boolean };

export function tableOf(goals: readonly Goal[]): string {
  const lines = goals.map(({ goal, measured, ok }) => `| ${goal} | ${measured} | ${ok ? "ok" : "**FAILED**"} |`);
  return ["| goal | measured | result |", "| --- | --- | --- |", ...lines].join("\n");
}

/** The value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
