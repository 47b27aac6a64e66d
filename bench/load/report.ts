import { median, percentile } from "../pages/goal.ts";
import { type Case, type EngineName, type Form, goal } from "./cases.ts";
import type { Driven } from "./drive.ts";
import type { ProcessCost } from "./process-cost.ts";

export type Row = Case & { engine: EngineName; turns: readonly Driven[] };

const names = {
  contact: "contact form",
  submission: "quote, its submission",
  quote: "quote, whole wizard",
  script: "with script",
  document: "without script",
};
const columns = [
  ...["database", "form", "way", "worker", "leads/s", "from–to", "p50 ms", "p95 ms", "p99 ms"],
  ...["CPU ms a lead", "kB written a lead"],
];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ engine, form, way, worker, turns }) => {
    const rates = turns.map(({ perSecond }) => perSecond);
    const times = turns.flatMap((turn) => turn.times);
    const each = (cost: keyof ProcessCost) => sum(turns.map((turn) => turn.cost?.[cost])) / times.length;
    return [
      ...[engine, names[form], names[way], worker, median(rates).toFixed(0), span(rates)],
      ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
      ...[each("cpu").toFixed(2), (each("written") / 1_024).toFixed(0)],
    ];
  });
  const all = [columns, columns.map(() => "---"), ...lines];
  return all.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Whether the goal is reached, in a sentence for each way of running the worker. */
export function verdict(rows: readonly Row[]): string {
  const forms: readonly Form[] = goal.forms;
  const about = rows.filter(
    ({ engine, form, way }) => engine === goal.engine && forms.includes(form) && way === goal.way,
  );
  return about
    .map(({ form, worker, turns }) => {
      const rates = turns.map(({ perSecond }) => perSecond);
      const outcome = median(rates) >= goal.perSecond ? "reached" : "**missed**";
      const about = `Goal (${goal.perSecond} leads a second on SQLite), ${names[form]}, worker ${worker}`;
      return `${about}: ${median(rates).toFixed(0)}, ${outcome} (turns from ${span(rates)}).`;
    })
    .join("\n");
}

/** Not a number where one is missing. */
function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, value = Number.NaN) => total + value, 0);
}

function span(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}
