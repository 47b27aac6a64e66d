import { costOf } from "../load/process-cost.ts";
import { median } from "../pages/goal.ts";
import { drive, firstAnswer, requestFor } from "./raw-client.ts";
import { type Subject, startBare } from "./subjects.ts";

export type Lengths = { rounds: number; connections: number; warmUp: number; seconds: number };

export type Contestant = "site" | "bare";
/** Requests a second, and milliseconds of a core for each. */
type Figures = { perSecond: number; cpu: number };
/** What each did in one round. */
export type Round = Record<Contestant, Figures>;

/** Asks both for the same address by turns, so that whatever else the machine does meets both alike. */
export async function compare(path: string, site: Subject, lengths: Lengths) {
  const bare = await startBare(await firstAnswer(site.port, requestFor(path)));
  const rounds: Round[] = [];
  for (const subject of [site, bare]) await figures(path, subject, lengths, lengths.warmUp);
  for (let round = 0; round < lengths.rounds; round++) {
    const results = {
      site: await figures(path, site, lengths, lengths.seconds),
      bare: await figures(path, bare, lengths, lengths.seconds),
    };
    rounds.push(results);
    console.log(`${path}, round ${round + 1}: ${describe(results)}`);
  }
  await bare.stop();
  return rounds;
}

async function figures(path: string, { port, pid }: Subject, lengths: Lengths, seconds: number): Promise<Figures> {
  const before = costOf(pid)?.cpu ?? Number.NaN;
  const { perSecond, answers } = await drive({
    port,
    request: requestFor(path),
    seconds,
    connections: lengths.connections,
  });
  return { perSecond, cpu: ((costOf(pid)?.cpu ?? Number.NaN) - before) / answers };
}

function describe(round: Round): string {
  return Object.entries(round)
    .map(([name, { perSecond }]) => `${name} ${Math.round(perSecond)}/s`)
    .join(", ");
}

/** The middle of all rounds. */
export function middle(rounds: readonly Round[], name: Contestant, figure: keyof Figures): number {
  return median(rounds.map((round) => round[name][figure]));
}

/** How the site did against bare node:http, round by round, and of that the middle. */
export function share(rounds: readonly Round[]): number {
  return median(rounds.map(({ site, bare }) => site.perSecond / bare.perSecond));
}
