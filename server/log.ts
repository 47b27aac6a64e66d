import pino, { type DestinationStream, type Logger } from "pino";
import { StorageUnavailable } from "./ports/storage.ts";
import { WordsUnavailable } from "./ports/words.ts";

export type Log = Logger;

/** JSON lines without process id and host name: whatever collects them knows both. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino({ level, base: null, timestamp }, destination);
}

let writtenAt = 0;
let written = "";

/** As pino's own isoTime, made once a millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== writtenAt) written = pino.stdTimeFunctions.isoTime();
  writtenAt = now;
  return written;
}

export type RequestRecord = {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  /** The client went away before the response was out. */
  cut: boolean;
};

const unwritten: { log: Log; record: RequestRecord }[] = [];

/**
 * One line a request, written once the responses of this turn of the event loop are out: lines in a row take half of the
 * time.
 */
export function logRequest(log: Log, record: RequestRecord): void {
  if (unwritten.length === 0) setImmediate(writeRequests);
  unwritten.push({ log, record });
}

function writeRequests(): void {
  for (const { log, record } of unwritten.splice(0)) writeRequest(log, record);
}

/** No client address, no query, no user agent: nothing that tells who it was. */
function writeRequest(log: Log, { path, ms, cut, id, method, status, bytes }: RequestRecord): void {
  const rounded = Math.round(ms * 10) / 10;
  const line = { id, method, path: path.slice(0, 256), status, ms: rounded, bytes, ...(cut && { cut }) };
  log[requestLevel(path, status)](line, "request");
}

function requestLevel(path: string, status: number): "debug" | "info" | "error" {
  if (status >= 500) return "error";
  return path === "/healthz" || path === "/readyz" ? "debug" : "info";
}

/** What failed, by kind and place. Never the message, which may repeat what a visitor typed, but of a storage. */
export function logFailure(log: Log, id: string | undefined, error: unknown): void {
  log.error({ id, error: describe(error) }, "failure");
}

type Failure = { name: string; code?: string | undefined; at?: string[] | undefined; because?: string };

function describe(error: unknown): Failure {
  try {
    // Sentences for operators, which hold nothing of anybody.
    if (error instanceof StorageUnavailable || error instanceof WordsUnavailable) {
      return { name: error.name, because: error.message };
    }
    if (!(error instanceof Error)) return { name: typeof error };
    const { name, code, stack } = error as NodeJS.ErrnoException;
    const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
    return { name, code, at: frames?.map((line) => line.trim().slice(3)) };
  } catch {
    return { name: "unreadable" };
  }
}

/** Why a call to another server came to nothing, as a short code. Messages are left out: they may repeat what was sent. */
export function callFailure(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  if (error.name === "TimeoutError") return "timeout";
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? (error as NodeJS.ErrnoException).code ?? error.name;
}
