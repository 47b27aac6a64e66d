import pino, { type DestinationStream, type Logger } from "pino";
import { StorageUnavailable } from "./ports/storage.ts";

export type Log = Logger;

/** JSON lines without process id and host name: whatever collects them knows both. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** What failed, by kind and place. Never the message, which may repeat what a visitor typed, but of a storage. */
export function logFailure(log: Log, id: string | undefined, error: unknown): void {
  log.error({ id, error: describe(error) }, "failure");
}

function describe(error: unknown): { name: string; code?: string; at?: string[]; because?: string } {
  try {
    if (error instanceof StorageUnavailable) return { name: StorageUnavailable.name, because: error.message };
    if (!(error instanceof Error)) return { name: typeof error };
    const { name, code, stack } = error as NodeJS.ErrnoException;
    const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
    return { name, code, at: frames?.map((line) => line.trim().slice(3)) };
  } catch {
    return { name: "unreadable" };
  }
}
