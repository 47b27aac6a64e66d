import { type Case, type EngineName, goal } from "./cases.ts";
import type { Driven } from "./drive.ts";

export type Range = { least: number; most: number };
/** The middle round of each, and how far the rounds lie apart. */
export type Row = Case & { engine: EngineName; driven: Driven; bare: number; drivenRange: Range; bareRange: Range };

const names = {
  contact: "contact form",
  quote: "quote, whole wizard",
  script: "with script",
  document: "without script",
};
const columns = [
  ...["database", "form", "way", "worker", "leads/s", "from–to", "p50 ms", "p95 ms", "p99 ms"],
  ...["CPU ms a lead", "kB written a lead", "bare loop/s", "from–to", "of bare loop"],
];

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ engine, form, way, worker, driven, bare, drivenRange, bareRange }) => [
    ...[engine, names[form], names[way], worker],
    ...[
      driven.perSecond.toFixed(0),
      span(drivenRange),
      ...[driven.p50, driven.p95, driven.p99].map((time) => time.toFixed(1)),
    ],
    ...[driven.cost?.cpu.toFixed(2) ?? "–", driven.cost ? (driven.cost.written / 1_024).toFixed(0) : "–"],
    ...[bare.toFixed(0), span(bareRange), percent(driven.perSecond / bare)],
  ]);
  const all = [columns, columns.map(() => "---"), ...lines];
  return all.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Whether the goal is reached, in a sentence for each way of running the worker. */
export function verdict(rows: readonly Row[]): string {
  const about = rows.filter(
    ({ engine, form, way }) => engine === goal.engine && form === goal.form && way === goal.way,
  );
  return about
    .map(({ worker, driven, bare, drivenRange, bareRange }) => {
      const share = driven.perSecond / bare;
      const outcome = outcomeOf(drivenRange.least / bareRange.most, drivenRange.most / bareRange.least);
      return `Goal (contact forms with script on SQLite at ${percent(goal.share)} of the bare loop), worker ${worker}: ${percent(share)}, ${outcome}.`;
    })
    .join("\n");
}

/** Rounds that lie further apart than the goal is away decide nothing. */
function outcomeOf(worst: number, best: number): string {
  if (worst >= goal.share) return "reached";
  return best < goal.share ? "**missed**" : `undecided (the rounds allow ${percent(worst)} to ${percent(best)})`;
}

function span({ least, most }: Range): string {
  return `${least.toFixed(0)}–${most.toFixed(0)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
