import { type Case, type EngineName, type Form, goal } from "./cases.ts";
import type { Driven } from "./drive.ts";

/** The server beside the bare loop that ran right before it. */
export type Round = { driven: Driven; bare: number };
export type Row = Case & { engine: EngineName; rounds: readonly Round[] };

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
  const lines = rows.map(({ engine, form, way, worker, rounds }) => {
    const { driven } = middle(rounds, ({ driven }) => driven.perSecond);
    const { bare } = middle(rounds, ({ bare }) => bare);
    return [
      ...[engine, names[form], names[way], worker],
      ...[driven.perSecond.toFixed(0), span(rounds.map(({ driven }) => driven.perSecond))],
      ...[driven.p50, driven.p95, driven.p99].map((time) => time.toFixed(1)),
      ...[driven.cost?.cpu.toFixed(2) ?? "–", driven.cost ? (driven.cost.written / 1_024).toFixed(0) : "–"],
      ...[bare.toFixed(0), span(rounds.map(({ bare }) => bare)), percent(shareOf(rounds))],
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
    .map(({ form, worker, rounds }) => {
      const share = shareOf(rounds);
      const shares = rounds.map(({ driven, bare }) => (driven.perSecond / bare) * 100);
      const outcome = share >= goal.share ? "reached" : "**missed**";
      return `Goal (${percent(goal.share)} of the bare loop on SQLite), ${names[form]}, worker ${worker}: ${percent(share)}, ${outcome} (rounds from ${span(shares)} %).`;
    })
    .join("\n");
}

/** Of what the server reaches of the bare loop, round by round, the middle. */
function shareOf(rounds: readonly Round[]): number {
  const { driven, bare } = middle(rounds, ({ driven, bare }) => driven.perSecond / bare);
  return driven.perSecond / bare;
}

function middle<T>(results: readonly T[], by: (result: T) => number): T {
  return results.toSorted((a, b) => by(a) - by(b))[Math.floor(results.length / 2)] as T;
}

function span(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
