import { type Case, type EngineName, type Form, goal } from "./cases.ts";
import type { Driven } from "./drive.ts";
import type { ProcessCost } from "./process-cost.ts";

/** The server beside the bare loop that ran right before it. */
export type Turn = { driven: Driven; bare: number };
export type Row = Case & { engine: EngineName; turns: readonly Turn[] };

const names = {
  contact: "contact form",
  submission: "quote, its submission",
  quote: "quote, whole wizard",
  script: "with script",
  document: "without script",
};
const columns = [
  ...["database", "form", "way", "worker", "leads/s", "from–to", "p50 ms", "p95 ms", "p99 ms"],
  ...["CPU ms a lead", "kB written a lead", "bare loop/s", "from–to", "of bare loop"],
];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ engine, form, way, worker, turns }) => {
    const rates = turns.map(({ driven }) => driven.perSecond);
    const bareRates = turns.map(({ bare }) => bare);
    const times = turns.flatMap(({ driven }) => driven.times).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    const each = (cost: keyof ProcessCost) => sum(turns.map(({ driven }) => driven.cost?.[cost])) / times.length;
    return [
      ...[engine, names[form], names[way], worker, middle(rates).toFixed(0), span(rates)],
      ...[at(0.5), at(0.95), at(0.99)].map((time) => time.toFixed(1)),
      ...[each("cpu").toFixed(2), (each("written") / 1_024).toFixed(0)],
      ...[middle(bareRates).toFixed(0), span(bareRates), percent(middle(turns.map(shareOf)))],
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
      const rates = turns.map(({ driven }) => driven.perSecond);
      const outcome = middle(rates) >= goal.perSecond ? "reached" : "**missed**";
      const about = `Goal (${goal.perSecond} leads a second on SQLite), ${names[form]}, worker ${worker}`;
      return `${about}: ${middle(rates).toFixed(0)}, ${outcome} (turns from ${span(rates)}).`;
    })
    .join("\n");
}

/** What the server reaches of the bare loop. */
function shareOf({ driven, bare }: Turn): number {
  return driven.perSecond / bare;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** Not a number where one is missing. */
function sum(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((total, value = Number.NaN) => total + value, 0);
}

function span(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
