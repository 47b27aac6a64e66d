import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Writable } from "node:stream";
import { type Environment, type EnvironmentSource, readEnvironment } from "../env.ts";
import type { Clock } from "../ports/limits.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";

/** Where a command writes and asks. */
export type Terminal = {
  out: Writable;
  err: Writable;
  /** How many columns fit; Infinity where the answer goes into a file or another program. */
  columns: number;
  /** Whether a person watches `err`. */
  isTTY: boolean;
  /** Asks for yes or no; absent where nobody can answer. */
  confirm?: (question: string) => Promise<boolean>;
};

/** What a command works with besides its arguments. */
export type CliContext = {
  terminal: Terminal;
  source: EnvironmentSource;
  clock: Clock;
  /** Names of files are relative to it. */
  folder: string;
  /** For a command that runs to its end and finds nothing, or something wrong. */
  setExitCode: (code: 1) => void;
};

/** The same with the settings read and the storage open. */
export type StorageContext = CliContext & { env: Environment; storage: Storage };

/** Reads the environment and opens the storage as the server does, and closes it afterwards. */
export async function withStorage(context: CliContext, work: (open: StorageContext) => Promise<void>): Promise<void> {
  const env = readEnvironment(context.source);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  // A mistyped folder would be made, and would then seem to hold no leads.
  if (!databaseUrl && !existsSync(dataDir)) {
    throw failure(`There is no folder ${resolve(dataDir)}: DATA_DIR must be the one the server runs with.`);
  }
  const storage = await openStorage({ databaseUrl, dataDir, clock: context.clock });
  try {
    await work({ ...context, env, storage });
  } finally {
    await storage.close();
  }
}

export type JsonOptions = { json?: true | undefined };

/** One JSON document for programs, lines for people. */
export function print({ terminal }: CliContext, { json }: JsonOptions, document: object, lines: () => string): void {
  terminal.out.write(`${json ? JSON.stringify(document, null, 2) : lines()}\n`);
}

/** Ends a command with a sentence for the person who typed it. */
export class CliError extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** What was typed makes no sense. */
export function usageError(sentence: string): CliError {
  return new CliError(sentence, 2);
}

/** What was typed makes sense, but cannot be done or was called off. */
export function failure(sentence: string): CliError {
  return new CliError(sentence, 1);
}

/** What a person who typed a command is told of a failure; nothing where it is a mistake of our own. */
export function sentencesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartRefusal) return error.sentences;
  if (error instanceof CliError || error instanceof StorageUnavailable) return [error.message];
  return isSystemError(error) ? [`${error.message}.`] : undefined;
}

/** The system refuses something: a folder of another user, a full disk. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
