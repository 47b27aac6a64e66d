import type { Metric, Registry } from "prom-client";
import { type Answer, type AnswerKind, answerKinds } from "../http/answer.ts";
import type { RequestMeter } from "./meter.ts";

const methods = ["GET", "HEAD", "POST", "other"] as const;
/** Cut: the client went away before all of the answer was out. */
const statuses = ["2xx", "3xx", "4xx", "5xx", "cut"] as const;

/** Seconds. A finished page takes a fraction of a millisecond, a code by SMS some seconds. */
const bounds = [
  ...[0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01],
  ...[0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
];

/** Numbers in fixed places. prom-client makes and hashes labels anew for every count, which a page would feel. */
type Tally = { counts: Float64Array; buckets: Float64Array; seconds: number; timed: number; bytes: number };

type Sample = { metricName: string; labels: Record<string, string | number>; value: number };

/** Counts requests, and gives the counts to a registry when it is read. */
export function requestCounts(register: Registry): RequestMeter {
  const tallies = new Map(answerKinds.map((kind) => [kind, emptyTally()]));
  const tallyOf = (kind: AnswerKind) => tallies.get(kind) as Tally;

  provide(register, "counter", "site_requests_total", "Requests by what answered them.", (name) =>
    samples((kind, { counts }) =>
      methods.flatMap((method, row) => {
        const cells = statuses.map((status, column) => ({ status, value: cellOf(counts, row, column) }));
        // All statuses of what was seen, so that the first error is a rise and no new line.
        const isSeen = cells.some(({ value }) => value > 0) || (kind === "failed" && method === "GET");
        return isSeen
          ? cells.map(({ status, value }) => ({ metricName: name, labels: { class: kind, method, status }, value }))
          : [];
      }),
    ),
  );
  provide(register, "counter", "site_sent_bytes_total", "Bytes of answers, headers included.", (name) =>
    samples((kind, { timed, bytes }) =>
      timed > 0 ? [{ metricName: name, labels: { class: kind }, value: bytes }] : [],
    ),
  );
  provide(
    register,
    "histogram",
    "site_request_seconds",
    "Time from a request's headers to the end of its answer.",
    (name) => samples((kind, tally) => (tally.timed > 0 ? histogram(name, kind, tally) : [])),
  );

  function samples(of: (kind: AnswerKind, tally: Tally) => Sample[]): Sample[] {
    return [...tallies].flatMap(([kind, tally]) => of(kind, tally));
  }

  return {
    request(answer, method, isWhole, ms, bytes) {
      const tally = tallyOf(kindOf(answer));
      const column = isWhole && answer ? columnOf(answer.status) : cutColumn;
      count(tally.counts, rowOf(method), column);
      tally.bytes += bytes;
      // How long somebody waited who then left says more of them than of us.
      if (column !== cutColumn) time(tally, ms / 1_000);
    },
    refused(answer) {
      count(tallyOf(kindOf(answer)).counts, rowOf(undefined), columnOf(answer.status));
    },
  };
}

const cutColumn = statuses.indexOf("cut");

function emptyTally(): Tally {
  const counts = new Float64Array(methods.length * statuses.length);
  return { counts, buckets: new Float64Array(bounds.length + 1), seconds: 0, timed: 0, bytes: 0 };
}

function kindOf(answer: Answer | undefined): AnswerKind {
  if (!answer) return "none";
  if (answer.kind) return answer.kind;
  const { status } = answer;
  if (status >= 500) return "failed";
  if (status >= 400) return status === 404 || status === 410 ? "lost" : "refused";
  return status >= 300 ? "redirect" : "page";
}

function columnOf(status: number): number {
  return Math.min(Math.max(Math.floor(status / 100), 2), 5) - 2;
}

function rowOf(method: string | undefined): number {
  if (method === "GET") return 0;
  if (method === "HEAD") return 1;
  return method === "POST" ? 2 : 3;
}

function cellOf(counts: Float64Array, row: number, column: number): number {
  return counts[row * statuses.length + column] as number;
}

function count(counts: Float64Array, row: number, column: number): void {
  const cell = row * statuses.length + column;
  counts[cell] = (counts[cell] as number) + 1;
}

function time(tally: Tally, seconds: number): void {
  let bucket = 0;
  while (bucket < bounds.length && seconds > (bounds[bucket] as number)) bucket++;
  tally.buckets[bucket] = (tally.buckets[bucket] as number) + 1;
  tally.seconds += seconds;
  tally.timed++;
}

function histogram(name: string, kind: AnswerKind, { buckets, seconds, timed }: Tally): Sample[] {
  let sum = 0;
  const upTo = [...bounds, "+Inf"].map((le, index) => {
    sum += buckets[index] as number;
    return { metricName: `${name}_bucket`, labels: { le, class: kind }, value: sum };
  });
  return [
    ...upTo,
    { metricName: `${name}_sum`, labels: { class: kind }, value: seconds },
    { metricName: `${name}_count`, labels: { class: kind }, value: timed },
  ];
}

/** A registry needs of a metric its name and what it says when asked; its type asks for prom-client's own classes. */
function provide(
  register: Registry,
  type: "counter" | "histogram",
  name: string,
  help: string,
  values: (name: string) => Sample[],
): void {
  const get = async () => ({ name, help, type, values: values(name), aggregator: "sum" });
  register.registerMetric({ name, help, type, get } as unknown as Metric);
}
