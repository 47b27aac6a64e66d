import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Environment, type EnvironmentSource, readEnvironment } from "../env.ts";
import type { Clock } from "../ports/limits.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { OptionName, Values } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** The world around a command. */
export type Surroundings = {
  terminal: Terminal;
  source: EnvironmentSource;
  clock: Clock;
  /** Where the person stands: names of files are read from here. */
  folder: string;
};

/** A command as it was typed. */
export type Call = Surroundings & { values: Values; operands: string[] };

/** A call with everything open that it works on. */
export type Session = Call & { env: Environment; storage: Storage };

export type Command = {
  /** One word, or two where commands belong together. */
  name: string;
  /** What stands after the name in the help. */
  operands?: string;
  mayHave: { least: number; most: number };
  options: readonly OptionName[];
  summary: string;
  /** More to know, a paragraph each. */
  details?: readonly string[];
  examples: readonly string[];
  /** Gives the exit code. */
  run: (call: Call) => Promise<number>;
};

/** Reads the environment and opens the storage as the server does, and closes it afterwards. */
export function withStorage(work: (session: Session) => Promise<number>): Command["run"] {
  return async (call) => {
    const env = readEnvironment(call.source);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
    // A mistyped folder would be made, and would then seem to hold no leads.
    if (!databaseUrl && !existsSync(dataDir)) {
      throw failure(`There is no folder ${resolve(dataDir)}: DATA_DIR must be the one the server runs with.`);
    }
    const storage = await openStorage({ databaseUrl, dataDir, clock: call.clock });
    try {
      return await work({ ...call, env, storage });
    } finally {
      await storage.close();
    }
  };
}

/** One JSON document for programs, lines for people. */
export function answer({ terminal, values }: Call, document: object, lines: () => string): void {
  terminal.out.write(`${values.json ? JSON.stringify(document, null, 2) : lines()}\n`);
}

/** Ends a command with a sentence for the person who typed it. */
export class Ending extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** What was typed makes no sense. */
export function misuse(sentence: string): Ending {
  return new Ending(sentence, 2);
}

/** What was typed makes sense, but cannot be done or was called off. */
export function failure(sentence: string): Ending {
  return new Ending(sentence, 1);
}

/** What a person who typed a command is told of a failure; nothing where it is a mistake of our own. */
export function sentencesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartRefusal) return error.sentences;
  if (error instanceof Ending || error instanceof StorageUnavailable) return [error.message];
  return isSystemError(error) ? [`${error.message}.`] : undefined;
}

/** The system refuses something: a folder of another user, a full disk. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
