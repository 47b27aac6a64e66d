import { help } from "../data-folder/data-folder.ts";
import { StorageLost, StorageUnavailable } from "../ports/storage.ts";

type Trouble = { is: string; help: string; isLost?: boolean };

export const notADatabase = 26;

const busy = 5;

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html) and codes of Node that are nobody's mistake. */
const troubles: Record<string, Trouble> = {
  [busy]: { is: "another process holds it", help: help.wait },
  6: { is: "it is locked", help: help.wait },
  7: { is: "there is no memory left", help: help.wait },
  8: { is: "it may only be read", help: help.folder },
  10: { is: "the disk failed", help: help.space },
  11: { is: "its file is damaged", help: help.backup, isLost: true },
  13: { is: "the disk is full", help: help.space },
  14: { is: "its file cannot be opened", help: help.folder },
  15: { is: "another process is opening it", help: help.wait },
  [notADatabase]: { is: "its file is damaged or another program's", help: help.backup, isLost: true },
  ERR_INVALID_STATE: { is: "it is being opened anew", help: help.wait },
};

/** Runs a call of SQLite; what is wrong with its file or its disk becomes StorageUnavailable. */
export function withStorageErrors<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { errcode, code = "" } = error as { errcode?: number; code?: string };
    throw unavailable(errcode ?? code, error) ?? error;
  }
}

/** Whether another process held the database. */
export function isBusy(error: unknown): boolean {
  const { errcode } = ((error as Error).cause ?? {}) as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === busy;
}

/** What a code means; undefined where it may be our own mistake. */
export function unavailable(code: number | string, cause?: unknown): StorageUnavailable | undefined {
  // The upper bytes of a result code only say where in SQLite it happened.
  const trouble = troubles[typeof code === "number" ? code & 0xff : code];
  if (!trouble) return undefined;
  const Kind = trouble.isLost ? StorageLost : StorageUnavailable;
  return new Kind(`The database takes nothing now: ${trouble.is} (${code}); ${trouble.help}.`, { cause });
}
