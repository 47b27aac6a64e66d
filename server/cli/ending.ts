import { StorageUnavailable } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";

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
