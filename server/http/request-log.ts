import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** JSON lines without process id and host name: whatever collects them knows both. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino({ level, base: null, timestamp: isoTime }, destination ?? standardOutput());
}

/** Milliseconds and bytes for which lines are gathered: a write for each would cost more than a page does. */
const gathering = { time: 20, bytes: 64 * 1024 };
const bytesOfCharacter = 3;

/** Gathered outside of the heap, where nothing is left of them to be tidied away. */
function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: false });
  const gathered = Buffer.allocUnsafe(gathering.bytes);
  let length = 0;
  const flush = () => {
    if (length > 0) out.write(gathered.toString("utf8", 0, length));
    length = 0;
  };
  process.on("exit", () => {
    flush();
    out.flushSync();
  });
  return {
    write(line) {
      if (length === 0) setTimeout(flush, gathering.time);
      const most = line.length * bytesOfCharacter;
      if (length + most > gathering.bytes) flush();
      if (most > gathering.bytes) out.write(line);
      else length += gathered.write(line, length);
    },
  };
}

let [moment, written] = [0, ""];

/** Requests come many a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== moment) written = `,"time":"${new Date(now).toISOString()}"`;
  moment = now;
  return written;
}

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

const { debug, info, error: failed } = pino.levels.values as Record<string, number>;

/**
 * One line a request, as pino writes it but written here: with pino's own way it would cost a tenth of a page. No
 * address, no query, no user agent: nothing that tells who it was.
 */
export function logRequest(log: Log, { id, method, path, status, ms, bytes, cut }: RequestRecord): void {
  const level = levelOf(path, status);
  if (level < log.levelVal) return;
  const place = JSON.stringify(path.slice(0, 256));
  const end = cut ? ',"cut":true' : "";
  streamOf(log).write(
    `{"level":${level}${isoTime()},"id":"${id}","method":"${method}","path":${place},"status":${status},"ms":${Math.round(ms * 10) / 10},"bytes":${bytes}${end},"msg":"request"}\n`,
  );
}

function levelOf(path: string, status: number): number {
  if (status >= 500) return failed as number;
  return (path === "/healthz" || path === "/readyz" ? debug : info) as number;
}

function streamOf(log: Log): DestinationStream {
  return (log as unknown as Record<symbol, DestinationStream>)[pino.symbols.streamSym] as DestinationStream;
}

/** What failed, by kind and place. Never the message: it may repeat what a visitor typed. */
export function logFailure(log: Log, id: string | undefined, error: unknown): void {
  log.error({ id, error: describe(error) }, "failure");
}

function describe(error: unknown): { name: string; code?: string; at?: string[] } {
  try {
    if (!(error instanceof Error)) return { name: typeof error };
    const { name, code, stack } = error as NodeJS.ErrnoException;
    const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
    return { name, code, at: frames?.map((line) => line.trim().slice(3)) };
  } catch {
    return { name: "unreadable" };
  }
}
