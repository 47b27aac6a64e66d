import { costOf } from "../load/process-cost.ts";
import { median } from "../pages/goal.ts";
import { drive, firstAnswer, requestFor } from "./raw-client.ts";
import { type Subject, startBare } from "./subjects.ts";

export type Lengths = { rounds: number; connections: number; warmUp: number; seconds: number };

export const contestants = ["site", "late", "bare", "nginx"] as const;
export type Contestant = (typeof contestants)[number];
/** Requests a second, and milliseconds of a core for each. */
type Figures = { perSecond: number; cpu: number };
/** What each did in one round. Late is the site that compression came to after its start; nginx may not be installed. */
export type Round = Partial<Record<Contestant, Figures>>;

type Servers = { site: Subject; late: Subject; nginx: Subject | undefined };

/** Asks all for the same address by turns, so that whatever else the machine does meets all alike. */
export async function compare(path: string, servers: Servers, lengths: Lengths) {
  const bare = await startBare(await firstAnswer(servers.site.port, requestFor(path)));
  const subjects = Object.entries({ ...servers, bare }).flatMap(([name, subject]) =>
    subject ? [{ name: name as Contestant, subject }] : [],
  );
  const rounds: Round[] = [];
  for (const { subject } of subjects) await figures(path, subject, lengths, lengths.warmUp);
  for (let round = 0; round < lengths.rounds; round++) {
    const results: Round = {};
    // Nobody always comes after the same one.
    const turn = round % subjects.length;
    for (const { name, subject } of [...subjects.slice(turn), ...subjects.slice(0, turn)]) {
      results[name] = await figures(path, subject, lengths, lengths.seconds);
    }
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
  return median(rounds.flatMap((round) => round[name]?.[figure] ?? []));
}

/** How the site did against another one, round by round, and of that the middle. */
export function share(rounds: readonly Round[], other: Contestant): number {
  return median(rounds.map((round) => (round.site?.perSecond ?? 0) / (round[other]?.perSecond ?? Number.NaN)));
}
