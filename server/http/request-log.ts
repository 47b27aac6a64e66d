import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** JSON lines without process id and host name: whatever collects them knows both. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

export type RequestRecord = {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  /** The client went away before the answer was out. */
  cut?: true;
};

/** One line a request. No address, no query, no user agent: nothing that tells who it was. */
export function logRequest(log: Log, record: RequestRecord): void {
  const line = { ...record, path: record.path.slice(0, 256), ms: Math.round(record.ms * 10) / 10 };
  if (record.status >= 500) log.error(line, "request");
  else if (record.path === "/healthz" || record.path === "/readyz") log.debug(line, "request");
  else log.info(line, "request");
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
