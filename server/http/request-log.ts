import pino, { type DestinationStream } from "pino";
import type { Log } from "../log.ts";

export type RequestRecord = {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  /** The client went away before the answer was out. */
  cut: boolean;
};

type Line = RequestRecord & { log: Log; level: number; at: number };

/** Lines are made many at a time, which is quicker; but not so many that they linger in memory. */
const gathering = { milliseconds: 20, lines: 64 };
const gathered: Line[] = [];
// Before the log's own listener, which writes what it still has.
process.prependListener("exit", writeGathered);

/** One line a request. No address, no query, no user agent: nothing that tells who it was. */
export function logRequest(log: Log, { id, method, path, status, ms, bytes, cut }: RequestRecord): void {
  const level = levelOf(path, status);
  if (level < log.levelVal) return;
  if (gathered.length === 0) setTimeout(writeGathered, gathering.milliseconds);
  gathered.push({ log, level, at: Date.now(), id, method, path, status, ms, bytes, cut });
  if (gathered.length === gathering.lines) writeGathered();
}

const { debug, info, error: failed } = pino.levels.values as { debug: number; info: number; error: number };

function levelOf(path: string, status: number): number {
  if (status >= 500) return failed;
  return path === "/healthz" || path === "/readyz" ? debug : info;
}

function writeGathered(): void {
  for (const [log, lines] of Map.groupBy(gathered, ({ log }) => log)) streamOf(log).write(lines.map(textOf).join(""));
  gathered.length = 0;
}

function streamOf(log: Log): DestinationStream {
  return (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym] as DestinationStream;
}

/** As pino writes it, at a third of the cost. */
function textOf({ level, at, id, method, path, status, ms, bytes, cut }: Line): string {
  const place = JSON.stringify(path.slice(0, 256));
  const rounded = Math.round(ms * 10) / 10;
  const end = cut ? ',"cut":true' : "";
  return `{"level":${level},"time":"${isoTime(at)}","id":"${id}","method":"${method}","path":${place},"status":${status},"ms":${rounded},"bytes":${bytes}${end},"msg":"request"}\n`;
}

let moment = 0;
let written = "";

/** Requests come many a millisecond. */
function isoTime(at: number): string {
  if (at !== moment) written = new Date(at).toISOString();
  moment = at;
  return written;
}
