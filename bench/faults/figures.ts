/** The value below which a share of all lies: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How much a value grows for each step of time, by least squares. */
export function slope(points: readonly { at: number; value: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.value))];
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread;
}

/** 12,345 of something. */
export function amount(count: number): string {
  return count.toLocaleString("en");
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : amount(Math.round(value))} ms`;
}

/** The id of the delivery that a mail was sent for. */
export function mailId({ raw }: { raw: string }): string {
  return /^Message-ID: <([^@]*)@/im.exec(raw)?.[1] ?? "";
}
